// Times "can this side still mate?", for tools/bench/mate.sh.
//
//   bench_mate [--most QUESTIONS] --real GAME.pgn...     a position at random of every game, asked about for both sides
//   bench_mate [--most QUESTIONS] --last GAME.pgn...     the last position of every game
//   bench_mate [--most QUESTIONS] --open FILE.jsonl...   labelled positions; a wrong answer ends with exit code 1
//
// Every set is asked twice: with evidence (line or proof), and for the verdict alone.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <random>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/replay.hpp"
#include "mate/can_mate.hpp"

using namespace jadoube;

namespace {

struct Question {
    chess::Position position;
    chess::Color side;
    std::optional<bool> truth = {};
};

struct Measured {
    double mean = 0;                   // by the clock of the processor, so that other work on the machine hardly counts
    std::vector<double> microseconds;  // of every question, by the clock on the wall
    std::uint64_t nodes = 0, most_nodes = 0;
    int yes = 0, no = 0, unknown = 0, wrong = 0;
};

constexpr std::uint64_t kSeed = 1862;

void add_both(std::vector<Question>& questions, const chess::Position& position) {
    questions.push_back({position, chess::Color::white});
    questions.push_back({position, chess::Color::black});
}

void add_games(std::vector<Question>& questions, std::ifstream& file, bool last) {
    static std::mt19937_64 random(kSeed);
    game::PgnReader reader(file);
    while (const auto game = reader.next()) {
        const game::Replay replay(game->record);
        const auto plies = static_cast<std::uint64_t>(replay.end().value) + 1;
        const auto ply = last ? replay.end() : game::Ply{static_cast<int>(random() % plies)};
        if (const auto position = replay.position(ply)) add_both(questions, *position);
    }
}

void add_labelled(std::vector<Question>& questions, std::ifstream& file) {
    for (std::string line; std::getline(file, line);) {
        const auto row = parse_json(line, "position");
        const auto setup = row ? chess::parse_fen(row->text("fen")) : tl::unexpected(row.error());
        const auto position = setup ? chess::Position::from(*setup) : tl::unexpected(setup.error());
        if (!position) continue;
        questions.push_back({*position, chess::Color::white, row->truth("white_can_mate")});
        questions.push_back({*position, chess::Color::black, row->truth("black_can_mate")});
    }
}

void note(Measured& measured, const mate::CanMate& answer, const Question& question) {
    measured.nodes += answer.nodes;
    measured.most_nodes = std::max(measured.most_nodes, answer.nodes);
    if (answer.verdict == mate::Verdict::unknown) {
        ++measured.unknown;
        return;
    }
    const bool can = answer.verdict == mate::Verdict::yes;
    ++(can ? measured.yes : measured.no);
    if (question.truth && *question.truth != can) {
        fmt::print("wrong: {} {}\n", chess::to_fen(question.position.setup()), name_of(question.side));
        ++measured.wrong;
    }
}

/// Not inlined, so that callgrind can count the instructions of the questions alone.
[[gnu::noinline]] mate::CanMate timed_question(mate::MateSolver& solver, const Question& question, bool evidence) {
    if (evidence) return solver.can_mate(question.position, question.side);
    return {.verdict = solver.verdict(question.position, question.side)};
}

double mean_of(const std::vector<Question>& questions, bool evidence) {
    mate::MateSolver solver;
    const std::clock_t start = std::clock();
    for (const Question& question : questions) (void)timed_question(solver, question, evidence);
    const auto seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    return seconds * 1e6 / static_cast<double>(questions.size());
}

Measured measure(const std::vector<Question>& questions, bool evidence) {
    Measured measured{.mean = mean_of(questions, evidence)};
    mate::MateSolver solver;
    for (const Question& question : questions) {
        const auto start = std::chrono::steady_clock::now();
        const auto answer = timed_question(solver, question, evidence);
        measured.microseconds.push_back(
            std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        note(measured, answer, question);
    }
    return measured;
}

void print(const char* name, Measured measured) {
    std::vector<double>& times = measured.microseconds;
    std::sort(times.begin(), times.end());
    fmt::print("  {:<9} mean {:9.2f} us  median {:8.2f}  p99 {:10.2f}  max {:12.1f}  {:9.0f} questions/s\n", name,
               measured.mean, times[times.size() / 2], times[times.size() * 99 / 100], times.back(),
               1e6 / measured.mean);
    fmt::print("            yes {}, no {}, unknown {}, wrong {}", measured.yes, measured.no, measured.unknown,
               measured.wrong);
    if (measured.nodes > 0) {
        fmt::print("; nodes mean {:.0f}, max {}",
                   static_cast<double>(measured.nodes) / static_cast<double>(times.size()), measured.most_nodes);
    }
    fmt::print("\n");
}

/// The most memory this process has had at any time, in MB.
double peak_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

int complain(std::string_view text) {
    fmt::print(stderr, "{}\n", text);
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string_view> words(argv + 1, argv + argc);
    std::size_t most = SIZE_MAX;
    if (words.size() > 2 && words[0] == "--most") {
        most = static_cast<std::size_t>(parse_int(words[1]).value_or(1));
        words.erase(words.begin(), words.begin() + 2);
    }
    const bool known = words.size() > 1 && (words[0] == "--real" || words[0] == "--last" || words[0] == "--open");
    if (!known) return complain("usage: bench_mate [--most QUESTIONS] --real|--last|--open FILE...");
    std::vector<Question> questions;
    for (std::size_t i = 1; i < words.size(); ++i) {
        std::ifstream file{std::string(words[i])};
        if (!file) return complain(fmt::format("{}: cannot be read", words[i]));
        words[0] == "--open" ? add_labelled(questions, file) : add_games(questions, file, words[0] == "--last");
    }
    if (questions.empty()) return complain("no positions in the files");
    std::shuffle(questions.begin(), questions.end(), std::mt19937_64(kSeed));
    if (questions.size() > most)
        questions.erase(questions.begin() + static_cast<std::ptrdiff_t>(most), questions.end());
    fmt::print("{} questions\n", questions.size());
    const double before = peak_memory();
    const Measured evidence = measure(questions, true);
    const Measured verdict = measure(questions, false);
    print("evidence", evidence);
    print("verdict", verdict);
    fmt::print("  memory at most {:.1f} MB, {:.1f} MB of it before the first question\n", peak_memory(), before);
    return evidence.wrong + verdict.wrong == 0 ? 0 : 1;
}
