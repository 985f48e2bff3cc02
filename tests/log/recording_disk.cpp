#include "recording_disk.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <string_view>

namespace jadoube::log {
namespace {

constexpr const char* kName = "recording";
constexpr std::size_t kSector = 512;

std::vector<DiskStep> steps_made;
std::int64_t read_so_often = 0;

/// When the disk fails.
struct Failing {
    std::size_t steps_left = 0;
    bool is_set = false;
    bool for_good = false;
    bool has_failed = false;
};
Failing failing;

bool fails_now() {
    if (!failing.is_set) return false;
    if (failing.steps_left > 0) {
        --failing.steps_left;
        return false;
    }
    failing.is_set = failing.for_good;
    failing.has_failed = true;
    return true;
}

/// Ours comes first in the memory that SQLite gives for a file; that of the system follows.
struct File {
    sqlite3_file base;
    std::string* path;
    sqlite3_file* real;
};

sqlite3_file* real(sqlite3_file* file) {
    return reinterpret_cast<File*>(file)->real;
}
std::filesystem::path path_of(sqlite3_file* file) {
    return *reinterpret_cast<File*>(file)->path;
}

int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
    ++read_so_often;
    return real(file)->pMethods->xRead(real(file), to, size, at);
}
int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    if (fails_now()) return SQLITE_IOERR_WRITE;
    steps_made.push_back(
        {path_of(file), DiskStep::What::write, at, {static_cast<const char*>(bytes), std::size_t(size)}});
    return real(file)->pMethods->xWrite(real(file), bytes, size, at);
}
int cut(sqlite3_file* file, sqlite3_int64 size) {
    if (fails_now()) return SQLITE_IOERR_TRUNCATE;
    steps_made.push_back({path_of(file), DiskStep::What::cut, size});
    return real(file)->pMethods->xTruncate(real(file), size);
}
int sync(sqlite3_file* file, int flags) {
    if (fails_now()) return SQLITE_IOERR_FSYNC;
    const int code = real(file)->pMethods->xSync(real(file), flags);
    steps_made.push_back({path_of(file), DiskStep::What::sync});
    return code;
}
int close(sqlite3_file* file) {
    const int code = real(file)->pMethods->xClose(real(file));
    delete reinterpret_cast<File*>(file)->path;
    return code;
}

const sqlite3_io_methods kMethods = {
    .iVersion = 2,
    .xClose = close,
    .xRead = read,
    .xWrite = write,
    .xTruncate = cut,
    .xSync = sync,
    .xFileSize = [](sqlite3_file* f, sqlite3_int64* size) { return real(f)->pMethods->xFileSize(real(f), size); },
    .xLock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xLock(real(f), level); },
    .xUnlock = [](sqlite3_file* f, int level) { return real(f)->pMethods->xUnlock(real(f), level); },
    .xCheckReservedLock = [](sqlite3_file* f, int* is) { return real(f)->pMethods->xCheckReservedLock(real(f), is); },
    .xFileControl = [](sqlite3_file* f, int op,
                       void* with) { return real(f)->pMethods->xFileControl(real(f), op, with); },
    .xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
    // None: what the system promises of sectors and of files that grow is not relied on.
    .xDeviceCharacteristics = [](sqlite3_file*) { return 0; },
    .xShmMap = [](sqlite3_file* f, int page, int size, int extend,
                  void volatile** to) { return real(f)->pMethods->xShmMap(real(f), page, size, extend, to); },
    .xShmLock = [](sqlite3_file* f, int at, int n,
                   int flags) { return real(f)->pMethods->xShmLock(real(f), at, n, flags); },
    .xShmBarrier = [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); },
    .xShmUnmap = [](sqlite3_file* f, int remove) { return real(f)->pMethods->xShmUnmap(real(f), remove); },
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

sqlite3_vfs* system_disk = nullptr;

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
    auto* ours = reinterpret_cast<File*>(file);
    ours->real = reinterpret_cast<sqlite3_file*>(ours + 1);
    ours->base.pMethods = nullptr;
    if (fails_now()) return SQLITE_CANTOPEN;
    const int code = system_disk->xOpen(system_disk, name, ours->real, flags, flags_out);
    if (code != SQLITE_OK) return code;
    ours->path = new std::string(name != nullptr ? name : "");
    ours->base.pMethods = &kMethods;
    return code;
}

int remove(sqlite3_vfs*, const char* name, int sync_folder) {
    if (fails_now()) return SQLITE_IOERR_DELETE;
    steps_made.push_back({name, DiskStep::What::removal});
    return system_disk->xDelete(system_disk, name, sync_folder);
}

/// As the system's, but for what opens and removes.
sqlite3_vfs& disk() {
    static sqlite3_vfs made = [] {
        system_disk = sqlite3_vfs_find(nullptr);
        sqlite3_vfs vfs = *system_disk;
        vfs.pNext = nullptr;
        vfs.zName = kName;
        vfs.szOsFile = static_cast<int>(sizeof(File)) + system_disk->szOsFile;
        vfs.xOpen = open;
        vfs.xDelete = remove;
        return vfs;
    }();
    return made;
}

void put(std::string& content, std::size_t at, std::string_view bytes) {
    if (content.size() < at + bytes.size()) content.resize(at + bytes.size(), '\0');
    content.replace(at, bytes.size(), bytes);
}

/// The step, or of a write those sectors that chance lets through.
void apply(DiskImage& image, const DiskStep& step, const std::function<bool()>& is_kept) {
    switch (step.what) {
        case DiskStep::What::write:
            for (std::size_t from = 0; from < step.bytes.size(); from += kSector)
                if (is_kept())
                    put(image[step.file], static_cast<std::size_t>(step.at) + from,
                        std::string_view(step.bytes).substr(from, kSector));
            break;
        case DiskStep::What::cut:
            if (is_kept()) image[step.file].resize(static_cast<std::size_t>(step.at));
            break;
        case DiskStep::What::removal:
            if (is_kept()) image.erase(step.file);
            break;
        case DiskStep::What::sync: break;
    }
}

}  // namespace

RecordingDisk::RecordingDisk() {
    steps_made.clear();
    read_so_often = 0;
    failing = {};
    sqlite3_vfs_register(&disk(), 1);
}

RecordingDisk::~RecordingDisk() {
    sqlite3_vfs_register(system_disk, 1);
    sqlite3_vfs_unregister(&disk());
}

void RecordingDisk::fail_after(std::size_t steps, bool for_good) {
    failing = {.steps_left = steps, .is_set = true, .for_good = for_good};
}

bool RecordingDisk::has_failed() const {
    return failing.has_failed;
}

const std::vector<DiskStep>& RecordingDisk::steps() const {
    return steps_made;
}

std::int64_t RecordingDisk::reads() const {
    return read_so_often;
}

DiskImage after_power_cut(DiskImage before, const std::vector<DiskStep>& steps, std::size_t count, double chance,
                          std::mt19937_64& random) {
    std::map<std::filesystem::path, std::vector<const DiskStep*>> pending;
    for (std::size_t i = 0; i < count; ++i) {
        auto& of_file = pending[steps[i].file];
        of_file.push_back(&steps[i]);
        if (steps[i].what != DiskStep::What::sync) continue;
        for (const DiskStep* step : of_file) apply(before, *step, [] { return true; });
        of_file.clear();
    }
    std::bernoulli_distribution is_kept(chance);
    for (const auto& [file, unsynced] : pending)
        for (const DiskStep* step : unsynced) apply(before, *step, [&] { return is_kept(random); });
    return before;
}

}  // namespace jadoube::log
