// Options as a case expects them (`then`), held against those of a ruling.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The text, or the texts of the array; what is no text is passed over.
[[nodiscard]] std::vector<std::string> texts_of(const Json& json);

/// Each expected option is one that was found, and each found one is expected. A case names of an option its word, its
/// man, its moves; a man needs no word, and moves need neither.
[[nodiscard]] bool all_meet(const std::vector<Option>& found, const Json& expected);

/// "[move f3: Nd4 Ng1][king_move: Ke2]", in the order of the alphabet.
[[nodiscard]] std::string bracketed(std::vector<std::string> texts);
/// "move f3: Nd4 Ng1", each.
[[nodiscard]] std::vector<std::string> texts_of_options(const std::vector<Option>& options);
[[nodiscard]] std::vector<std::string> expected_options(const Json& wanted);
/// "move f3", without its moves.
[[nodiscard]] std::string named(const rules::DoWord& action, const MenOfOption& man);

/// The position without a square of passing that no pawn can use: not everybody writes that one.
[[nodiscard]] std::string comparable_fen(chess::Setup setup);
[[nodiscard]] std::string comparable_fen(const std::string& fen);

}  // namespace jadoube::adjudicate
