#include "chess/zobrist.hpp"

namespace jadoube::chess {

constinit const ZobristKeys kZobrist;

}  // namespace jadoube::chess
