#include "rules/read/ruleset_store.hpp"

#include <unistd.h>

#include <fstream>

#include "base/error.hpp"
#include "catch.hpp"
#include "rules/read/ruleset_index.hpp"
#include "rules/ruleset.hpp"
#include "rules/words/show.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

namespace fs = std::filesystem;

/// A folder of its own, gone at the end.
class Folder {
public:
    Folder() : path_(fs::temp_directory_path() / ("jadoube-store-" + std::to_string(::getpid()))) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void put(const std::string& name, const std::string& text) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name) << text;
    }
    void put_ruleset(const std::string& id, const std::string& title, const std::string& more = {}) const {
        put(id + ".json",
            R"({"format": 1, "id": ")" + fs::path(id).filename().string() + R"(", "title": ")" + title +
                R"(", "source": "made up", "checked_on": "2024-01-31", )" + more + R"("articles": [)" +
                samples::article("1 " + fs::path(id).filename().string(), R"("trigger": "touch", "then": "nothing")") +
                "]}");
    }
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

constexpr const char* kIndex = R"({"default": "new", "families": {"fide": [
  {"from": "2023-01-01", "id": "new"}, {"from": "2018-01-01", "id": "old"}]}})";

std::string found(const RulesetStore& store, const std::string& name) {
    const auto path = store.find(name);
    return path ? path->filename().string() : samples::to_text(path.error());
}

TEST_CASE("a name is an id, a family with a day, a family, a file, or the default") {
    const Folder folder;
    folder.put("index.json", kIndex);
    folder.put_ruleset("new", "New");
    folder.put_ruleset("old", "Old");
    const RulesetStore store({folder.path() / "missing", folder.path()});
    CHECK(found(store, "old") == "old.json");
    CHECK(found(store, "fide") == "new.json");
    CHECK(found(store, "fide@2017-12-31") ==
          "fide@2017-12-31: no edition of 'fide' held on 2017-12-31\nhint: the oldest known holds from 2018-01-01\n");
    CHECK(found(store, "fide@2018-01-01") == "old.json");
    CHECK(found(store, "fide@2022-12-31") == "old.json");
    CHECK(found(store, "fide@2023-01-01") == "new.json");
    CHECK(found(store, "fide@yesterday") == "fide@yesterday: 'yesterday' is no date\nhint: write fide@2024-05-31\n");
    CHECK(found(store, "") == "new.json");
    CHECK(found(store, "some/where.json") == "where.json");
    CHECK(found(store, "fidee") == "no ruleset 'fidee'\nhint: did you mean 'fide'? `jadoube rules list` shows all\n");
}

TEST_CASE("the first folder that has a ruleset counts") {
    const Folder folder;
    folder.put_ruleset("mine/club", "Mine");
    folder.put_ruleset("theirs/club", "Theirs");
    folder.put_ruleset("theirs/other", "Other");
    const RulesetStore store({folder.path() / "mine", folder.path() / "theirs"});
    const auto club = store.load("club");
    REQUIRE(club.has_value());
    CHECK(club->ruleset->title == "Mine");
    REQUIRE(store.load("other").has_value());
    CHECK(store.list().size() == 2);
}

TEST_CASE("a ruleset is loaded with its text and the texts it rests on") {
    const Folder folder;
    folder.put_ruleset("base", "Base");
    folder.put_ruleset("club", "Club", R"("extends": "base", )");
    const auto loaded = RulesetStore({folder.path()}).load("club");
    if (!loaded) FAIL(samples::to_text(loaded.error()));
    CHECK(loaded->ruleset->articles.size() == 2);
    CHECK(loaded->text.find("\"extends\"") != std::string::npos);
    REQUIRE(loaded->others.count("base") == 1);
    CHECK(loaded->others.at("base").find("\"Base\"") != std::string::npos);
}

TEST_CASE("a file may extend one that lies beside it") {
    const Folder folder;
    folder.put_ruleset("here/base", "Base");
    folder.put_ruleset("here/club", "Club", R"("extends": "base", )");
    const auto loaded =
        RulesetStore({folder.path() / "elsewhere"}).load((folder.path() / "here" / "club.json").string());
    if (!loaded) FAIL(samples::to_text(loaded.error()));
    CHECK(loaded->ruleset->articles.size() == 2);
}

TEST_CASE("a file under a wrong name and a damaged index are refused") {
    const Folder folder;
    folder.put_ruleset("right", "Right");
    fs::rename(folder.path() / "right.json", folder.path() / "wrong.json");
    const RulesetStore store({folder.path()});
    const auto wrong = store.load("wrong");
    REQUIRE_FALSE(wrong.has_value());
    CHECK(wrong.error().front().message == "the file calls itself 'right'");
    CHECK(wrong.error().front().hint == "name the file right.json");
    folder.put("index.json", R"({"defualt": "right"})");
    const auto index = store.index();
    REQUIRE_FALSE(index.has_value());
    CHECK(index.error().front().message == "'defualt' is no key of the index");
}

TEST_CASE("the list names title, default and family, and what cannot be read") {
    const Folder folder;
    folder.put("index.json", kIndex);
    folder.put_ruleset("new", "New");
    folder.put("odd.json", "{}");
    const auto list = RulesetStore({folder.path()}).list();
    REQUIRE(list.size() == 2);
    CHECK(list[0].is_default);
    CHECK(list[1].problem.find("in which format") != std::string::npos);
    const std::string table = rulesets_table(list);
    CHECK(table.substr(0, table.find('\n')) == "* new  New (fide from 2023-01-01)");
    CHECK(table.find("  odd  cannot be read: ") != std::string::npos);
}

TEST_CASE("days are dates in form") {
    CHECK(is_date("2024-02-29"));
    CHECK_FALSE(is_date("2024-2-29"));
    CHECK_FALSE(is_date("2024-13-01"));
    CHECK_FALSE(is_date("2024-00-01"));
    CHECK_FALSE(is_date("2024-01-32"));
    CHECK_FALSE(is_date("0000-01-01"));
    CHECK_FALSE(is_date(""));
}

TEST_CASE("the shipped index names editions by their days") {
    const auto index = RulesetStore({fs::path(JADOUBE_SOURCE) / "rules"}).index();
    if (!index) FAIL(samples::to_text(index.error()));
    CHECK_FALSE(index->default_id.empty());
    CHECK(index->families.count("fide") == 1);
}

}  // namespace
}  // namespace jadoube::rules
