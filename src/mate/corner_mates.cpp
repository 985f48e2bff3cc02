#include "mate/corner_mates.hpp"

namespace jadoube::mate {
namespace {

using chess::Square;

constexpr std::array<CornerMate, 8> make_corner_mates() {
    std::array<CornerMate, 8> mates;
    std::size_t count = 0;
    for (const int file : {0, 7}) {
        for (const int rank : {0, 7}) {
            const int right = file == 0 ? 1 : -1, up = rank == 0 ? 1 : -1;
            const Square corner = Square::at(file, rank);
            mates[count++] = {corner,
                              Square::at(file, rank + up),
                              {Square::at(file + 2 * right, rank), Square::at(file + 2 * right, rank + up)}};
            mates[count++] = {corner,
                              Square::at(file + right, rank),
                              {Square::at(file, rank + 2 * up), Square::at(file + right, rank + 2 * up)}};
        }
    }
    return mates;
}

}  // namespace

const std::array<CornerMate, 8> kCornerMates = make_corner_mates();

}  // namespace jadoube::mate
