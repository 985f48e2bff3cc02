#include "cli/overview/pdf_printer.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp is POSIX, not C++
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>
#include <thread>
#include <vector>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<const char*, 5> kPrinters{"weasyprint", "chromium", "chromium-browser", "google-chrome",
                                               "google-chrome-stable"};
constexpr std::size_t kLargestPdf = std::size_t{256} << 20U;

/// Removed with all it holds.
class PrintFolder {
public:
    explicit PrintFolder(const fs::path& parent) : path_((parent / "jadoube-print-XXXXXX").string()) {
        is_made_ = ::mkdtemp(path_.data()) != nullptr;
    }
    PrintFolder(const PrintFolder&) = delete;
    PrintFolder& operator=(const PrintFolder&) = delete;
    ~PrintFolder() {
        std::error_code ignored;
        if (is_made_) fs::remove_all(path_, ignored);
    }
    [[nodiscard]] bool is_made() const { return is_made_; }
    [[nodiscard]] std::string operator/(const char* name) const { return path_ + "/" + name; }

private:
    std::string path_;
    bool is_made_ = false;
};

/// The first of them that stands in PATH.
std::optional<fs::path> printer_in_path(const Session& session) {
    const std::string folders = session.environment("PATH").value_or(std::string());
    for (const char* name : kPrinters)
        for (const std::string_view folder : split(folders, ':'))
            if (const fs::path path = fs::path(folder) / name; !folder.empty() && ::access(path.c_str(), X_OK) == 0)
                return path;
    return std::nullopt;
}

std::vector<std::string> words_for(const fs::path& printer, const PrintFolder& folder) {
    if (printer.filename() == kPrinters.front()) return {printer.string(), folder / "page.html", folder / "page.pdf"};
    std::vector<std::string> words{printer.string(),
                                   "--headless",
                                   "--disable-gpu",
                                   "--disable-dev-shm-usage",
                                   "--no-first-run",
                                   "--no-pdf-header-footer",
                                   "--user-data-dir=" + folder / "profile",
                                   "--print-to-pdf=" + folder / "page.pdf"};
    if (::geteuid() == 0) words.emplace_back("--no-sandbox");  // Chromium does not run for root otherwise
    words.push_back("file://" + folder / "page.html");
    return words;
}

/// Its exit status; nothing where it could not be begun, or was ended after two minutes.
std::optional<int> status_of(std::vector<std::string> words) {
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0);
    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
    pid_t child = 0;
    const int begun = ::posix_spawn(&child, pointers.front(), &files, &how, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    if (begun != 0) return std::nullopt;
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(2);
    int status = 0;
    while (::waitpid(child, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > end) {
            ::kill(-child, SIGKILL);
            ::waitpid(child, &status, 0);
            return std::nullopt;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return status;
}

}  // namespace

Result<std::string> printed_as_pdf(const Session& session, const std::string& html) {
    const auto printer = printer_in_path(session);
    if (!printer)
        return failure(ErrorCode::output_failed, "no program that prints PDF is in PATH", {},
                       "install weasyprint or chromium; or write the report as HTML, and print that in any browser");
    const PrintFolder folder(session.environment("TMPDIR").value_or("/tmp"));
    if (!folder.is_made())
        return failure(ErrorCode::output_failed, "no folder for temporary files could be made", {},
                       "name one in TMPDIR");
    if (const auto written = write_file(folder / "page.html", html); !written)
        return tl::unexpected<Error>(written.error());
    const auto status = status_of(words_for(*printer, folder));
    auto pdf = status == 0 ? read_file(folder / "page.pdf", kLargestPdf) : Result<std::string>(std::string());
    if (pdf && pdf->starts_with("%PDF-")) return pdf;
    return failure(ErrorCode::output_failed, "did not print the page", printer->string(),
                   "write the report as HTML, and print that in any browser");
}

}  // namespace jadoube::cli
