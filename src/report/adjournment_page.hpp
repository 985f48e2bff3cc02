// Adjourned games for people: what stands on the envelope, the slip that goes into it, and what became of the game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/millis.hpp"
#include "report/document.hpp"

namespace jadoube::report {

/// One sealed move. What it is stands here only once it was opened.
struct EnvelopeReport {
    chess::Color by = chess::Color::white;
    std::string entry = {};
    std::string at = {};
    std::string fingerprint = {};  // of the commitment, in words
    bool replaced = false;
    bool is_fixed = false;  // the clock was paused
    std::vector<std::string> escrow = {};
    std::optional<std::string> opened = {};  // the text
    std::string opened_how = {};             // "on 2026-11-22 10:03 UTC by the arbiter"
    bool agrees = true;                      // with the commitment
};

struct AdjournmentReport {
    std::string event = {};
    std::string reference = {};  // "round 5, board 12"
    std::string entry = {};
    std::string at = {};
    chess::ByColor<std::string> players = {};
    std::optional<chess::Setup> position = {};
    std::string moves = {};  // the last ones
    int move_number = 1;
    chess::Color seals = chess::Color::white;
    chess::ByColor<std::optional<Millis>> left = {};
    chess::ByColor<std::optional<Millis>> used = {};
    std::string control = {};
    std::optional<chess::Color> running = {};
    std::optional<chess::Color> draw_offer = {};
    std::string resumption = {};
    std::string laws = {};
    std::string note = {};
    std::string status = {};
    std::vector<EnvelopeReport> envelopes = {};
    std::vector<std::string> since = {};  // what has happened, a sentence each
};

/// All that stands on the envelope, and room for signatures.
[[nodiscard]] Document envelope_page(const AdjournmentReport& adjournment);
/// For a report on the event: the same, and what became of it.
[[nodiscard]] Section adjournment_section(const AdjournmentReport& adjournment, int heading_level = 2);

/// The slip for the paper envelope. Its code is one half of the key.
struct SlipReport {
    std::string event = {};
    std::string reference = {};
    chess::ByColor<std::string> players = {};
    chess::Color by = chess::Color::white;
    int move_number = 1;
    std::string entry = {};
    std::string fingerprint = {};
    std::string code = {};
};
[[nodiscard]] Document slip_page(const SlipReport& slip);

}  // namespace jadoube::report
