// Work done by several threads, with results in the order in which the work was given.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace jadoube {

/// One thread: everything is done when its result is asked for. The function is given the number of the thread, from 0,
/// so that each can have tools of its own.
template <typename Work, typename Done>
class OrderedWork {
public:
    using Function = std::function<Done(Work, std::size_t thread)>;

    OrderedWork(std::size_t threads, Function function) : function_(std::move(function)) {
        for (std::size_t thread = 0; threads > 1 && thread < threads; ++thread)
            threads_.emplace_back([this, thread] { work(thread); });
    }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;
    /// Work not begun is left undone.
    ~OrderedWork() {
        {
            const std::lock_guard lock(mutex_);
            is_over_ = true;
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    /// Whether each thread has enough to do for now.
    [[nodiscard]] bool is_full() const { return results_.size() >= 2 * threads_.size() + 1; }
    [[nodiscard]] bool is_empty() const { return results_.empty(); }

    void give(Work work) {
        std::packaged_task<Done(std::size_t)> task(
            [this, work = std::move(work)](std::size_t thread) mutable { return function_(std::move(work), thread); });
        results_.push_back(task.get_future());
        if (threads_.empty()) return task(0);
        {
            const std::lock_guard lock(mutex_);
            tasks_.push_back(std::move(task));
        }
        wake_.notify_one();
    }
    /// The result of the work given first of those not yet asked for. Waits for it.
    [[nodiscard]] Done next() {
        std::future<Done> first = std::move(results_.front());
        results_.pop_front();
        return first.get();
    }

private:
    using Task = std::packaged_task<Done(std::size_t)>;

    std::optional<Task> next_task() {
        std::unique_lock lock(mutex_);
        wake_.wait(lock, [this] { return is_over_ || !tasks_.empty(); });
        if (is_over_) return std::nullopt;
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        return task;
    }
    void work(std::size_t thread) {
        while (auto task = next_task()) (*task)(thread);
    }

    Function function_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Task> tasks_;
    std::deque<std::future<Done>> results_;
    bool is_over_ = false;
    std::vector<std::thread> threads_;  // last: they use the rest
};

}  // namespace jadoube
