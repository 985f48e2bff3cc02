// The program in German: what people read is German and nothing else, and what programs read is as in English.
#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "report/catalogue/catalogue.hpp"
#include "rules/read/ruleset_store.hpp"
#include "rules/read/translation_reader.hpp"
#include "rules/ruleset.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

const std::string kRules = std::string(JADOUBE_SOURCE) + "/rules";
const std::string kFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

Words in_german(Words words) {
    words.insert(words.end(), {"--language", "de"});
    return words;
}

/// Words with single spaces between, and one at each end: what was wrapped is one line again.
std::string flat(std::string_view text) {
    std::string words = " ";
    for (const char c : text) {
        const bool is_space = c == ' ' || c == '\n' || c == '\t' || c == '|';
        if (!is_space || words.back() != ' ') words += is_space ? ' ' : c;
    }
    return words + " ";
}

/// What stands between the slots of a phrase.
std::vector<std::string> pieces_of(std::string_view words) {
    std::vector<std::string> pieces{""};
    bool in_slot = false;
    for (const char c : words) {
        if (c == '{') pieces.emplace_back();
        in_slot = c == '{' || (in_slot && c != '}');
        if (!in_slot && c != '}') pieces.back() += c;
    }
    return pieces;
}

/// Pieces of English phrases of more than two words, which German does not say in the same words.
std::set<std::string> english_phrases() {
    std::string german;
    for (const report::Phrase& phrase : report::german().phrases()) german += flat(phrase.words);
    std::set<std::string> all;
    for (const report::Phrase& phrase : report::english().phrases()) {
        for (const std::string& piece : pieces_of(phrase.words)) {
            const std::string words = flat(trim(piece));
            const bool is_long = std::count(words.begin(), words.end(), ' ') > 3;
            if (is_long && german.find(words) == std::string::npos) all.insert(words);
        }
    }
    return all;
}

void check_no_english(const std::string& text) {
    static const std::set<std::string> kEnglish = english_phrases();
    REQUIRE(kEnglish.size() > 1000);
    const std::string words = flat(text);
    for (const std::string& phrase : kEnglish)
        if (words.find(phrase) != std::string::npos) FAIL_CHECK("English is left:" << phrase << "in:\n" << text);
}

/// A case of a file as a file of its own, without its name, which is English.
void write_nameless(const Desktop& desktop, const Json& one) {
    JsonObject members;
    for (const auto& [key, value] : *one.if_object())
        if (key == "given" || key == "when") members.emplace_back(key, value);
    desktop.write("case.json", to_text(Json(members)));
}

std::vector<Json> cases_in(const fs::path& path) {
    const auto text = read_file(path, std::size_t{1} << 24);
    REQUIRE(text.has_value());
    const auto json = parse_json(*text, path.string());
    REQUIRE(json.has_value());
    const Json* list = json->find("cases");
    return list != nullptr ? *list->if_array() : std::vector<Json>{*json};
}

/// Cases of every kind, and none that takes long.
std::vector<fs::path> case_files() {
    std::vector<fs::path> files;
    for (const char* folder : {"scenarios", "cases"})
        for (const auto& entry : fs::directory_iterator(fs::path(JADOUBE_SOURCE) / "tests" / folder / "fide-2023"))
            if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// One day of an event, with what is left of it to read.
void play_a_day(const Desktop& desktop, const Words& language) {
    const auto run = [&](int code, Words words) {
        words.insert(words.end(), language.begin(), language.end());
        desktop.expect(code, words);
    };
    run(0, {"init", "open.jadoube", "--rules-dir", kRules, "--control", "90+30", "--arbiter", "Ada Byron"});
    run(0, {"i", "r1b1", "--fen", kFen, "--white", "Müller", "--black", "Novák", "--white-clock", "1:02:03",
            "--black-clock", "0:58:00", "white Sg1-f4, presses; black points out"});
    run(0, {"decide", "1"});
    run(4, {"i", "r1b2", "--fen", kFen, "white touches f1, g1"});
    run(4, {"answer", "2", "deliberate=yes"});
    run(4, {"i", "r1b3", "white has a phone; black points out"});
    run(0, {"undo", "3", "--reason", "it was board 4"});
}

/// The bodies of the entries, without what is drawn by lot.
std::string entries_of(const Desktop& desktop) {
    std::string entries;
    const std::string lines = desktop.expect(0, {"log", "--json"}).out;
    for (const std::string_view line : split(lines, '\n')) {
        if (line.empty()) continue;
        INFO(line);
        const auto entry = parse_json(line, "log");
        REQUIRE(entry);
        REQUIRE(entry->find("body") != nullptr);
        const Json* body = entry->find("body")->find("data");
        const bool has_keys = entry->find("body")->text("kind") == "event";
        if (body != nullptr && !has_keys) entries += to_text(*body) + "\n";
    }
    static const std::regex kDrawn("[0-9a-f]{32,64}");
    return std::regex_replace(entries, kDrawn, "#");
}

}  // namespace

TEST_CASE("no English is left in a ruling in German") {
    const Desktop desktop;
    std::size_t judged = 0;
    for (const fs::path& path : case_files()) {
        for (const Json& one : cases_in(path)) {
            if (judged++ % 4 != 0 || one.find("given") == nullptr) continue;
            write_nameless(desktop, one);
            INFO(path.filename().string() << ": " << one.text("name"));
            const Outcome said = desktop.run(in_german({"judge", "case.json", "--explain", "--rules-dir", kRules}));
            CHECK(said.err.empty());
            check_no_english(said.out);
        }
    }
    CHECK(judged > 400);
}

TEST_CASE("a ruling as JSON is the same in every language") {
    const Desktop desktop;
    std::size_t judged = 0;
    for (const fs::path& path : case_files()) {
        for (const Json& one : cases_in(path)) {
            if (judged++ % 40 != 0 || one.find("given") == nullptr) continue;
            write_nameless(desktop, one);
            const Words words{"judge", "case.json", "--json", "--rules-dir", kRules};
            INFO(path.filename().string() << ": " << one.text("name"));
            CHECK(desktop.run(in_german(words)).out == desktop.run(words).out);
        }
    }
    CHECK(judged > 400);
}

TEST_CASE("a ruling in German names men in the case that its sentences ask for") {
    const Desktop desktop;
    const auto said = [&](const std::string& line) {
        return flat(desktop
                        .run(in_german({"judge", "--rules-dir", kRules, "--fen",
                                        "rnbqkbnr/ppp2ppp/8/3pp3/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 3", "--line",
                                        line, "--nothing-else"}))
                        .out);
    };
    const std::string touched = said("white touches c3 deliberately, then d5");
    CHECK(contains(touched, " Weiß muss den Bauern auf d5 mit dem Springer auf c3 schlagen: Sxd5 (4.3.3)."));
    CHECK(contains(touched, " Feststellung: "));
    const std::string moved = said("white Nf3-f5, presses; black points out");
    CHECK(contains(moved, " Weiß muss den Springer auf f3 ziehen: Sd4 Sg1 Sg5 Sh4 Sxe5 (4.3.1)."));
    CHECK(contains(moved, " Die Stellung vor dem Verstoß wird wiederhergestellt (Art. 7.5.1). Weiß ist am Zug."));
    CHECK(contains(moved, " Beurteilung nach FIDE-Schachregeln 2023 "));
    CHECK(contains(moved, " 7.5.5 Erster vollendeter regelwidriger Zug. "));
}

TEST_CASE("pages on a log are German, and the log is as in English") {
    const Desktop english;
    play_a_day(english, {});
    const std::string entries = entries_of(english);
    const Desktop desktop;
    play_a_day(desktop, {"--language", "de"});
    CHECK(entries_of(desktop) == entries);
    CHECK(contains(entries, R"("act":"touch")"));
    for (const Words& words : std::vector<Words>{{"report"},
                                                 {"report", "--slip", "1"},
                                                 {"log"},
                                                 {"open"},
                                                 {"player", "Müller"},
                                                 {"standing", "r1b1"},
                                                 {"due"},
                                                 {"report", "--player", "Novák"}}) {
        INFO(words.front());
        const Outcome said = desktop.run(in_german(words));
        CHECK(said.code == 0);
        check_no_english(said.out);
    }
    const std::string page = desktop.expect(0, in_german({"report", "--format", "html"})).out;
    CHECK(contains(page, "<html lang=\"de\">"));
    CHECK(contains(page, "Springer"));
    CHECK(contains(english.expect(0, {"report", "--format", "html"}).out, "<html lang=\"en\">"));
    CHECK(desktop.expect(0, in_german({"report", "--format", "json"})).out ==
          desktop.expect(0, {"report", "--format", "json"}).out);
    const std::string table = desktop.expect(0, in_german({"report", "--format", "csv"})).out;
    const std::string in_english = desktop.expect(0, {"report", "--format", "csv"}).out;
    CHECK(table.substr(0, table.find('\n')) == in_english.substr(0, in_english.find('\n')));
}

TEST_CASE("pages on games, clocks and adjourned games are German") {
    const Desktop desktop;
    const std::string game = std::string(JADOUBE_SOURCE) + "/data/karpov-miles-1986.pgn";
    desktop.expect(
        0, {"init", "open.jadoube", "--rules-dir", kRules, "--control", "40/90+30,30+30", "--arbiter", "Ada Byron"});
    for (const Words& words :
         std::vector<Words>{{"replay", game},
                            {"audit", game, "--rules-dir", kRules},
                            {"claim", "threefold", game, "--rules-dir", kRules},
                            {"clock", "show", "40/90+30,30+30"},
                            {"adjourn", "r1b1", "--fen", "8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 60", "--white-clock",
                             "0:10:00", "--black-clock", "0:11:00", "--format", "text"},
                            {"log"}}) {
        INFO(words.front());
        const Outcome said = desktop.run(in_german(words));
        CHECK(said.code <= 1);
        const std::string all = said.out + said.err;
        CHECK(all.size() > 20);
        check_no_english(all);
    }
}

TEST_CASE("what a line was read as, what to type next and the kinds of entries are German") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", kRules, "--control", "90+30", "--arbiter", "Ada Byron"});
    const Outcome told = desktop.run(in_german(
        {"i", "r1b1", "white has a phone in his pocket, switched off; white's clock shows 0:05:00; note: bag"}));
    CHECK(contains(told.err,
                   "Gelesen als: Weiß hat ein elektronisches Gerät; wo das Gerät war: am Spieler "
                   "selbst; das Gerät machte ein Geräusch: nein, es war ausgeschaltet; Uhr von Weiß: 0:05:00; "
                   "note: bag\n"));
    const Outcome adjourned =
        desktop.run(in_german({"adjourn", "r1b2", "--fen", "8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 41"}));
    CHECK(contains(adjourned.out, "\nweiter: jadoube seal r1b2 --by white\n"));
    const std::string log = desktop.expect(0, in_german({"log"})).out;
    for (const char* kind : {" Turnier ", " Vorfall ", " Entscheidung ", " Hängepartie "})
        CHECK(contains(flat(log), kind));
    check_no_english(log);
    CHECK(contains(desktop.expect(0, {"log"}).out, "adjournment"));
}

TEST_CASE("at the prompt the conversation is German") {
    const Desktop desktop;
    desktop.expect(0, {"init", "open.jadoube", "--rules-dir", kRules, "--control", "90+30", "--arbiter", "Ada Byron"});
    const std::string acts = "white Sg1-f4, presses; black points out";
    const Words lines{"?",    "r1b1",        "fen " + kFen,          acts, "?", "",     "?", "later",
                      "r1b2", "fen " + kFen, "white touches f1, g1", "",   "?", "later"};
    const Outcome said = desktop.type(in_german({"prompt"}), lines);
    CHECK(said.code == 0);
    INFO(said.out);
    CHECK(contains(said.out, "r1b1: ein neues Brett; Turnierschach; 5400+30\n"));
    CHECK(contains(said.out, "Weiß muss den Springer auf g1 ziehen: Se2 Sf3 Sh3 (4.3.1)."));
    CHECK(contains(said.out, "Gelesen als: Weiß zieht g1-f4; Weiß drückt die Uhr; Schwarz weist darauf hin"));
    CHECK(contains(said.out, "eingetragen als 3 (Vorfall 1)\n"));
    CHECK(contains(said.out, "Vorfall 1 wartet auf die Entscheidung: jadoube decide 1\n"));
    CHECK(contains(said.out, "\nHatte der Reklamierende eine Figur berührt, bevor er reklamierte?\n"));
    check_no_english(said.out);
}

TEST_CASE("the language is that of the option, else of the variable, else English; no other is guessed") {
    Desktop desktop;
    const Words words{"judge", "--rules-dir", kRules, "--fen", kFen, "--line", "white touches g1", "--nothing-else"};
    CHECK(contains(desktop.run(words).out, "White must move the knight on g1"));
    CHECK(contains(desktop.run(in_german(words)).out, "Weiß muss den Springer auf g1 ziehen"));
    desktop.language_variable = "de";
    CHECK(contains(desktop.run(words).out, "Weiß muss den Springer auf g1 ziehen"));
    Words english = words;
    english.insert(english.begin(), {"--language", "en"});
    CHECK(contains(desktop.run(english).out, "White must move the knight on g1"));
    desktop.language_variable = "tlh";
    const Outcome variable = desktop.run(words);
    CHECK(variable.code == 2);
    CHECK(variable.err == "jadoube: error: JADOUBE_LANGUAGE: there are no words in 'tlh'\nhint: known: en and de\n");
    CHECK(variable.out.empty());
    desktop.language_variable = "";
    Words unknown = words;
    unknown.insert(unknown.end(), {"--language", "fr"});
    CHECK(desktop.run(unknown).err ==
          "jadoube: error: --language: there are no words in 'fr'\nhint: known: en and de\n");
    unknown.back() = "--json";
    CHECK(desktop.run(unknown).code == 2);
}

TEST_CASE("a translation has each article of its code and no other, and is of the text that holds") {
    const rules::RulesetStore store({kRules});
    std::size_t files = 0;
    for (const report::Catalogue* language : report::catalogues()) {
        const auto translations = store.translations(std::string(language->language()));
        REQUIRE(translations.has_value());
        for (const auto& [id, translation] : *translations) {
            ++files;
            INFO(id);
            CHECK(translation.language == language->language());
            const auto loaded = store.load(id);
            REQUIRE(loaded.has_value());
            std::set<std::string> known;
            for (const rules::Article& article : loaded->ruleset->articles) {
                INFO(article.id << ": " << rules::text_mark(article));
                CHECK(rules::words_for(article, translation) != nullptr);
                known.insert(article.id);
            }
            for (const auto& [article, words] : translation.articles) {
                INFO(article);
                CHECK(known.contains(article));
            }
        }
    }
    CHECK(files >= 1);
}

namespace {

/// What the arbiter decides, in the words of the file.
void collect_own_words(const Json& json, std::set<std::string>& words) {
    if (const JsonArray* items = json.if_array())
        for (const Json& item : *items) collect_own_words(item, words);
    const JsonObject* members = json.if_object();
    if (members == nullptr) return;
    for (const auto& [key, value] : *members) collect_own_words(value, words);
    if (const std::string own = json.text("discretion"); !own.empty()) words.insert(own);
}

}  // namespace

TEST_CASE("what a translated code leaves to the arbiter in words of its own has words in that language") {
    const auto text = read_file(kRules + "/fide-2023.json", 10'000'000);
    REQUIRE(text.has_value());
    const auto json = parse_json(*text, "fide-2023");
    REQUIRE(json.has_value());
    std::set<std::string> words;
    collect_own_words(*json, words);
    CHECK(words.size() > 5);
    for (const std::string& own : words) {
        INFO(own);
        CHECK(report::german().find("named." + own).has_value());
    }
}

TEST_CASE("where the words of an article are not translated they are English, and that is said") {
    const Desktop desktop;
    const Words touch{"--fen", kFen, "--line", "white touches g1", "--nothing-else"};
    const auto judged = [&](const std::string& code) {
        Words words = in_german({"judge", "--rules-dir", kRules, "--rules", code});
        words.insert(words.end(), touch.begin(), touch.end());
        return flat(desktop.run(words).out);
    };
    const std::string remark = " Die Artikel dieses Regelwerks liegen hier nur auf Englisch vor. ";
    CHECK(contains(judged("fide-2018"), remark));
    CHECK_FALSE(contains(judged("fide-2023"), remark));
    const std::string article =
        flat(desktop.run(in_german({"rules", "show", "fide-2023", "4.3.1", "--rules-dir", kRules})).out);
    CHECK(contains(article, " Wer eine oder mehrere eigene Figuren berührt, muss die erste davon ziehen, "));
    CHECK(
        contains(article, " Ausgelöst durch: wer am Zug war, berührte Figuren, vor einem Zug oder ohne ihn (touch) "));
    CHECK(contains(article, " ein regelgemäßer Zug mit dieser Figur"));

    // A translation of another text of the article is not read out for this one.
    const fs::path folder = desktop.folder() / "own";
    fs::create_directories(folder / "locale" / "de");
    fs::copy_file(kRules + "/fide-2023.json", folder / "fide-2023.json");
    std::string text = *read_file(kRules + "/locale/de/fide-2023.json", std::size_t{1} << 24);
    const std::string mark = R"("id": "4.3.1", "of": ")";
    const auto at = text.find(mark);
    REQUIRE(at != std::string::npos);
    text.replace(at + mark.size(), 8, "00000000");
    desktop.write("own/locale/de/fide-2023.json", text);
    const std::string shown =
        flat(desktop.run(in_german({"rules", "show", "fide-2023", "4.3.1", "--rules-dir", folder.string()})).out);
    CHECK(contains(shown, " must move the first of them that can be moved. (englisch) "));
}

TEST_CASE("a damaged translation is refused with its place") {
    const auto problems = [](std::string_view text) {
        const auto read = rules::read_translation(text, "de/club.json");
        REQUIRE_FALSE(read.has_value());
        std::string all;
        for (const Error& error : read.error()) all += error.where + ": " + error.message + "\n";
        return all;
    };
    CHECK(contains(problems(R"({"ruleset": "club", "language": "de", "title": "Klub", "articels": []})"),
                   "de/club.json:1:56: "));
    CHECK(contains(problems(R"({"ruleset": "club", "language": "de"})"), "'title' is missing"));
    const std::string article = R"({"id": "1", "of": "x", "heading": "A", "summary": "B"})";
    CHECK(contains(problems(R"({"ruleset": "club", "language": "de", "title": "Klub", "articles": [)" + article + "," +
                            article + "]}"),
                   "article '1' stands here twice"));
    CHECK(contains(problems(R"({"ruleset": "club", "language": "de", "title": "Klub", "articles": [{"id": "1"}]})"),
                   "'heading' is missing"));
}
