// Small tournaments, written as pairing programs write them; every name is made up.
#pragma once

#include <fmt/format.h>

#include <string>

namespace jadoube::event::samples {

/// A line of the record 001: number and name, points, and what stands from the first round on.
inline std::string player(int number, const std::string& name, const std::string& points, const std::string& rounds) {
    return fmt::format("001 {:>4} m    {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}  {}\n", number, name, 2400 - number,
                       "FID", 900000 + number, "1990/00/00", points, number, rounds);
}

/// Four players after two rounds of three, the third paired.
inline std::string open() {
    return "012 City Open\n022 Old Town\n062 4\nXXR 3\n222 40/5400+30:1800+30\n" +
           player(1, "Byron, Ada", "2.0", "   4 w 1     2 b 1     3 w  ") +
           player(2, "Novák, Jan", "1.0", "   3 b 1     1 w 0     4 b  ") +
           player(3, "Müller, Eva", "0.5", "   2 w 0     4 b =     1 b  ") +
           player(4, "Okafor, Obi", "0.5", "   1 b 0     3 w =     2 w  ");
}

}  // namespace jadoube::event::samples
