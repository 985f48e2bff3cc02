#pragma once

#include "rules/read/reader.hpp"

struct Article {};
