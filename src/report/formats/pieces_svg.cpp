#include "report/formats/pieces_svg.hpp"

namespace jadoube::report {
namespace {

// What all pieces stand on, and what the tall ones have above it.
constexpr std::string_view kFoot = R"(<path d="M21 88V83A4 4 0 0 1 25 79H75A4 4 0 0 1 79 83V88Z"/>)";
constexpr std::string_view kSkirt = R"(<path d="M31 70H69L73 79H27Z"/>)";

// What stands behind comes first.
constexpr std::string_view kPawn = R"(<path d="M40 46C40 60 36 68 29 79H71C64 68 60 60 60 46Z"/>)"
                                   R"(<path d="M34 47C36 41 64 41 66 47C66 52 34 52 34 47Z"/>)"
                                   R"(<circle cx="50" cy="31" r="13"/>)";

constexpr std::string_view kKnight =
    R"(<path d="M30 79C30 64 42 58 46 47C40 51 35 51 32 56C29 60 24 60 21 56C18 53 19 50 22 46C27 38 29 33 33 27C33 22 35 17 37 13C40 15 42 17 44 20C62 20 74 34 74 56C74 66 73 73 71 79Z"/>)";

constexpr std::string_view kBishop =
    R"(<path d="M43 60C43 68 36 72 30 79H70C64 72 57 68 57 60Z"/>)"
    R"(<path d="M50 19C62 29 68 38 66 47C65 53 60 57 50 57C40 57 35 53 34 47C32 38 38 29 50 19Z"/>)"
    R"(<path d="M36 59C38 54 62 54 64 59C64 63 36 63 36 59Z"/>)"
    R"(<circle cx="50" cy="15" r="5"/>)";

constexpr std::string_view kRook = R"(<path d="M37 40L34 72H66L63 40Z"/>)"
                                   R"(<path d="M27 18H38V25H45V18H55V25H62V18H73V33L66 41H34L27 33Z"/>)";

constexpr std::string_view kQueen = R"(<path d="M32 72L20 34L33 50L36 25L45 47L50 21L55 47L64 25L67 50L80 34L68 72Z"/>)"
                                    R"(<circle cx="20" cy="31" r="5"/>)"
                                    R"(<circle cx="36" cy="22" r="5"/>)"
                                    R"(<circle cx="50" cy="17" r="5"/>)"
                                    R"(<circle cx="64" cy="22" r="5"/>)"
                                    R"(<circle cx="80" cy="31" r="5"/>)";

constexpr std::string_view kKing =
    R"(<path d="M46 8H54V14H60V21H54V29H46V21H40V14H46Z"/>)"
    R"(<path d="M50 52C46 41 43 37 43 33A7 7 0 0 1 57 33C57 37 54 41 50 52Z"/>)"
    R"(<path d="M32 72C22 60 18 55 18 48C18 38 28 34 36 38C43 41 48 48 50 58C52 48 57 41 64 38C72 34 82 38 82 48C82 55 78 60 68 72Z"/>)";

}  // namespace

Drawing drawing_of(chess::Role role) {
    using chess::Role;
    switch (role) {
        case Role::pawn: return {kPawn, {}, kFoot, "M41 50.5Q50 52.5 59 50.5M30 79H70"};
        case Role::knight:
            return {kKnight,
                    {},
                    kFoot,
                    "M49 26C60 29 67 40 67 58M39 31.5A1 1 0 1 0 39.1 31.5M25.5 51A.3 .3 0 1 0 25.6 51M33 79H68"};
        case Role::bishop:
            return {
                kBishop, {}, kFoot, "M60 31L52 41M39 56.2C44 54.8 56 54.8 61 56.2M44 61.8Q50 62.4 56 61.8M32 79H68"};
        case Role::rook: return {kRook, kSkirt, kFoot, "M37.5 41H62.5M35.5 70H64.5M30 79H70M31 33H69"};
        case Role::queen: return {kQueen, kSkirt, kFoot, "M34 62Q50 57 66 62M34 70H66M30 79H70"};
        case Role::king:
            return {kKing, kSkirt, kFoot,
                    "M34.5 62Q50 57 65.5 62M34 70H66M30 79H70M44.5 36C45.5 40 48 44 50 52C52 44 54.5 40 55.5 36"};
    }
    return {};
}

}  // namespace jadoube::report
