#include "support.hpp"

#include <stdlib.h>  // mkdtemp

#include "base/error.hpp"
#include "base/file.hpp"

namespace jadoube::desk {

EventLog::EventLog() {
    std::string folder = (std::filesystem::temp_directory_path() / "jadoube-desk-XXXXXX").string();
    REQUIRE(::mkdtemp(folder.data()) != nullptr);
    path_ = std::filesystem::path(folder) / "open.jadoube";
    const auto rules = read_file(std::string(JADOUBE_SOURCE) + "/tests/cli/club.json", kLargestJson);
    REQUIRE(rules);
    log::NewLog begin;
    begin.event = {.name = "Club evening", .rules = {.id = "club", .text = {}}, .arbiters = {{"Ada Byron", ""}}};
    begin.rules_text = *rules;
    begin.author = "Ada Byron";
    REQUIRE(log::CheckedLog::create(path_, begin, surroundings()));
}

EventLog::~EventLog() {
    std::error_code ignored;
    std::filesystem::remove_all(path_.parent_path(), ignored);
}

OpenLog EventLog::open() {
    auto open = open_log(path_, log::Access::append, surroundings());
    REQUIRE(open);
    return std::move(*open);
}

Receipt EventLog::enter(const adjudicate::Case& told, const std::string& play) {
    OpenLog open = this->open();
    const IncidentTold incident{.game = {.reference = game("r1b1"), .has_own_position = true},
                                .told = {.given = told, .play = rules::named<rules::Play>(play)},
                                .is_another = true};
    const auto entered = incident_to_enter(open, incident, {next_id(), "Ada Byron"});
    REQUIRE(entered);
    const auto judged = judge_matter(open, entered->matter);
    REQUIRE(judged);
    const auto receipt = desk::enter(open, *entered, *judged);
    REQUIRE(receipt);
    return *receipt;
}

log::EntryId EventLog::next_id() {
    return log::new_entry_id(surroundings().random);
}

log::Surroundings EventLog::surroundings() {
    return {.now = [this] { return log::UtcTime{now_ms_ += 1000}; },
            .random =
                [this](std::size_t size) {
                    std::string bytes;
                    while (bytes.size() < size) bytes += static_cast<char>(next_++);
                    return bytes;
                }};
}

event::GameReference game(const std::string& text) {
    return event::parse_game_reference(text).value();
}

adjudicate::Case told(const std::string& fen, std::vector<adjudicate::Act> acts) {
    adjudicate::Case given;
    given.game.start = chess::parse_fen(fen).value();
    given.dispute.acts = std::move(acts);
    given.dispute.told_complete = true;
    return given;
}

adjudicate::Act touches(adjudicate::Person by, const std::vector<std::string>& squares) {
    adjudicate::Touch touch;
    for (const std::string& square : squares) touch.squares.push_back(chess::square_named(square).value());
    touch.deliberate = true;
    return {by, touch};
}

adjudicate::Act moves(adjudicate::Person by, const std::string& from, const std::string& to) {
    return {by, adjudicate::MoveMan{{chess::square_named(from).value(), chess::square_named(to).value()}}};
}

}  // namespace jadoube::desk
