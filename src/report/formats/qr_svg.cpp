#include "report/formats/qr_svg.hpp"

#include <fmt/format.h>
#include <qrencode.h>

#include <memory>

namespace jadoube::report {
namespace {

constexpr int kQuietZone = 4;  // squares around it, as its standard asks

/// A rectangle for each run of black squares in a row.
std::string runs_of(const QRcode& code) {
    std::string path;
    const auto is_black = [&](int x, int y) { return (code.data[y * code.width + x] & 1U) != 0; };
    for (int y = 0; y < code.width; ++y) {
        for (int x = 0; x < code.width; ++x) {
            const int begin = x;
            while (x < code.width && is_black(x, y)) ++x;
            if (x > begin)
                path += fmt::format("M{} {}h{}v1h-{}z", begin + kQuietZone, y + kQuietZone, x - begin, x - begin);
        }
    }
    return path;
}

}  // namespace

std::string qr_svg(std::string_view text) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeData(static_cast<int>(text.size()), bytes, 0, QR_ECLEVEL_M), &QRcode_free);
    if (!code) return {};
    const int size = code->width + 2 * kQuietZone;
    return fmt::format(
        "<svg class=\"qr\" viewBox=\"0 0 {0} {0}\" role=\"img\" aria-hidden=\"true\">"
        "<path fill=\"#fff\" d=\"M0 0h{0}v{0}H0z\"/><path fill=\"#000\" d=\"{1}\"/></svg>\n",
        size, runs_of(*code));
}

}  // namespace jadoube::report
