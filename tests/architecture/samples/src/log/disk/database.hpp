// The way down is open however long; the libraries stay in the .cpp file.
#pragma once

#include "chess/board.hpp"
#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>
