#include "base/error.hpp"

namespace jadoube {

std::string_view name_of(ErrorCode code) {
    switch (code) {
        case ErrorCode::usage: return "usage";
        case ErrorCode::file_missing: return "file-missing";
        case ErrorCode::file_unreadable: return "file-unreadable";
        case ErrorCode::too_large: return "too-large";
        case ErrorCode::not_utf8: return "not-utf8";
        case ErrorCode::json_syntax: return "json-syntax";
        case ErrorCode::json_duplicate_key: return "json-duplicate-key";
        case ErrorCode::json_shape: return "json-shape";
        case ErrorCode::unknown_name: return "unknown-name";
        case ErrorCode::format_newer: return "format-newer";
        case ErrorCode::bad_square: return "bad-square";
        case ErrorCode::bad_fen: return "bad-fen";
        case ErrorCode::bad_position: return "bad-position";
        case ErrorCode::bad_move: return "bad-move";
        case ErrorCode::bad_pgn: return "bad-pgn";
        case ErrorCode::bad_time: return "bad-time";
        case ErrorCode::no_such_game: return "no-such-game";
        case ErrorCode::bad_ruleset: return "bad-ruleset";
        case ErrorCode::no_such_ruleset: return "no-such-ruleset";
        case ErrorCode::bad_case: return "bad-case";
        case ErrorCode::not_understood: return "not-understood";
        case ErrorCode::log_missing: return "log-missing";
        case ErrorCode::log_damaged: return "log-damaged";
        case ErrorCode::log_foreign: return "log-foreign";
        case ErrorCode::log_busy: return "log-busy";
        case ErrorCode::log_readonly: return "log-readonly";
        case ErrorCode::log_full: return "log-full";
        case ErrorCode::log_unknown: return "log-unknown";
        case ErrorCode::key_unusable: return "key-unusable";
        case ErrorCode::bundle_refused: return "bundle-refused";
        case ErrorCode::seal_shut: return "seal-shut";
        case ErrorCode::no_such_entry: return "no-such-entry";
        case ErrorCode::output_failed: return "output-failed";
        case ErrorCode::internal: return "internal";
    }
    return "internal";
}

std::string to_text(const Error& error) {
    std::string text;
    if (!error.where.empty()) text += error.where + ": ";
    text += error.message;
    if (!error.hint.empty()) text += "\nhint: " + error.hint;
    return text;
}

}  // namespace jadoube
