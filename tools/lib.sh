# shellcheck shell=bash
# What the scripts of this folder share: messages, packages, building. To be sourced, under set -euo pipefail.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Remarks go to stderr: stdout belongs to the program that is run.
say() { printf '%s\n' "$*" >&2; }

# For a check that lacks what it works on: skipped (ctest reads 77 so), or failed where nothing may be skipped.
skip() {
    say "skipped: $*"
    if [ "${JADOUBE_NO_SKIP:-0}" = 1 ]; then exit 1; fi
    exit 77
}

# For a check that asks git which files there are.
need_clone() { git -C "$root" rev-parse -q --git-dir >/dev/null 2>&1 || skip "$root is no clone made with git"; }

# source_files PATTERN...: the files of the project, those included that git does not know yet.
source_files() {
    local file
    git -C "$root" ls-files --cached --others --exclude-standard --deduplicate -- "$@" |
        while read -r file; do if [ -e "$root/$file" ]; then printf '%s\n' "$file"; fi; done
}

# packages_of GROUP...: "package command" lines of tools/packages.
packages_of() {
    awk -v groups=" $* " 'index(groups, " " $1 " ") { print $2, $3 }' "$root/tools/packages"
}

# missing_packages GROUP...: the packages that are not installed, one a line. Libraries are looked up with dpkg; where
# there is no dpkg, CMake says which it does not find.
missing_packages() {
    local installed="" package command
    if command -v dpkg-query >/dev/null; then
        # shellcheck disable=SC2016 # dpkg-query fills in ${...}, not the shell
        installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p')
    fi
    packages_of "$@" | while read -r package command; do
        if [ -n "$command" ] && command -v "$command" >/dev/null; then continue; fi
        if [ -n "$installed" ] && grep -qxF -- "$package" <<<"$installed"; then continue; fi
        if [ -n "$installed" ] || [ -n "$command" ]; then printf '%s\n' "$package"; fi
    done
}

# install_missing GROUP...: as root, installs what is missing, without questions. Anyone else is shown the line to type
# and the script ends with exit code 2. Where there is no apt it goes on: CMake and the checks say what they cannot do.
install_missing() {
    local missing
    mapfile -t missing < <(missing_packages "$@")
    if [ ${#missing[@]} -eq 0 ]; then return 0; fi
    if ! command -v apt-get >/dev/null; then
        say "not found: ${missing[*]} (names of packages of Debian 12, on which jadoube is tested)"
        return 0
    fi
    if [ "$(id -u)" -ne 0 ]; then
        say "Packages are missing. Type this, then try again:"
        say "sudo apt-get install --no-install-recommends ${missing[*]}"
        exit 2
    fi
    say "installing packages: ${missing[*]}"
    apt_get update || say "the package lists could not be renewed; trying with those that are here"
    if ! apt_get install --no-install-recommends "${missing[@]}"; then
        say "The packages could not be installed. They are those of Debian 12, on which jadoube is tested."
        exit 2
    fi
}

# Of apt-get's many lines, those that show progress.
apt_get() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o DPkg::Lock::Timeout=300 "$@" </dev/null |
        { grep --line-buffered '^Setting up' || true; } >&2
}

# configure PRESET [ARGUMENT...]: makes or renews build/PRESET.
configure() {
    say "configuring build/$1"
    local log
    log=$(mktemp)
    if ! (cd "$root" && cmake --preset "$@") </dev/null >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        say "build/$1 could not be configured (jadoube is tested on Debian 12; tools/packages lists what it needs)"
        return 1
    fi
    rm -f "$log"
}

# build PRESET [TARGET...]: brings build/PRESET up to date; says nothing where nothing has to be done. Two at a time wait
# for each other, since one folder takes one build.
build() {
    local folder=$root/build/$1
    shift
    (
        flock 9
        cmake --build "$folder" -j "$(nproc)" "${@/#/--target=}" </dev/null 2>&1 9>&- |
            sed -u -e '/^ninja: no work to do/d' -e '/^ninja: Entering directory/d' -e '/Re-checking globbed/d' -e '/^-- /d' >&2
    ) 9>>"$folder/build.lock"
}
