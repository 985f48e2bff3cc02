#include "log/database.hpp"

#include <sqlite3.h>
