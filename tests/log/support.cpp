#include "support.hpp"

#include <grp.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <memory>

#include "base/error.hpp"
#include "log/state/adjourned_game.hpp"

namespace jadoube::log {

Folder::Folder() {
    // In memory where there is such a disk: no test here cuts the power, and syncing takes its time.
    const bool has_memory = ::access("/dev/shm", W_OK | X_OK) == 0;
    std::string name = std::string(has_memory ? "/dev/shm" : "/tmp") + "/jadoube-log-XXXXXX";
    REQUIRE(::mkdtemp(name.data()) != nullptr);
    path_ = name;
    REQUIRE(::chmod(name.c_str(), 0777) == 0);  // so that `nobody` can use it in tests that run as root
}

Folder::~Folder() {
    ::chmod(path_.c_str(), 0777);
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Surroundings known_surroundings(unsigned char seed) {
    const auto now = std::make_shared<std::int64_t>(1'795'269'802'512);
    const auto next = std::make_shared<unsigned char>(seed);
    return {.now =
                [now] {
                    *now += 1000;
                    return UtcTime{*now};
                },
            .random =
                [next](std::size_t size) {
                    std::string bytes;
                    while (bytes.size() < size) bytes += static_cast<char>((*next)++);
                    return bytes;
                },
            .wait = std::chrono::seconds(20)};
}

NewLog new_log() {
    return {.event = {.name = "Hastings 2026",
                      .place = "Hastings",
                      .first_day = "2026-12-28",
                      .last_day = "2027-01-06",
                      .rules = {.id = "club-rules", .text = {}},
                      .arbiters = {{"Ada Byron", "chief arbiter"}},
                      .facts = Json::object({{"well_supervised", true}})},
            .rules_text = "{\"id\":\"club-rules\"}\n",
            .author = "Ada Byron"};
}

TextHash hash_of_rules() {
    return hash_of_text(new_log().rules_text);
}

event::GameReference game(const std::string& text) {
    return event::parse_game_reference(text).value();
}

EntryId id_of(unsigned char byte) {
    EntryId id;
    id.value.fill(byte);
    return id;
}

namespace {

NewEntry about_game(const EntryId& id, EntryData data) {
    return {.id = id, .data = std::move(data), .author = "Ada Byron", .game = game("r1b1")};
}

}  // namespace

NewEntry clocks_read(const EntryId& id) {
    const BoardReading first{game("r1b1"),
                             {.reading = {Millis{4'805'000}, Millis{5'470'000}},
                              .running = chess::Color::white,
                              .control = "40/5400+30:1800+30",
                              .moves = {18, 18}}};
    const BoardReading second{game("A.r1m2b3"), {.reading = {Millis{60'000}, Millis{0}}}};
    ClocksRead read{.watch = Millis{52'200'000}, .boards = {first, second}, .note = "board 2 had ended"};
    return {.id = id, .data = std::move(read), .author = "Ada Byron"};
}

NewEntry imported(const EntryId& id) {
    FileImported file{.file = "open.trf",
                      .format = "TRF",
                      .encoding = "UTF-8",
                      .sha256 = hash_of_rules(),
                      .text = hash_of_rules(),
                      .tournament = "City Open",
                      .control = "5400+30",
                      .players = 4};
    return {.id = id, .data = std::move(file), .author = "Ada Byron"};
}

NewEntry pairing(const EntryId& id, const EntryId& imported, event::PairedGames games) {
    return {.id = id, .data = RoundPaired{.imported = imported, .games = std::move(games)}, .author = "Ada Byron"};
}

NewEntry known_game(const EntryId& id) {
    return about_game(id, GameKnown{.players = {"Müller, Ä.", "O'Kelly"}, .moves = {"e4", "e5", "Nf3"}});
}

NewEntry incident(const EntryId& id, const std::string& note) {
    IncidentReported report{
        .acts = {Json::object({{"act", "touch"}, {"by", "white"}, {"squares", Json::array({"c1", "d5"})}})},
        .told_complete = true,
        .facts = {{"deliberate", true, "black"}},
        .clocks = {{Millis{3'600'000}, Millis{-500}}, chess::Color::white},
        .ply = 3,
        .reported_by = "black",
        .note = note};
    return about_game(id, report);
}

NewEntry ruling(const EntryId& id, const EntryId& on, const TextHash& rules, const std::string& status) {
    return about_game(id, RulingProposed{.incident = on,
                                         .rules = {"club-rules", rules},
                                         .ruling = Json::object({{"status", status}, {"chain", Json::array()}}),
                                         .program = "jadoube 0.1.0",
                                         .counted = {{"illegal_move", "white"}}});
}

NewEntry appeal(const EntryId& id, const EntryId& on, const EntryId& against) {
    return about_game(id, AppealFiled{.incident = on,
                                      .decision = against,
                                      .appellant = "black",
                                      .grounds = "the clock was not pressed",
                                      .deposit = "50 EUR",
                                      .window = Millis{1'800'000},
                                      .hears = "appeals_committee",
                                      .under = {"11.10"}});
}
NewEntry decision(const EntryId& id, const EntryId& on, const EntryId& ruling) {
    return about_game(id, DecisionMade{.incident = on, .ruling = ruling, .by = "Ada Byron"});
}

NewEntry withdrawal(const EntryId& id, const EntryId& of) {
    NewEntry entry = about_game(id, Withdrawn{"typed for the wrong board"});
    entry.supersedes = of;
    return entry;
}

CheckedLog opened_log(const std::filesystem::path& path, const std::string& text) {
    CheckedLog store = sample_log(path);
    const NewEntry broken_off = adjournment(id_of(0x10));
    REQUIRE(store.append(broken_off));
    MoveSealed sealed{.adjournment = broken_off.id,
                      .context = context_of(store.own_chain(), game("r1b1"), id_of(0x20), chess::Color::white,
                                            broken_off.id, std::get<GameAdjourned>(broken_off.data))};
    const std::string context = to_canonical_text(sealed.context);
    auto made = seal_text(Secret::of(text), context);
    REQUIRE(made);
    sealed.sealing = made->sealing;
    sealed.passphrase = {.operations = kLeastCost.operations, .memory = kLeastCost.memory};
    sealed.escrow = {EscrowWrap{}};
    REQUIRE(store.append({id_of(0x20), sealed, "Ada Byron", game("r1b1")}));
    const auto opening = open_text(made->sealing, made->keys, context);
    REQUIRE(opening);
    const SealOpened opened{id_of(0x20), opening->value, text, opening->commitment, "the arbiter"};
    REQUIRE(store.append({id_of(0x21), opened, "Ada Byron", game("r1b1")}));
    return store;
}

NewEntry adjournment(const EntryId& id) {
    return {id,
            GameAdjourned{.players = {"Steinitz", "Bardeleben"},
                          .fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                          .moves = {"e4", "e5"},
                          .move_number = 3,
                          .clocks = {{Millis{1'800'000}, Millis{1'700'000}}, chess::Color::white},
                          .draw_offer = chess::Color::black,
                          .resumption = "tomorrow, 10:00",
                          .rules = {"club-rules", hash_of_rules()}},
            "Ada Byron", game("r1b1")};
}

NewEntry fact(const EntryId& id, const EntryId& on, const std::string& name, Json value) {
    return about_game(
        id, FactTold{.incident = on, .told = {name, std::move(value), "white"}, .note = "asked at the board"});
}

CheckedLog sample_log(const std::filesystem::path& path, unsigned char seed) {
    auto store = CheckedLog::create(path, new_log(), known_surroundings(seed));
    REQUIRE(store);
    const auto id = [&](int n) { return id_of(static_cast<unsigned char>(seed * 16 + n)); };
    const auto recorded =
        store->append(std::vector<NewEntry>{known_game(id(1)), incident(id(2)), fact(id(3), id(2), "said", "late"),
                                            ruling(id(4), id(2), hash_of_rules()), decision(id(5), id(2), id(4))});
    REQUIRE(recorded);
    return std::move(*store);
}

CheckedLog log_of_another_device(const std::filesystem::path& path, unsigned char incidents) {
    NewLog begin = new_log();
    begin.event.device = "B";
    auto log = CheckedLog::create(path, begin, known_surroundings(120));
    REQUIRE(log);
    for (unsigned char i = 0; i < incidents; ++i)
        REQUIRE(log->append(incident(id_of(static_cast<unsigned char>(0x70 + i)))));
    return std::move(*log);
}

BundleFile bundle_of(const CheckedLog& log) {
    const std::string text = to_text(log.bundle().value());
    return {"other.bundle", hash_of_text(text), parse_bundle(text, "other.bundle").value()};
}

int answer_of_child(const std::function<int()>& work, bool as_nobody) {
    constexpr uid_t kNobody = 65534;
    constexpr int kNotChanged = 255;
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const bool must_change = as_nobody && ::geteuid() == 0;
        const bool changed =
            !must_change || (::setgroups(0, nullptr) == 0 && ::setgid(kNobody) == 0 && ::setuid(kNobody) == 0);
        ::_exit(changed ? work() : kNotChanged);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool holds_in_child(const std::function<bool()>& work, bool as_nobody) {
    return answer_of_child([&] { return work() ? 1 : 0; }, as_nobody) == 1;
}

std::string content_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write_content(const std::filesystem::path& path, const std::string& content) {
    std::ofstream file(path, std::ios::binary);
    file << content;
    REQUIRE(file.flush());
}

}  // namespace jadoube::log
