#include "cli/line_input.hpp"

#include <histedit.h>
#include <langinfo.h>
#include <unistd.h>

#include <clocale>
#include <iostream>
#include <memory>
#include <string_view>

namespace jadoube::cli {
namespace {

constexpr int kMostKept = 500;  // lines

char* asked(EditLine* editor) {
    void* asks = nullptr;
    el_get(editor, EL_CLIENTDATA, &asks);
    return static_cast<std::string*>(asks)->data();
}

/// Letters beyond ASCII are read whole only where the locale says that the terminal speaks UTF-8; our texts always do.
EditLine* utf8_editor() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(::nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
    return el_init("jadoube", stdin, stdout, stderr);
}

/// A terminal with its history, as long as the program runs.
class Editor {
public:
    Editor() : history_(history_init()), editor_(utf8_editor()) {
        HistEvent event;
        history(history_, &event, H_SETSIZE, kMostKept);
        el_set(editor_, EL_CLIENTDATA, &asks_);
        el_set(editor_, EL_PROMPT, &asked);
        el_set(editor_, EL_EDITOR, "emacs");
        el_set(editor_, EL_HIST, history, history_);
    }
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;
    ~Editor() {
        el_end(editor_);
        history_end(history_);
    }

    std::optional<std::string> next(const std::string& asks) {
        asks_ = asks;
        int size = 0;
        const char* typed = el_gets(editor_, &size);
        if (typed == nullptr || size <= 0) return std::nullopt;
        std::string line(typed, static_cast<std::size_t>(size));
        if (line.ends_with('\n')) line.pop_back();
        HistEvent event;
        if (!line.empty()) history(history_, &event, H_ENTER, typed);
        return line;
    }

private:
    std::string asks_;
    History* history_;
    EditLine* editor_;
};

}  // namespace

bool is_terminal() {
    return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0;
}

std::function<std::optional<std::string>(const std::string&)> line_input() {
    if (is_terminal()) {
        return [editor = std::shared_ptr<Editor>()](const std::string& asks) mutable {
            if (!editor) editor = std::make_shared<Editor>();
            return editor->next(asks);
        };
    }
    return [](const std::string&) -> std::optional<std::string> {
        std::string line;
        return std::getline(std::cin, line) ? std::optional(line) : std::nullopt;
    };
}

}  // namespace jadoube::cli
