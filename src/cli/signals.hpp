// What the system may do to a running command: interrupt it, close its pipes, fill its disk, have no memory for it.
#pragma once

#include <new>

#include "cli/session.hpp"

namespace jadoube::cli {

/// Once, before anything is opened: an interrupt ends the program with exit code 130 and a line that says so; a closed
/// pipe and a file over the limit become errors of the write in question; descriptors 0 to 2 that were closed can be
/// taken by no file; where memory ends the program does, as below.
void meet_the_system();

/// Whether standard output is a pipe that nobody reads any more.
[[nodiscard]] bool reader_has_gone();

/// Whether a person sees what goes to `err`.
[[nodiscard]] bool errors_go_to_terminal();

/// Threads begun while this lives leave interrupts to the one that begins them.
class InterruptsStayHere {
public:
    InterruptsStayHere();
    InterruptsStayHere(const InterruptsStayHere&) = delete;
    InterruptsStayHere& operator=(const InterruptsStayHere&) = delete;
    ~InterruptsStayHere();
};

/// For a long run that can be taken up again: as long as this lives, the first interrupt only asks for an end, and
/// breaks off the reading that the program waits for; the second ends it as usual.
class StopOnInterrupt {
public:
    StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    ~StopOnInterrupt();

    [[nodiscard]] bool was_asked() const;
};

/// Holds interrupts off while something is recorded or written, from before the first byte until the answer is
/// printed. One that comes meanwhile or later is too late and is dropped, so exit code 130 always means that nothing
/// was kept. Of several, one within the other, the outermost counts.
class Uninterrupted {
public:
    explicit Uninterrupted(Session& session);
    Uninterrupted(const Uninterrupted&) = delete;
    Uninterrupted& operator=(const Uninterrupted&) = delete;
    ~Uninterrupted();

private:
    Session& session_;
    bool is_outermost_;
};

/// While it lives the program ends at once where memory does, with a line that says what was recorded: as 12, nothing,
/// or that it is unknown. Nothing is unwound; what was not committed is not in the log. One at a time.
class EndWithoutMemory {
public:
    explicit EndWithoutMemory(const Session& session);
    EndWithoutMemory(const EndWithoutMemory&) = delete;
    EndWithoutMemory& operator=(const EndWithoutMemory&) = delete;
    ~EndWithoutMemory();

private:
    std::new_handler before_;
};

}  // namespace jadoube::cli
