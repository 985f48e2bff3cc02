// Every word of the vocabulary and of a ruling has its words in every language, and no language has others.
#include "base/error.hpp"
#include "report/catalogue/speaking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <stdexcept>
#include <thread>

#include "adjudicate/ruling/ruling.hpp"
#include "audit/finding.hpp"
#include "base/file.hpp"
#include "catch.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/compare/diff.hpp"
#include "rules/vocabulary/vocabulary.hpp"

using namespace jadoube;
using namespace jadoube::report;

namespace {

namespace fs = std::filesystem;
using Keys = std::set<std::string>;

/// Collects the keys of rows.
class Rows {
public:
    template <typename Names>
    void add_names(const std::string& table, const Names& names) {
        for (const auto& name : names) keys_.insert(table + "." + std::string(name));
    }
    template <typename Table>
    void add_table(const std::string& table, const Table& rows) {
        for (const auto& row : rows) add_names(table, {row.name});
    }
    template <typename Enum>
    void add_all(const std::string& table, const Enum& values) {
        for (const auto value : values) add_names(table, {name_of(value)});
    }
    template <typename Enum>
    void add_all(const std::string& table, std::initializer_list<Enum> values) {
        for (const auto value : values) add_names(table, {name_of(value)});
    }
    void add_names(const std::string& table, std::initializer_list<std::string_view> names) {
        for (const std::string_view name : names) keys_.insert(table + "." + std::string(name));
    }
    [[nodiscard]] const Keys& keys() const { return keys_; }

private:
    Keys keys_;
};

void add_facts(Rows& rows) {
    for (const rules::FactRow& fact : rules::facts()) {
        const std::string table = "fact." + std::string(fact.name);
        rows.add_names(table, {"ask"});
        if (fact.type == rules::FactType::yes_no) {
            rows.add_names(table, {"yes", "no"});
            if (!fact.words.empty()) rows.add_names("fact", {fact.name});
        } else if (fact.type == rules::FactType::number) {
            rows.add_names(table, {"many"});
            if (!fact.name.ends_with("_ms")) rows.add_names(table, {"one"});
        } else {
            rows.add_names("fact", {fact.name});
        }
        for (const std::string_view word : fact.words)
            if (word != rules::kCannotBeEstablished) rows.add_names(table, {word});
    }
    rows.add_names("value", {"cannot_be_established"});
    rows.add_names("fact.raised_by", {"either"});
}

void add_vocabulary(Rows& rows) {
    rows.add_table("place", rules::rows<rules::Place>());
    rows.add_names("place_without_offence", {"before_offence"});
    rows.add_table("game", rules::rows<rules::GameWord>());
    rows.add_table("result", rules::rows<rules::ResultWord>());
    rows.add_names("result_at_stalemate", {"mating_side_wins"});
    rows.add_table("men", rules::rows<rules::Men>());
    rows.add_table("right", rules::rows<rules::RightWord>());
    rows.add_table("grant", rules::rows<rules::Grant>());
    rows.add_table("penalty", rules::rows<rules::Penalty>());
    rows.add_table("conclusion", rules::rows<rules::Conclusion>());
    rows.add_table("origin", rules::rows<rules::Origin>());
    rows.add_table("question", rules::rows<rules::Question>());
    rows.add_table("piece", rules::rows<rules::PieceName>());
    rows.add_table("person", rules::rows<rules::Party>());
    rows.add_table("span", rules::rows<rules::CountSpan>());
    rows.add_table("since", rules::rows<rules::CountSince>());
    rows.add_table("stage", rules::rows<rules::Stage>());
    rows.add_table("whose", rules::rows<rules::Party>());
    rows.add_table("until", rules::rows<rules::Window>());
    rows.add_table("kind", rules::rows<rules::Kind>());
    for (const auto& row : rules::rows<rules::Kind>())
        if (row.name.starts_with("conduct")) rows.add_names("did", {row.name});
    rows.add_names("did.conduct",
                   {"absent.default_time_passed", "absent.late_ms", "leave.area", "leave.board", "leave.venue"});
    rows.add_table("claimed", rules::rows<rules::Ground>());
    rows.add_table("body", rules::rows<rules::Body>());
    rows.add_table("movement", rules::rows<rules::MovementRule>());
    rows.add_table("arrival", rules::rows<rules::Arrival>());
    rows.add_table("put_on", rules::rows<rules::PutOn>());
    rows.add_table("aspect", rules::rows<rules::Aspect>());
    rows.add_names("topic", rules::topic_names());
    for (const char* table : {"finding_kind", "found_as"}) rows.add_table(table, rules::rows<audit::FindingKind>());
    for (const char* table : {"appeal_outcome", "appeal_short"})
        rows.add_names(table, {"upheld", "dismissed", "withdrawn"});  // log/entry/entries.hpp
    rows.add_names("letter", {"king", "queen", "rook", "bishop", "knight"});
    rows.add_names("deposit", {"returned", "kept"});
    rows.add_names("sheets_as", {"differ", "gap", "gap_in_both", "illegal", "left_out", "unreadable"});
    rows.add_names("audience", {"organiser", "public"});  // report/event/audience.hpp
    rows.add_names("statistics_decision", {"as_proposed", "open", "option", "otherwise"});
    rows.add_names("statistics_appeal", {"dismissed", "pending", "upheld", "withdrawn"});
    rows.add_names("early_end", {"draw", "white-resigns", "black-resigns"});  // desk/adjourn/resumption.hpp
}

void add_ruling(Rows& rows) {
    using adjudicate::Status;
    rows.add_table("obstacle", rules::rows<adjudicate::Obstacle>());
    rows.add_all("no_mate", mate::kNoMates);
    rows.add_all("why_unknown", mate::kWhyUnknown);
    rows.add_table("status", rules::rows<adjudicate::Status>());
    rows.add_all("reservation", {Status::discretion, Status::silent, Status::needs_facts, Status::conflict});
    rows.add_table("clock", rules::rows<rules::ClockAction>());
    rows.add_table("finding", rules::rows<rules::ArticleState>());
    for (const char* table : {"other", "other_unsaid"}) rows.add_table(table, rules::rows<rules::OtherKind>());
    rows.add_table("deed", rules::rows<rules::Deed>());
    rows.add_table("deed", rules::rows<rules::GameWord>());
    rows.add_table("deed", rules::rows<rules::OtherKind>());
    rows.add_table("effect", rules::rows<adjudicate::EffectWord>());
    rows.add_table("no_effect", rules::rows<adjudicate::NoEffect>());
    for (const rules::Ending ending : rules::all_words<rules::Ending>())
        if (ending != rules::Ending::no) rows.add_names("ending", {rules::name_of(ending)});
}

/// The questions about a line, which are made in English (desk/line/questions_spoken.hpp; tests/desk holds the pages to
/// what is asked there).
void add_line_questions(Rows& rows) {
    for (const Phrase& phrase : english().phrases())
        for (const char* page : {"asked", "hint", "shown"})
            if (phrase.key.starts_with(std::string(page) + "."))
                rows.add_names(page, {phrase.key.substr(phrase.key.find('.') + 1)});
}

/// "duty.met" as the pages of a language: "duty".
std::string page_of(std::string_view key) {
    return std::string(key.substr(0, key.find('.')));
}

Keys pages_in(const Keys& keys) {
    Keys pages;
    for (const std::string& key : keys) pages.insert(page_of(key));
    return pages;
}

/// The names of sentences in a file, as the expression finds them.
Keys names_in(const fs::path& path, const std::regex& name) {
    Keys names;
    const auto text = read_file(path, std::size_t{1} << 20);
    REQUIRE(text.has_value());
    for (std::sregex_iterator found(text->begin(), text->end(), name), end; found != end; ++found)
        if ((*found)[2] != "hpp" && (*found)[2] != "html") names.insert(found->str(1) + "." + found->str(2));
    return names;
}

/// The keys of sentences, as the sources name them: all that stand in `report` beside the catalogues; in `desk` and
/// `cli`, where texts of that form are words of other lists too, those that are said there, or are of a page of this
/// module.
Keys keys_in_sources(const Keys& of_rows) {
    const std::regex literal(R"re("([a-z_]+)\.([a-z_]+)")re");
    const std::regex said(R"re(\b(?:say|phrase|Key)\(\s*"([a-z_]+)\.([a-z_]+)")re");
    const fs::path src = fs::path(JADOUBE_SOURCE) / "src";
    Keys keys;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(src / "report")) {
        const bool is_catalogue = entry.path().string().find("/catalogue/") != std::string::npos;
        if (entry.path().extension() == ".cpp" && !is_catalogue) keys.merge(names_in(entry.path(), literal));
    }
    Keys pages;
    for (const Phrase& phrase : english().phrases()) pages.insert(page_of(phrase.key));
    const Keys tables = pages_in(of_rows);
    for (const char* module : {"desk", "cli"}) {
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(src / module)) {
            if (entry.path().extension() != ".cpp") continue;
            keys.merge(names_in(entry.path(), said));
            for (const std::string& name : names_in(entry.path(), literal))
                if (pages.contains(page_of(name))) keys.insert(name);
        }
    }
    std::erase_if(keys, [&](const std::string& key) { return tables.contains(page_of(key)); });
    return keys;
}

Keys keys_of(const Catalogue& catalogue) {
    Keys keys;
    for (const Phrase& phrase : catalogue.phrases()) keys.insert(std::string(phrase.key));
    return keys;
}

/// What only one of them has.
std::string difference(const Keys& a, const Keys& b) {
    std::vector<std::string> apart;
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(apart));
    return fmt::format("{}", fmt::join(apart, " "));
}

Keys slots_in(std::string_view words) {
    Keys slots;
    const std::string text(words);
    const std::regex slot("\\{([a-z_]*)\\}");
    for (std::sregex_iterator found(text.begin(), text.end(), slot), end; found != end; ++found)
        slots.insert((*found)[1]);
    return slots;
}

}  // namespace

/// The table of names that English says as their parts.
constexpr const char* kNamed = "named";

/// All texts in quotation marks in the codes of law and in the sources, each once.
Keys quoted_texts() {
    const std::regex quoted(R"re("([a-z0-9_]+)")re");
    Keys all;
    for (const char* folder : {"rules", "src/rules", "src/chess", "src/adjudicate", "src/log"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(JADOUBE_SOURCE) / folder)) {
            if (!entry.is_regular_file()) continue;
            const auto text = read_file(entry.path(), std::size_t{1} << 24);
            REQUIRE(text.has_value());
            for (std::sregex_iterator found(text->begin(), text->end(), quoted), end; found != end; ++found)
                all.insert((*found)[1]);
        }
    }
    return all;
}

/// Without the case at its end: "piece.knight" of "piece.knight.dative".
std::string without_case(const std::string& key) {
    for (const GrammarCase grammar_case : kGrammarCases) {
        const std::string ending = "." + std::string(name_of(grammar_case));
        if (key.ends_with(ending)) return key.substr(0, key.size() - ending.size());
    }
    return key;
}

TEST_CASE("each language has the words of every row and of every sentence, and no others") {
    Rows rows;
    add_facts(rows);
    add_vocabulary(rows);
    add_ruling(rows);
    add_line_questions(rows);
    Keys expected = rows.keys();
    expected.merge(keys_in_sources(rows.keys()));
    for (const Catalogue* catalogue : catalogues()) {
        INFO(catalogue->language());
        Keys without_cases;
        for (const std::string& key : keys_of(*catalogue))
            if (page_of(key) != kNamed) without_cases.insert(without_case(key));
        CHECK(difference(without_cases, expected) == "");
        CHECK(keys_of(*catalogue).size() == catalogue->phrases().size());
    }
}

TEST_CASE("no phrase is a bare word of a file, and each has its slots in every language") {
    for (const Catalogue* catalogue : catalogues()) {
        for (const Phrase& phrase : catalogue->phrases()) {
            INFO(catalogue->language() << " " << phrase.key << ": " << phrase.words);
            CHECK_FALSE(phrase.words.empty());
            CHECK(phrase.words.find('_') == std::string_view::npos);
            if (page_of(phrase.key) == kNamed) continue;
            const auto in_english = english().find(without_case(std::string(phrase.key)));
            REQUIRE(in_english);
            CHECK(slots_in(phrase.words) == slots_in(*in_english));
        }
    }
}

TEST_CASE("slots are filled where they stand, and text of others stays theirs") {
    const Text said = say("duty.man_on", {{"man", std::string("rook")}, {"square", foreign("<b>")}});
    CHECK(plain(said) == "the rook on <b>");
    CHECK(said.spans().back().kind == Span::Kind::foreign);
    CHECK(plain(say("duty.man_on", {{"man", std::string("rook")}})) == "the rook on {square}");
    CHECK(plain(say("no.such_key")) == "no.such_key");
    CHECK(plain(say_row("place", "before_offence")) == words_of("place", "before_offence"));
    CHECK(words_of("place", "some_new_place") == "some new place");
}

TEST_CASE("a language is spoken until whoever speaks it ends, and then the one before it") {
    CHECK(spoken_language() == "en");
    CHECK(words_of("piece", "knight") == "knight");
    {
        const Speaking german_spoken(german());
        CHECK(spoken_language() == "de");
        CHECK(phrase("list.or") == "oder");
        {
            const Speaking english_again(english());
            CHECK(phrase("list.or") == "or");
        }
        CHECK(phrase("list.or") == "oder");
        try {
            const Speaking until_thrown(english());
            throw std::runtime_error("within");
        } catch (const std::runtime_error&) {
            CHECK(spoken_language() == "de");
        }
        std::string elsewhere;
        std::thread([&] { elsewhere = spoken_language(); }).join();
        CHECK(elsewhere == "en");
    }
    CHECK(spoken_language() == "en");
}

TEST_CASE("a man is named in the case that a sentence asks for, where the language has cases") {
    CHECK(words_of("piece", "knight", GrammarCase::dative) == "knight");
    const Speaking german_spoken(german());
    CHECK(words_of("piece", "knight") == "Springer");
    CHECK(words_of("piece", "knight", GrammarCase::nominative) == "der Springer");
    CHECK(words_of("piece", "knight", GrammarCase::accusative) == "den Springer");
    CHECK(words_of("piece", "knight", GrammarCase::dative) == "dem Springer");
    CHECK(man_words("f3", nullptr, GrammarCase::dative) == "der Figur auf f3");
    CHECK(man_words("first_own", nullptr, GrammarCase::accusative) == "die zuerst berührte eigene Figur");
    CHECK(capital(std::string("über")) == "Über");
    CHECK(capital(std::string("÷")) == "÷");
}

TEST_CASE("what English says as the parts of its name, another language names, and there is such a name") {
    const Keys names = quoted_texts();
    for (const Phrase& phrase : german().phrases()) {
        if (page_of(phrase.key) != kNamed) continue;
        const std::string name(phrase.key.substr(page_of(phrase.key).size() + 1));
        INFO(name);
        CHECK((names.contains(name) || names.contains(name + "_ms")));
    }
    for (const rules::FactRow& fact : rules::facts()) {
        INFO(fact.name);
        const std::string parts = spaced(fact.name);
        const Speaking german_spoken(german());
        CHECK((spaced(fact.name) != parts || fact.name == "chess960"));
    }
}

TEST_CASE("languages are found by their codes") {
    CHECK(catalogue_of("de") == &german());
    CHECK(catalogue_of("en") == &english());
    CHECK(catalogue_of("tlh") == nullptr);
    CHECK(catalogue_of("") == nullptr);
}

TEST_CASE("a fact is asked for with a question") {
    for (const rules::FactRow& fact : rules::facts()) {
        INFO(fact.name);
        CHECK(question_words(std::string(fact.name)).find('?') != std::string::npos);
    }
}
