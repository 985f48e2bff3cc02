// Everything that a file can do wrong. In a comment old-1911 may stand, and so may
// #include "log/disk/database.hpp"
#include "log/disk/database.hpp"
#  include <game/record.hpp>  // allowed the other way round
#include "board_parts.hpp"
#include <sqlite3.h>
#include <vector>

/* old-1911 */
const char* const kCode = "old-1911";
const char* const kOthers = "very-old-1911 old-1911b old-1911-x";
