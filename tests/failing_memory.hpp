// Memory that fails: what `new`, and SQLite, ask for after so many times. In a program that has failing_memory.cpp
// among its sources.
#pragma once

#include <cstdint>
#include <functional>

namespace jadoube {

/// While it lives memory fails after so many requests, as it does where a machine has no more. One at a time, with no
/// connection of SQLite open when it begins.
class FailingMemory {
public:
    explicit FailingMemory(std::int64_t after);
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;
    ~FailingMemory();
    /// Memory is as ever from now on. Whether it came to a failure.
    bool end();
};

/// How often memory is asked for in a call that never lacks it.
std::int64_t requests_in(const std::function<void()>& call);

}  // namespace jadoube
