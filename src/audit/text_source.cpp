// The one file that knows zlib, zstd and bz2.
#include "audit/text_source.hpp"

#include <bzlib.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <string_view>

#include "base/error.hpp"
#include "base/file.hpp"

namespace jadoube::audit {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 18;

}  // namespace

/// The file as it lies on the disk.
class TextSource::Bytes {
public:
    Bytes(std::string name, int descriptor) : name_(std::move(name)), descriptor_(descriptor) {
        struct stat about {};
        if (::fstat(descriptor_, &about) == 0 && S_ISREG(about.st_mode))
            size_ = static_cast<std::uint64_t>(about.st_size);
    }
    Bytes(const Bytes&) = delete;
    Bytes& operator=(const Bytes&) = delete;
    ~Bytes() {
        if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
    }

    /// What is there and not yet taken, after reading some where nothing is; empty at the end and when interrupted.
    [[nodiscard]] Result<std::string_view> peek() {
        if (begin_ == end_ && !is_at_end_) {
            const auto count = read_file({buffer_.get(), kChunk});
            if (!count) return tl::unexpected<Error>(count.error());
            begin_ = 0;
            end_ = *count;
        }
        return std::string_view(buffer_.get() + begin_, end_ - begin_);
    }
    /// As many as fit, and takes them: none at the end and when interrupted. Much room is filled from the file itself.
    [[nodiscard]] Result<std::size_t> read(std::span<char> room) {
        const bool is_direct = begin_ == end_ && room.size() >= kChunk;
        if (!is_direct) return read_kept(room);
        const auto count = read_file(room);
        taken_ += count.value_or(0);
        return count;
    }
    void take(std::size_t count) {
        begin_ += count;
        taken_ += count;
    }
    [[nodiscard]] bool is_at_end() const { return is_at_end_ && begin_ == end_; }
    [[nodiscard]] std::optional<std::uint64_t> size() const { return size_; }
    [[nodiscard]] std::uint64_t taken() const { return taken_; }

    [[nodiscard]] Result<void> seek(std::uint64_t offset) {
        if (::lseek(descriptor_, static_cast<off_t>(offset), SEEK_SET) < 0) return failed(std::strerror(errno));
        begin_ = end_ = 0;
        taken_ = offset;
        is_at_end_ = false;
        return {};
    }
    [[nodiscard]] tl::unexpected<Error> failed(std::string_view why) const {
        return failure(ErrorCode::file_unreadable, std::string(why), name_, "is the file whole?");
    }

private:
    [[nodiscard]] Result<std::size_t> read_kept(std::span<char> room) {
        const auto there = peek();
        if (!there) return tl::unexpected<Error>(there.error());
        const std::size_t count = std::min(there->size(), room.size());
        std::copy_n(there->data(), count, room.data());
        take(count);
        return count;
    }
    [[nodiscard]] Result<std::size_t> read_file(std::span<char> room) {
        const auto count = ::read(descriptor_, room.data(), room.size());
        if (count < 0 && errno == EINTR) return 0;
        if (count < 0) return failed(std::strerror(errno));
        is_at_end_ = count == 0;
        return static_cast<std::size_t>(count);
    }

    std::string name_;
    int descriptor_;
    std::unique_ptr<char[]> buffer_ = std::make_unique_for_overwrite<char[]>(kChunk);  // touched as it is filled
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::uint64_t taken_ = 0;
    std::optional<std::uint64_t> size_;
    bool is_at_end_ = false;
};

/// One way of compressing. Nothing that stands in `packed` is lost: what is not used is asked for again.
class TextSource::Unpacker {
public:
    struct Step {
        std::size_t used = 0;
        std::size_t made = 0;
        bool part_ended = false;
    };
    Unpacker() = default;
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;
    virtual ~Unpacker() = default;
    /// Nothing where `packed` is damaged.
    [[nodiscard]] virtual std::optional<Step> step(std::string_view packed, std::span<char> room) = 0;
    /// Ready for another part.
    virtual bool begin_part() = 0;
    [[nodiscard]] bool is_within_part() const { return is_within_part_; }
    void set_within_part(bool is) { is_within_part_ = is; }

private:
    bool is_within_part_ = false;
};

namespace {

using Unpacker = TextSource::Unpacker;

class Gzip : public Unpacker {
public:
    ~Gzip() override { ::inflateEnd(&stream_); }
    bool begin_part() override {
        constexpr int kGzipOnly = 15 + 16;
        ::inflateEnd(&stream_);
        stream_ = {};
        return ::inflateInit2(&stream_, kGzipOnly) == Z_OK;
    }
    std::optional<Step> step(std::string_view packed, std::span<char> room) override {
        stream_.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
        stream_.avail_in = static_cast<uInt>(packed.size());
        stream_.next_out = reinterpret_cast<Bytef*>(room.data());
        stream_.avail_out = static_cast<uInt>(room.size());
        const int code = ::inflate(&stream_, Z_NO_FLUSH);
        if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) return std::nullopt;
        return Step{packed.size() - stream_.avail_in, room.size() - stream_.avail_out, code == Z_STREAM_END};
    }

private:
    z_stream stream_{};
};

class Bzip2 : public Unpacker {
public:
    ~Bzip2() override { ::BZ2_bzDecompressEnd(&stream_); }
    bool begin_part() override {
        ::BZ2_bzDecompressEnd(&stream_);
        stream_ = {};
        return ::BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK;
    }
    std::optional<Step> step(std::string_view packed, std::span<char> room) override {
        stream_.next_in = const_cast<char*>(packed.data());
        stream_.avail_in = static_cast<unsigned>(packed.size());
        stream_.next_out = room.data();
        stream_.avail_out = static_cast<unsigned>(room.size());
        const int code = ::BZ2_bzDecompress(&stream_);
        if (code != BZ_OK && code != BZ_STREAM_END) return std::nullopt;
        return Step{packed.size() - stream_.avail_in, room.size() - stream_.avail_out, code == BZ_STREAM_END};
    }

private:
    bz_stream stream_{};
};

class Zstandard : public Unpacker {
public:
    ~Zstandard() override { ::ZSTD_freeDStream(stream_); }
    bool begin_part() override {
        if (stream_ == nullptr) stream_ = ::ZSTD_createDStream();
        return stream_ != nullptr && ::ZSTD_isError(::ZSTD_initDStream(stream_)) == 0;
    }
    std::optional<Step> step(std::string_view packed, std::span<char> room) override {
        ZSTD_inBuffer in{packed.data(), packed.size(), 0};
        ZSTD_outBuffer out{room.data(), room.size(), 0};
        const std::size_t left = ::ZSTD_decompressStream(stream_, &out, &in);
        if (::ZSTD_isError(left) != 0) return std::nullopt;
        return Step{in.pos, out.pos, left == 0};
    }

private:
    ZSTD_DStream* stream_ = nullptr;
};

std::shared_ptr<Unpacker> unpacker_for(std::string_view first_bytes) {
    if (first_bytes.starts_with("\x1F\x8B")) return std::make_shared<Gzip>();
    if (first_bytes.starts_with("BZh")) return std::make_shared<Bzip2>();
    if (first_bytes.starts_with("\x28\xB5\x2F\xFD")) return std::make_shared<Zstandard>();
    return nullptr;
}

}  // namespace

TextSource::TextSource(std::shared_ptr<Bytes> bytes, std::shared_ptr<Unpacker> unpacker)
    : bytes_(std::move(bytes)), unpacker_(std::move(unpacker)) {}

Result<TextSource> TextSource::open(const std::string& file) {
    int descriptor = STDIN_FILENO;
    if (file != "-") {
        if (auto readable = require_readable(file); !readable) return tl::unexpected<Error>(readable.error());
        descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
        if (descriptor < 0) return failure(ErrorCode::file_unreadable, std::strerror(errno), file);
    }
    auto bytes = std::make_shared<Bytes>(file, descriptor);
    const auto first = bytes->peek();
    if (!first) return tl::unexpected<Error>(first.error());
    if (first->starts_with("\xFF\xFE") || first->starts_with("\xFE\xFF"))
        return failure(ErrorCode::not_utf8, "UTF-16 text", file, "save the file as UTF-8");
    return TextSource(std::move(bytes), unpacker_for(*first));
}

Result<std::size_t> TextSource::unpack_some(std::string_view packed, std::span<char> room) {
    const bool begins_part = !unpacker_->is_within_part();
    if (begins_part && packed.empty()) return 0;
    if (begins_part && !unpacker_->begin_part()) return bytes_->failed("there is no memory to unpack it");
    unpacker_->set_within_part(true);
    const auto step = unpacker_->step(packed, room);
    if (!step) return bytes_->failed("the compressed text is damaged");
    bytes_->take(step->used);
    unpacker_->set_within_part(!step->part_ended);
    const bool is_stuck = step->used == 0 && step->made == 0 && !step->part_ended;
    if (is_stuck && bytes_->is_at_end()) return bytes_->failed("the compressed text breaks off");
    return step->made;
}

Result<std::size_t> TextSource::read_some(std::span<char> room) {
    if (!unpacker_) return bytes_->read(room);
    const auto there = bytes_->peek();
    if (!there) return tl::unexpected<Error>(there.error());
    return unpack_some(*there, room);
}

Result<std::size_t> TextSource::read(std::span<char> room) {
    std::size_t made = 0;
    while (made < room.size() && !failed_) {
        const std::uint64_t taken = bytes_taken();
        const auto some = read_some(room.subspan(made));
        if (!some) {
            failed_ = some.error();
        } else if (*some == 0 && bytes_taken() == taken) {
            break;
        } else {
            made += *some;
        }
    }
    if (made == 0 && failed_) return tl::unexpected<Error>(*failed_);
    return made;
}

bool TextSource::is_at_end() const {
    return !failed_ && bytes_->is_at_end() && !(unpacker_ && unpacker_->is_within_part());
}

bool TextSource::is_compressed() const {
    return unpacker_ != nullptr;
}

std::optional<std::uint64_t> TextSource::size() const {
    return is_compressed() ? std::nullopt : bytes_->size();
}

Result<void> TextSource::seek(std::uint64_t offset) {
    return bytes_->seek(offset);
}

std::uint64_t TextSource::bytes_taken() const {
    return bytes_->taken();
}

std::optional<std::uint64_t> TextSource::bytes_on_disk() const {
    return bytes_->size();
}

std::string unpacked_name(const std::string& file) {
    for (const std::string_view suffix : {".gz", ".zst", ".bz2"})
        if (file.size() > suffix.size() && file.ends_with(suffix)) return file.substr(0, file.size() - suffix.size());
    return file;
}

}  // namespace jadoube::audit
