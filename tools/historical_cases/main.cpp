// tools/cases: historical FILE [--out DIR]
#include <fmt/format.h>

#include <filesystem>
#include <iostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "historical_cases/convert.hpp"

namespace {

using namespace jadoube;

constexpr const char* kHelp = R"(Turn lines of historical.jsonl into case files

  tools/cases historical FILE [--out DIR]

Each line of FILE is a dispute told in occurrences with the ruling that is expected. It becomes the case file
DIR/<ruleset>/<id>.json, as "jadoube rules test" reads it. What the words of notes mean stands in
tools/historical_cases/phrases.json.

Options:
  --out DIR   the folder for the case files (default: cases)

Example:
  tools/cases historical historical.jsonl --out /tmp/cases && tools/jadoube rules test /tmp/cases
)";
constexpr std::size_t kLargest = std::size_t{64} << 20;

int fail(const Error& error, int code) {
    std::cerr << for_terminal(error.where) << (error.where.empty() ? "" : ": ") << for_terminal(error.message) << '\n';
    if (!error.hint.empty()) std::cerr << "hint: " << for_terminal(error.hint) << '\n';
    return code;
}

int write(const historical::Conversion& conversion, const std::filesystem::path& out) {
    for (const historical::CaseFile& file : conversion.files) {
        const auto folder = out / file.ruleset;
        std::error_code problem;
        std::filesystem::create_directories(folder, problem);
        const auto written = write_file(folder / (file.id + ".json"), historical::laid_out(file.json));
        if (!written) return fail(written.error(), 7);
    }
    return 0;
}

int historical_command(const std::string& path, const std::string& out) {
    const auto phrases = historical::Phrases::read(PHRASES);
    if (!phrases) return fail(phrases.error(), 2);
    const auto text = read_file(path, kLargest);
    if (!text) return fail(text.error(), 2);
    const auto conversion = historical::convert(*text, path, *phrases);
    for (const std::string& remark : conversion.remarks) std::cerr << for_terminal(remark) << '\n';
    for (const Error& error : conversion.errors) fail(error, 2);
    if (const int code = write(conversion, out); code != 0) return code;
    std::cerr << fmt::format("{} case files in {}\n", conversion.files.size(), for_terminal(out));
    return conversion.errors.empty() ? 0 : 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty() || words == std::vector<std::string>{"--help"} || words == std::vector<std::string>{"help"}) {
        std::cout << kHelp;
        return 0;
    }
    const bool with_out = words.size() == 4 && words[2] == "--out";
    if (words[0] == "historical" && (words.size() == 2 || with_out))
        return historical_command(words[1], with_out ? words[3] : "cases");
    return fail({ErrorCode::usage, "tools/cases does not know these words", {}, "tools/cases --help"}, 2);
}
