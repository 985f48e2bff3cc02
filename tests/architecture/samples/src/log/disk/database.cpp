#include "log/disk/database.hpp"

#include <sqlite3.h>
