// No word of the vocabulary is compared as a text in src, and no sentence stands beside the catalogues of languages.
#include "literals.hpp"

#include <map>

#include "catch.hpp"

#include "base/error.hpp"

using namespace jadoube::architecture;

namespace {

namespace fs = std::filesystem;

const fs::path kSrc = fs::path(JADOUBE_SOURCE) / "src";

std::vector<fs::path> sources_in(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string name_of(const fs::path& path) {
    return path.lexically_relative(kSrc).generic_string();
}

/// Files that hold sentences for a reason.
const std::map<std::string, std::string> kWithSentences{
    {"desk/incident/answers.cpp", "the name of a part of a command, in its id"},
    {"desk/incident/appeals.cpp", "why somebody does not sit on an appeal, in errors"},
    {"desk/incident/authority.cpp", "who may decide, named in errors"},
    {"desk/claim/case_files.cpp", "the name of the standard input, in errors"},
    {"desk/laws/case_words.cpp", "the names of a case that do not exist, in its problems"},
    {"desk/incident/decisions.cpp", "what to type, in errors"},
    {"desk/known/game_files.cpp", "which games there are, in errors"},
    {"desk/known/game_on_file.cpp", "the tags of a game file"},
    {"desk/known/game_told.cpp", "which board may be meant, in errors"},
    {"desk/laws/law_of_game.cpp", "the meanings of a table"},
    {"desk/known/logged_case.cpp", "the name of a case, in errors"},
    {"desk/known/open_log.cpp", "which incidents there are, in errors"},
    {"desk/incident/penalties.cpp", "what may be chosen, in errors"},
    {"desk/incident/recording.cpp", "the name of the program"},
    {"desk/adjourn/resumption.cpp", "the name of a part of a command, in its id"},
};

/// Rooms that hold them: languages and forms; the lines that are typed in English, and what is answered there.
bool is_of_words(const std::string& name) {
    for (const char* room : {"report/catalogue/", "report/formats/", "desk/sayings/", "desk/words/", "desk/elements/",
                             "desk/groups/", "desk/told/", "desk/acts/", "desk/reading/", "desk/line/", "desk/prompt/"})
        if (name.starts_with(room)) return true;
    return false;
}

}  // namespace

TEST_CASE("no word of a table is compared, looked up or listed as a text", "[literals]") {
    const Tables tables = tables_in(kSrc);
    REQUIRE(tables.all.size() > 600);
    REQUIRE(tables.facts.size() > 100);
    for (const char* word :
         {"claim.flag", "supervisor", "on_board", "needs_facts", "held_by_check", "dead-position", "seventy-five"})
        CHECK(tables.all.contains(word));
    for (const char* module : {"adjudicate", "audit", "cli", "desk", "log", "report"}) {
        for (const fs::path& file : sources_in(kSrc / module)) {
            const auto found = words_compared(tokens_of(text_of_file(file)), tables);
            for (const std::string& place : found) UNSCOPED_INFO("src/" << name_of(file) << ":" << place);
            CHECK(found.empty());
        }
    }
}

TEST_CASE("no sentence stands in report or desk outside the catalogue and errors", "[literals]") {
    for (const char* module : {"report", "desk"}) {
        for (const fs::path& file : sources_in(kSrc / module)) {
            const std::string name = name_of(file);
            if (is_of_words(name)) continue;
            const auto found = english_in(tokens_of(text_of_file(file)));
            for (const std::string& place : found) UNSCOPED_INFO("src/" << name << ":" << place);
            CHECK(found.empty() != kWithSentences.contains(name));
        }
    }
}

TEST_CASE("comparisons with words are found on one line or several, and nothing else is") {
    const Words words{"stand", "claim.flag", "kind", "white", "black", "illegal_move.false_move", "claim"};
    Tables tables{words, {"late_ms"}, words};
    tables.all.insert("late_ms");
    const auto found_in = [&](std::string_view code) { return words_compared(tokens_of(code), tables).size(); };
    CHECK(found_in(R"(if (kind == "illegal_move.false_move") return;)") == 1);
    CHECK(found_in(R"(if ("stand" != place) return;)") == 1);
    CHECK(found_in(R"(if (kind.rfind("claim.", 0) == 0) return;)") == 1);
    CHECK(found_in(R"(if (values == Values{std::string("stand")}) return;)") == 1);
    CHECK(found_in("if (place ==\n    \"stand\") return;") == 1);
    CHECK(found_in("std::find(kinds.begin(),\n kinds.end(), \"claim.flag\")") == 1);
    CHECK(found_in(R"(kinds.contains("claim.flag"); kinds.erase("stand");)") == 2);
    CHECK(found_in(R"(option.choices = {"white", "black"};)") == 1);
    CHECK(found_in(R"(Told{{"late_ms", "white"}};)") == 0);
    CHECK(found_in(R"(if (word == "other-hand") return;)") == 0);
    CHECK(found_in(R"(facts.erase("late_ms");)") == 0);
    CHECK(found_in(R"(if (fact == "late_ms") return;)") == 1);
    CHECK(found_in(R"(if (json.find("kind") == nullptr) return;)") == 0);
    CHECK(found_in(R"(if (place == Place::stand) return;  // "stand" == place)") == 0);
    CHECK(found_in(R"(Json::object({{"kind", kind}, {"white", 1}});)") == 0);
    CHECK(found_in(R"(keys({"white", "black"});)") == 0);
    CHECK(found_in(R"(sides({"white", "black"});)") == 1);
}

TEST_CASE("sentences are found, and names, marks and errors are left alone") {
    const auto found_in = [](std::string_view code) { return english_in(tokens_of(code)).size(); };
    CHECK(found_in(R"(text += " Never opened.";)") == 1);
    CHECK(found_in(R"(fmt::format("{} moves to {}", a, b);)") == 1);
    CHECK(found_in(R"(add(rows, "Event", name);)") == 1);
    CHECK(found_in(R"(say("duty.met") + ", "; json.set("same_position", 1);)") == 0);
    CHECK(found_in(R"(return failure(ErrorCode::usage, fmt::format("no game is adjourned: {}", a));)") == 0);
    CHECK(found_in(R"(record.tag("White");)") == 0);
}
