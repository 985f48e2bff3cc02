#pragma once

#include "base/text.hpp"
#include "rules/article.hpp"

struct Article {};
