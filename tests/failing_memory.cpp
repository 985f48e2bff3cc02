#include "failing_memory.hpp"

#include <sqlite3.h>

#include <cstdlib>
#include <limits>
#include <new>

namespace jadoube {
namespace {

/// Of this thread alone: Catch and others go on as ever.
struct Failing {
    bool is_armed = false;
    bool has_failed = false;
    std::int64_t left = 0;
};
thread_local Failing failing;

bool fails_now() {
    if (!failing.is_armed || failing.left-- > 0) return false;
    failing.is_armed = false;
    failing.has_failed = true;
    return true;
}

void* asked_of_new(std::size_t size) {
    void* memory = fails_now() ? nullptr : std::malloc(size == 0 ? 1 : size);
    if (memory != nullptr) return memory;
    if (const auto handler = std::get_new_handler()) handler();
    throw std::bad_alloc();
}

/// As the standard library asks for a buffer that it can do without.
void* asked_without_exceptions(std::size_t size) {
    return fails_now() ? nullptr : std::malloc(size == 0 ? 1 : size);
}

sqlite3_mem_methods of_system;

void* asked_of_sqlite(int size) {
    return fails_now() ? nullptr : of_system.xMalloc(size);
}
void* asked_again(void* memory, int size) {
    return fails_now() ? nullptr : of_system.xRealloc(memory, size);
}

/// Once for the program: SQLite takes another memory only while nothing of it is in use.
void stand_between() {
    static const bool done = [] {
        sqlite3_shutdown();
        sqlite3_config(SQLITE_CONFIG_GETMALLOC, &of_system);
        sqlite3_mem_methods ours = of_system;
        ours.xMalloc = asked_of_sqlite;
        ours.xRealloc = asked_again;
        sqlite3_config(SQLITE_CONFIG_MALLOC, &ours);
        return sqlite3_initialize() == SQLITE_OK;
    }();
    (void)done;
}

}  // namespace

FailingMemory::FailingMemory(std::int64_t after) {
    stand_between();
    failing = {.is_armed = true, .left = after};
}

FailingMemory::~FailingMemory() {
    end();
}

bool FailingMemory::end() {
    failing.is_armed = false;
    return failing.has_failed;
}

std::int64_t requests_in(const std::function<void()>& call) {
    constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max();
    FailingMemory memory(kNever);
    call();
    return kNever - failing.left;
}

}  // namespace jadoube

// NOLINTBEGIN(cppcoreguidelines-no-malloc,hicpp-no-malloc): these are what stands in for them
void* operator new(std::size_t size) {
    return jadoube::asked_of_new(size);
}
void* operator new[](std::size_t size) {
    return jadoube::asked_of_new(size);
}
void* operator new(std::size_t size, const std::nothrow_t& /*unused*/) noexcept {
    return jadoube::asked_without_exceptions(size);
}
void* operator new[](std::size_t size, const std::nothrow_t& /*unused*/) noexcept {
    return jadoube::asked_without_exceptions(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t& /*unused*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, const std::nothrow_t& /*unused*/) noexcept {
    std::free(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc,hicpp-no-malloc)
