// A list that its copies share: copying it costs no more than a pointer, however long it is.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace jadoube {

/// Read like a vector. What is changed is changed in this list alone.
template <typename T>
class SharedList {
public:
    SharedList() = default;
    SharedList(std::initializer_list<T> items) : SharedList(std::vector<T>(items)) {}
    explicit SharedList(std::vector<T> items)
        : items_(items.empty() ? nullptr : std::make_shared<std::vector<T>>(std::move(items))) {}

    [[nodiscard]] const T* begin() const { return items_ ? items_->data() : nullptr; }
    [[nodiscard]] const T* end() const { return begin() + size(); }
    [[nodiscard]] std::size_t size() const { return items_ ? items_->size() : 0; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const T& front() const { return items_->front(); }
    [[nodiscard]] const T& back() const { return items_->back(); }

    /// The items to be changed; copied first where another list has them too. Not to be kept.
    [[nodiscard]] std::vector<T>& edit() {
        if (!items_) items_ = std::make_shared<std::vector<T>>();
        if (items_.use_count() > 1) items_ = std::make_shared<std::vector<T>>(*items_);
        return *items_;
    }

    friend bool operator==(const SharedList& one, const SharedList& other) {
        return one.items_ == other.items_ || std::equal(one.begin(), one.end(), other.begin(), other.end());
    }

private:
    std::shared_ptr<std::vector<T>> items_;
};

}  // namespace jadoube
