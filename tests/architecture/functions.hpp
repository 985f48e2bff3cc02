// How long the functions of C++ code are.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "code.hpp"

namespace jadoube::architecture {

struct Function {
    std::string name;  // the last part of it: "apply" of Teller::apply
    std::size_t line = 1;
    std::size_t statements = 0;  // lines of its body that hold a part of a statement
};

/// Functions with a body, in their order, also those within types; a lambda belongs to the function around it. Lines
/// that hold nothing but rows in braces (`return {{...}, {...}}`), the rest of a text of several lines, or brackets,
/// are none of statements: a long table is no long function.
[[nodiscard]] std::vector<Function> functions_in(const std::vector<Token>& tokens);

}  // namespace jadoube::architecture
