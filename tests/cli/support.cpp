#include "support.hpp"

#include <stdlib.h>  // mkdtemp
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "base/error.hpp"
#include "cli/program.hpp"

namespace jadoube::cli {

namespace fs = std::filesystem;

Json Outcome::json() const {
    const auto read = parse_json(out, "output");
    INFO(out);
    REQUIRE(read);
    return *read;
}

Given::Given(const std::string& content) : descriptor_(::memfd_create("given", 0)) {
    REQUIRE(::write(descriptor_, content.data(), content.size()) == static_cast<ssize_t>(content.size()));
    ::lseek(descriptor_, 0, SEEK_SET);
}

Given::~Given() {
    ::close(descriptor_);
}

std::string Given::number() const {
    return std::to_string(descriptor_);
}

Desktop::Desktop() : before_(fs::current_path()) {
    std::string name = (fs::temp_directory_path() / "jadoube-test-XXXXXX").string();
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    folder_ = fs::canonical(name);
    fs::current_path(folder_);
}

Desktop::~Desktop() {
    ::prctl(PR_SET_DUMPABLE, 1);  // commands with secrets shut out who looks for leaks at the end of the tests
    std::error_code problem;
    fs::current_path(before_, problem);
    fs::remove_all(folder_, problem);
}

Outcome Desktop::run(const std::vector<std::string>& words) const {
    return type(words, {});
}

Outcome Desktop::type(const std::vector<std::string>& words, const std::vector<std::string>& lines) const {
    auto next = lines.begin();
    std::ostringstream out;
    std::ostringstream err;
    Session session{
        .out = out,
        .err = err,
        .environment = [this](const std::string& name) -> std::optional<std::string> {
            if (name == "JADOUBE_LANGUAGE") return language_variable;
            if (const char* real = name == "PATH" || name == "TMPDIR" ? std::getenv(name.c_str()) : nullptr)
                return real;
            return name == "JADOUBE_LOG" ? log_variable : std::nullopt;
        },
        .now_ms = [this] { return now_ms_ += 1000; },
        .executable = folder_ / "bin" / "jadoube",
        .next_line = [&](const std::string&) { return next == lines.end() ? std::nullopt : std::optional(*next++); }};
    const ExitCode code = cli::run_to_end(words, session);
    return {static_cast<int>(code), out.str(), err.str()};
}

Outcome Desktop::expect(int code, const std::vector<std::string>& words) const {
    Outcome outcome = run(words);
    INFO("jadoube " << words.front());
    INFO(outcome.out);
    INFO(outcome.err);
    REQUIRE(outcome.code == code);
    return outcome;
}

std::vector<int> Desktop::at_once(const std::vector<std::vector<std::string>>& commands) const {
    int start[2] = {};
    REQUIRE(::pipe(start) == 0);
    std::vector<pid_t> children;
    for (const auto& words : commands) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            char byte = 0;
            ::close(start[1]);
            (void)!::read(start[0], &byte, 1);  // until all are there
            ::_exit(run(words).code);
        }
        children.push_back(child);
    }
    ::close(start[0]);
    ::close(start[1]);
    std::vector<int> codes;
    for (const pid_t child : children) {
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        codes.push_back(WIFEXITED(status) ? WEXITSTATUS(status) : -1);
    }
    return codes;
}

void Desktop::begin_log(const std::vector<std::string>& more) const {
    std::vector<std::string> words{"init",    "open.jadoube",         "--name",    "City Open",
                                   "--rules", test_file("club.json"), "--arbiter", "Ada Byron:chief arbiter"};
    words.insert(words.end(), more.begin(), more.end());
    expect(0, words);
}

void Desktop::write(const std::string& name, const std::string& content) const {
    std::ofstream(folder_ / name, std::ios::binary) << content;
}

std::string Desktop::read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(folder_ / name, std::ios::binary).rdbuf();
    return text.str();
}

std::string test_file(const std::string& name) {
    return std::string(JADOUBE_SOURCE) + "/tests/cli/" + name;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace jadoube::cli
