// What stands in a line, one behind the other, by its place. Whoever asks for what stands beside something needs not
// ask whether the line goes on: beyond either end of it stands a stop.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace jadoube::desk {

template <typename T>
class Placed {
public:
    using Place = std::size_t;

    Placed() = default;
    Placed(std::initializer_list<T> all) : all_(all) {}
    explicit Placed(std::vector<T> all) : all_(std::move(all)) {}

    [[nodiscard]] std::size_t size() const { return all_.size(); }
    [[nodiscard]] bool empty() const { return all_.empty(); }
    [[nodiscard]] auto begin() const { return all_.begin(); }
    [[nodiscard]] auto end() const { return all_.end(); }

    /// What stands there; a stop beyond either end, so also at the place before the first (0 - 1).
    [[nodiscard]] const T& operator[](Place at) const {
        static const T kStop{.kind = T::Kind::stop, .text = {}};
        return at < size() ? all_[at] : kStop;
    }
    [[nodiscard]] const T& back() const { return (*this)[size() - 1]; }
    [[nodiscard]] bool is_stop(Place at) const { return (*this)[at].kind == T::Kind::stop; }

    /// Whether these stand there one behind the other, each as its own question asks.
    template <typename... Is>
    [[nodiscard]] bool stand(Place at, const Is&... is) const {
        return (is((*this)[at++]) && ...);
    }
    /// The first place from one to another that answers the question; the other where none does.
    template <typename Is>
    [[nodiscard]] Place find(Place from, Place to, Is is) const {
        while (from < to && !is((*this)[from])) ++from;
        return from;
    }
    template <typename Is>
    [[nodiscard]] bool any(Place from, Place to, Is is) const {
        return find(from, to, is) < to;
    }
    template <typename Is>
    [[nodiscard]] bool all(Place from, Place to, Is is) const {
        return !any(from, to, [&](const T& one) { return !is(one); });
    }

    /// Whether a clause begins there: whether a stop, or nothing, stands before it.
    [[nodiscard]] bool begins_clause(Place at) const { return is_stop(at - 1); }
    /// The place behind the last stop before this one.
    [[nodiscard]] Place clause_begin(Place at) const {
        while (!begins_clause(at)) --at;
        return at;
    }
    /// The place of the first stop from here on, which may be beyond the end.
    [[nodiscard]] Place clause_end(Place at) const {
        while (!is_stop(at)) ++at;
        return at;
    }

    /// The texts from one place to another, with spaces between.
    [[nodiscard]] std::string text(Place from, Place to) const {
        std::string joined;
        for (; from < to; ++from) joined += (joined.empty() ? "" : " ") + (*this)[from].text;
        return joined;
    }
    /// What stands from one place to another.
    [[nodiscard]] Placed part(Place from, Place to) const { return Placed(std::vector<T>(it(from), it(to))); }

    /// What stands at a place of the line, to be changed.
    [[nodiscard]] T& change(Place at) { return all_[at]; }
    void push_back(T one) { all_.push_back(std::move(one)); }
    void pop_back() { all_.pop_back(); }
    void insert(Place at, const Placed& more) { all_.insert(it(at), more.begin(), more.end()); }
    void erase(Place from, Place to) { all_.erase(it(from), it(to)); }
    void erase(Place at) { erase(at, at + 1); }
    void replace(Place from, Place to, T one) {
        erase(from, to);
        all_.insert(it(from), std::move(one));
    }

    [[nodiscard]] std::vector<T> taken() && { return std::move(all_); }

private:
    /// The place, or the end of the line where it is beyond.
    auto it(Place at) { return all_.begin() + static_cast<std::ptrdiff_t>(std::min(at, size())); }
    auto it(Place at) const { return all_.begin() + static_cast<std::ptrdiff_t>(std::min(at, size())); }

    std::vector<T> all_ = {};
};

}  // namespace jadoube::desk
