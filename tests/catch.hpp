// The test framework behind one header, so that its version is named once.
#pragma once

#include <catch2/catch.hpp>
