// What can go wrong, said so that a person can act on it. Expected failures travel as Result<T>; broken invariants are
// assertions; exceptions of libraries end in the file that owns the library.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace jadoube {

/// The kinds of failure. Their printed names are stable, because logs and scripts outlive versions; docs/errors.md has
/// a row for each.
enum class ErrorCode {
    usage,               // the command line asks for something that does not exist
    file_missing,        // no file of that name
    file_unreadable,     // a directory, a device, no permission, a failed read
    too_large,           // over the limit of its unit
    not_utf8,            // text that is not UTF-8 where UTF-8 is required
    json_syntax,         // not JSON, or JSON beyond what we accept (fractions, depth)
    json_duplicate_key,  // one object names a key twice
    json_shape,          // a value of the wrong type, a missing or an unknown key
    unknown_name,        // a word outside a closed vocabulary
    format_newer,        // written by a newer version
    bad_square,          // not a square
    bad_fen,             // not a position
    bad_position,        // a position, but not one that can be played
    bad_move,            // not a move, or not a legal one here
    bad_pgn,             // a game that cannot be used as asked
    bad_time,            // not a time or not a time control
    no_such_game,        // the file holds no such game or move
    bad_ruleset,         // a ruleset that contradicts itself
    no_such_ruleset,     // no code of that name
    bad_case,            // a case that cannot be judged as written
    not_understood,      // a line of which something was not understood, or could mean two things
    log_missing,         // no log here, or several
    log_damaged,         // the log fails verification
    log_foreign,         // a file that is not a log
    log_busy,            // somebody else is writing
    log_readonly,        // the log cannot be written
    log_full,            // the disk is full
    log_unknown,         // unknown whether it was recorded
    key_unusable,        // the device key is missing, unreadable or not the log's
    bundle_refused,      // what a bundle holds cannot be taken in
    seal_shut,           // a sealed move does not open with these keys
    no_such_entry,       // the log holds no such entry
    output_failed,       // what was printed did not arrive
    internal             // a fault of the program
};

/// The stable name of a code, as in docs/errors.md.
[[nodiscard]] std::string_view name_of(ErrorCode code);

/// One failure. `where` is a file with line, a JSON pointer or a ply, and may be empty; `hint` is what to type or look
/// at next, and may be empty. Texts hold what the user gave; whoever prints them escapes them (text.hpp,
/// `for_terminal`).
struct Error {
    ErrorCode code = ErrorCode::internal;
    std::string message;
    std::string where = {};
    std::string hint = {};

    friend bool operator==(const Error&, const Error&) = default;
};

/// Shorthand for returning a failure.
[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, std::string message, std::string where = {},
                                                   std::string hint = {}) {
    return tl::unexpected<Error>(Error{code, std::move(message), std::move(where), std::move(hint)});
}

/// What was typed cannot be done: ErrorCode::usage.
[[nodiscard]] inline tl::unexpected<Error> refusal(std::string why, std::string hint, std::string where = {}) {
    return failure(ErrorCode::usage, std::move(why), std::move(where), std::move(hint));
}

/// `where: message` and, on a line of its own, `hint: ...`; without a final line end. Not escaped.
[[nodiscard]] std::string to_text(const Error& error);

}  // namespace jadoube
