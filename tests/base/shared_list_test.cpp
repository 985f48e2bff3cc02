#include "base/shared_list.hpp"

#include "catch.hpp"

using jadoube::SharedList;

TEST_CASE("a copy of a list has the same items, and what is changed in it is changed there alone") {
    const SharedList<int> one{1, 2, 3};
    SharedList<int> other = one;
    CHECK(other.begin() == one.begin());
    other.edit().push_back(4);
    CHECK(one == SharedList<int>{1, 2, 3});
    CHECK(other == SharedList<int>{1, 2, 3, 4});
    CHECK(other.back() == 4);
    const int* alone = other.begin();
    other.edit().front() = 5;
    CHECK(other.begin() == alone);
    CHECK(other.front() == 5);
}

TEST_CASE("lists with nothing in them are alike, however they came about") {
    SharedList<int> emptied{1};
    emptied.edit().clear();
    CHECK(emptied.empty());
    CHECK(emptied == SharedList<int>());
    CHECK(SharedList<int>(std::vector<int>{}) == emptied);
    CHECK(emptied.begin() == emptied.end());
    CHECK_FALSE(emptied == SharedList<int>{1});
}
