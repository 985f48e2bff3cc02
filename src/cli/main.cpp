#include "cli/program.hpp"

int main(int argc, char** argv) {
    return jadoube::cli::run_program(argc, argv);
}
