// Reports as PDF, printed by a program of the machine; here by one that stands in for it.
#include <stdlib.h>  // setenv
#include <sys/stat.h>

#include <optional>

#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

/// A printer of this name in the folder `bin`, which the run finds in PATH.
void install_printer(const Desktop& desktop, const std::string& name, const std::string& script) {
    std::filesystem::create_directories("bin");
    desktop.write("bin/" + name, "#!/bin/sh\n" + script);
    REQUIRE(::chmod(("bin/" + name).c_str(), 0755) == 0);
}

/// A variable of this process, which the program sees; as it was when this is gone.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        ::setenv(name, value.c_str(), 1);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable() {
        if (before_)
            ::setenv(name_, before_->c_str(), 1);
        else
            ::unsetenv(name_);
    }

private:
    const char* name_;
    std::optional<std::string> before_ = {};
};

const std::string kCopies = "{ /bin/echo '%PDF-1.7'; /bin/cat \"$1\"; } > \"$2\"\n";

}  // namespace

TEST_CASE("a report and a slip are printed from their HTML, and nothing is left behind") {
    const Desktop desktop;
    desktop.begin_log();
    (void)desktop.run({"incident", "r1b1", "--act", "white touches e2", "--white", "<b>Ada</b>", "--black", "Bo"});
    std::filesystem::create_directories("tmp");
    const Variable path("PATH", (desktop.folder() / "bin").string());
    const Variable temporary("TMPDIR", (desktop.folder() / "tmp").string());
    install_printer(desktop, "weasyprint", kCopies);
    desktop.expect(0, {"report", "-o", "rulings.pdf"});
    CHECK(desktop.read("rulings.pdf").starts_with("%PDF-1.7\n<!doctype html>"));
    desktop.expect(0, {"report", "--slip", "1", "--format", "pdf", "-o", "slip.pdf"});
    CHECK(contains(desktop.read("slip.pdf"), "&lt;b&gt;Ada"));
    CHECK(std::filesystem::is_empty("tmp"));
}

TEST_CASE("Chromium prints where there is no weasyprint") {
    const Desktop desktop;
    desktop.begin_log();
    const Variable path("PATH", "/nowhere:" + (desktop.folder() / "bin").string());
    install_printer(desktop, "chromium",
                    "for word; do case $word in --print-to-pdf=*) to=${word#*=};; file://*) of=${word#file://};; esac; "
                    "done\n{ /bin/echo '%PDF-1.4'; /bin/cat \"$of\"; } > \"$to\"\n");
    desktop.expect(0, {"report", "-o", "rulings.pdf"});
    CHECK(desktop.read("rulings.pdf").starts_with("%PDF-1.4\n<!doctype html>"));
}

TEST_CASE("what does not print is said, and the report of before stays") {
    const Desktop desktop;
    desktop.begin_log();
    desktop.write("rulings.pdf", "of before");
    const Variable path("PATH", (desktop.folder() / "bin").string());
    CHECK(contains(desktop.expect(7, {"report", "-o", "rulings.pdf"}).err, "no program that prints PDF"));
    install_printer(desktop, "weasyprint", "exit 1\n");
    CHECK(contains(desktop.expect(7, {"report", "-o", "rulings.pdf"}).err, "did not print the page"));
    install_printer(desktop, "weasyprint", "echo nothing > \"$2\"\n");
    CHECK(contains(desktop.expect(7, {"report", "-o", "rulings.pdf"}).err, "did not print the page"));
    CHECK(desktop.read("rulings.pdf") == "of before");
    CHECK(contains(desktop.expect(2, {"report", "--format", "pdf"}).err, "a PDF goes into a file"));
}
