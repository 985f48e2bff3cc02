// What one run of the program has of the outside world: streams, environment, clock. Only `cli` has it.
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "base/result.hpp"
#include "cli/exit_code.hpp"

namespace jadoube::cli {

/// Results go to `out`, remarks and errors to `err`.
struct Session {
    std::ostream& out;
    std::ostream& err;
    std::function<std::optional<std::string>(const std::string& name)> environment;
    std::function<std::int64_t()> now_ms;  // UTC, as the machine believes
    std::filesystem::path executable;
    /// The next line of standard input, asked for on a terminal; nothing at its end. Empty: nobody can be asked.
    std::function<std::optional<std::string>(const std::string& asks)> next_line = {};
    bool is_terminal = false;                            // standard input and output both are
    bool json = false;                                   // --json
    std::vector<std::filesystem::path> rules_dirs = {};  // --rules-dir
    std::optional<std::string> language = {};            // --language
    /// What the command recorded, as "12" or "12 to 14", for whoever could not read its answer.
    std::shared_ptr<std::string> recorded = std::make_shared<std::string>();
    /// The words of this run.
    std::shared_ptr<std::vector<std::string>> typed = std::make_shared<std::vector<std::string>>();
    /// What is to be written by hand where the command records nothing; empty: it was not to record anything.
    std::shared_ptr<std::function<std::string()>> on_paper = std::make_shared<std::function<std::string()>>();

    /// Prints a failure to `err`, escaped, and returns its exit code. Where nothing was recorded that should have been,
    /// or nobody knows, it ends with what to write by hand.
    ExitCode fail(const Error& error) const;
    /// All of them; the code of the first.
    ExitCode fail(const Errors& errors) const;
    /// One JSON object and a line end.
    void print(const Json& value) const;
};

}  // namespace jadoube::cli
