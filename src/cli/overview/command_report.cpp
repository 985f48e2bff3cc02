// jadoube report: the rulings of an event, for players, appeals committees and the file.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/session_log.hpp"
#include "cli/overview/pdf_printer.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/incident/left_open.hpp"
#include "desk/known/event_data.hpp"
#include "desk/known/incident_chain.hpp"
#include "desk/known/open_log.hpp"
#include "event/moment.hpp"
#include "report/event/appeal_bundle.hpp"
#include "report/event/audience.hpp"
#include "report/event/slip.hpp"
#include "report/formats/formats.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

struct ReportWords {
    desk::IncidentChoice choice;
    std::optional<log::LogNumber> slip;    // the incident whose slip is written
    std::optional<log::LogNumber> appeal;  // the incident of which a committee gets everything
    std::string audience;
    std::optional<log::LogNumber> at;
    std::string format;
    std::string output;
    std::string log;
    RulingWords ruling;
};

constexpr std::string_view kPdf = "pdf";

/// A page that another program prints, from what is written as HTML.
bool is_printed(const ReportWords& words) {
    const bool is_named = words.format == kPdf;
    return is_named || (words.format.empty() && lower(fs::path(words.output).extension().string()) == ".pdf");
}

/// The format asked for, else that of the file's name, else text.
Result<const report::Format*> format_of(const Session& session, const ReportWords& words) {
    if (is_printed(words)) return report::format_named("html");
    if (!words.format.empty()) return report::format_named(words.format);
    if (session.json) return report::format_named("json");
    if (words.output.empty() || words.output == "-") return report::format_named("text");
    const std::string extension = fs::path(words.output).extension().string();
    if (const report::Format* format = report::format_with_ending(extension)) return format;
    return failure(ErrorCode::usage, "the name of the file does not say the format", words.output,
                   fmt::format("end it in .pdf, {}, or name it with --format", report::endings_in_words()));
}

/// A slip and a bundle are pages of one incident.
Result<void> require_page(const report::Format& format, const ReportWords& words) {
    if (!words.slip && !words.appeal) return {};
    const std::string option = words.slip ? "--slip" : "--appeal";
    if ((words.slip && words.appeal) || words.choice.number || words.choice.is_of_many())
        return failure(ErrorCode::usage, "it is of one incident", option, "name it once");
    if (!words.audience.empty())
        return failure(ErrorCode::usage, "does not go with " + option, "--for", "leave one of them out");
    if (format.page != nullptr) return {};
    return failure(ErrorCode::usage, option + " writes a page, and this form has none", std::string(format.name),
                   "write it as html, md or text");
}

/// What cannot be judged anew is left to 'jadoube due', which says why.
void mark_due_again(const desk::OpenLog& open, report::EventReport& event) {
    const auto due = desk::due_after_changes(open);
    if (!due) return;
    for (report::IncidentReport& incident : event.incidents)
        incident.rests_on_changed = std::ranges::any_of(
            *due, [&](const desk::RulingDue& one) { return one.incident->entry.id == incident.incident.entry.id; });
}

/// With the incidents on which it rests. Fails where nobody has appealed.
Result<report::Document> bundle_of(const desk::OpenLog& open, const log::LoggedIncident& incident) {
    if (incident.appeals.empty())
        return failure(ErrorCode::usage, fmt::format("nobody has appealed against incident {}", incident.number),
                       "--appeal", fmt::format("for its report: 'jadoube report --incident {}'", incident.number));
    const auto incidents = desk::with_those_it_rests_on(open, incident);
    auto event = desk::event_data_of(open, incidents);
    if (!event) return tl::unexpected<Error>(event.error().front());
    mark_due_again(open, *event);
    return report::appeal_bundle(*event, desk::chain_of(open, incidents));
}

/// What is written of one incident alone.
Result<std::string> page_of(const Session& session, const desk::OpenLog& open, const report::EventReport& event,
                            const report::Format& format, const ReportWords& words) {
    if (words.slip) return report::written_slip(report::ruling_slip(event), format, terminal_style(session));
    const auto bundle = bundle_of(open, event.incidents.front().incident);
    if (!bundle) return tl::unexpected<Error>(bundle.error());
    return format.page(*bundle, terminal_style(session));
}

report::Audience audience_of(const ReportWords& words) {
    for (const report::Audience one : report::kAudiences)
        if (name_of(one) == words.audience) return one;
    return report::Audience::full;
}

std::vector<std::string> audience_names() {
    std::vector<std::string> names;
    for (const report::Audience one : report::kAudiences) names.emplace_back(name_of(one));
    return names;
}

std::vector<std::string> format_names() {
    std::vector<std::string> names;
    for (const report::Format& format : report::formats()) names.emplace_back(format.name);
    names.emplace_back(kPdf);
    return names;
}

ExitCode write(Session& session, std::string text, const ReportWords& words, const desk::OpenLog& open) {
    if (is_printed(words)) {
        auto pdf = printed_as_pdf(session, text);
        if (!pdf) return session.fail(pdf.error());
        text = std::move(*pdf);
    }
    if (words.output.empty() || words.output == "-") {
        session.out << text;
        return ExitCode::fine;
    }
    if (is_of_a_log(words.output, open.store.path())) {
        return session.fail(Error{ErrorCode::usage, "belongs to a log, and a report does not replace it", words.output,
                                  "name the report, as in rulings.html; the log is named with --log"});
    }
    const Uninterrupted held(session);
    if (const auto written = write_file(words.output, text); !written) return session.fail(written.error());
    return ExitCode::fine;
}

ExitCode run_report(Session& session, const ReportWords& words) {
    if (is_printed(words) && words.output.empty())
        return session.fail(Error{ErrorCode::usage, "a PDF goes into a file", "--output", "name it: -o rulings.pdf"});
    const auto format = format_of(session, words);
    if (!format) return session.fail(format.error());
    if (const auto fits = require_page(**format, words); !fits) return session.fail(fits.error());
    auto open = open_log(session, words.log, log::Access::read);
    if (open && words.at) open = desk::as_it_stood(std::move(*open), *words.at);
    if (!open) return session.fail(open.error());
    const auto& one = words.slip ? words.slip : words.appeal;
    auto choice = one ? desk::IncidentChoice{.number = one} : words.choice;
    choice.day = event::day_typed(choice.day, desk::event_of(open->state).time_zone, session.now_ms());
    auto event = desk::event_data(*open, choice);
    if (!event) return session.fail(event.error());
    mark_due_again(*open, *event);
    if (one) {
        auto page = page_of(session, *open, *event, **format, words);
        return page ? write(session, std::move(*page), words, *open) : session.fail(page.error());
    }
    if (words.ruling.explain) event->considered = report::Considered::shown;
    *event = report::for_audience(std::move(*event), audience_of(words));
    const std::string text = report::written(*event, **format, terminal_style(session));
    return write(session, text, words, *open);
}

/// Of which incidents it is.
std::vector<OptionSpec> choice_options(ReportWords& words) {
    return {
        {"--incident", "only this incident", &words.choice.number, "N", false, {}, ValueKind::incidents},
        {"--round", "only incidents of this round", &words.choice.round, "N", false, {}, ValueKind::rounds},
        {"--section", "only incidents of this section", &words.choice.section, "NAME"},
        {"--day", "only incidents entered on this day: 2026-05-14, today or yesterday", &words.choice.day, "DAY"},
        {"--arbiter",
         "only incidents that he entered or decided on",
         &words.choice.arbiter,
         "NAME",
         false,
         {},
         ValueKind::arbiters},
        {"--player",
         "only incidents of his games; a part of the name is enough",
         &words.choice.player,
         "NAME",
         false,
         {},
         ValueKind::players},
    };
}

}  // namespace

Command report_command() {
    const auto words = std::make_shared<ReportWords>();
    Command command;
    command.name = "report";
    command.summary = "Write the rulings report of the event";
    command.details =
        "For each incident: players, board, moves, diagram, what happened, facts and who told them, the ruling with "
        "articles\n"
        "and reasons, the decision, the clocks. The log is verified first; of a damaged one there is no report, and\n"
        "'jadoube verify' names the entry. An HTML report is one file that needs nothing else; PDF is\n"
        "printed from it by weasyprint or Chromium, where one of them is in PATH. A file of that name is replaced, "
        "but\n"
        "never a log or its key. With --at the report is that of an earlier moment, and says so; the whole log is\n"
        "verified all the same.\n"
        "With --round, --section, --day, --arbiter or --player it is of those incidents alone that fit all of them.\n"
        "With --slip it is one A5 page to leave at the board: diagram, what to play, clocks to set, lines to sign.\n"
        "With --for public it has decided incidents alone, without remarks, without the names of those who raised, "
        "told\n"
        "or decided anything, and of appeals the outcome; with --for organiser statistics, and no remarks and nothing "
        "that\n"
        "was replaced. What is confidential is in none. With --appeal it is all that a committee needs, in one "
        "document:\n"
        "incident, every entry on it with its hash, articles in full, position, moves, and the heads that prove it.";
    command.example = "jadoube report -o rulings.html";
    command.options = choice_options(*words);
    const std::vector<OptionSpec> more{
        {"--slip",
         "the ruling slip of this incident: one A5 page to leave at the board",
         &words->slip,
         "N",
         false,
         {},
         ValueKind::incidents},
        {"--appeal",
         "all on this incident for whoever hears the appeal against it",
         &words->appeal,
         "N",
         false,
         {},
         ValueKind::incidents},
        {"--for", "public, organiser or full: whom it is for (default: full)", &words->audience, "AUDIENCE", false,
         audience_names()},
        {"--at", "as the log stood after this entry", &words->at, "SEQ"},
        {"--format", fmt::format("{}, or pdf (default: by the name of the file, else text)", report::names_in_words()),
         &words->format, "FORMAT", false, format_names()},
        {"-o,--output", "the file to write (default: standard output)", &words->output, "FILE"},
        explain_option(words->ruling),
        log_option(words->log),
    };
    command.options.insert(command.options.end(), more.begin(), more.end());
    command.is_paged = true;
    command.run = [words](Session& session) { return run_report(session, *words); };
    return command;
}

}  // namespace jadoube::cli
