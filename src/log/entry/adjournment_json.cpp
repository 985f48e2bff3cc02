#include "log/entry/adjournment_json.hpp"

#include "log/entry/entry_parts.hpp"

namespace jadoube::log {
namespace {

constexpr int kMostNumber = 9999;
constexpr std::int64_t kMostWork = (std::int64_t{1} << 53) - 1;  // what is too much is said when it is to be done

Json wrap_json(const PassphraseWrap& wrap) {
    return Json::object({{"salt", to_hex(wrap.salt)},
                         {"operations", wrap.operations},
                         {"memory", wrap.memory},
                         {"nonce", to_hex(wrap.nonce)},
                         {"key", to_hex(wrap.key)}});
}

Json escrow_json(const std::vector<EscrowWrap>& wraps) {
    JsonArray list;
    for (const EscrowWrap& wrap : wraps)
        list.push_back(Json::object({{"to", to_hex(wrap.to)}, {"keys", to_hex(wrap.keys)}}));
    return list;
}

/// The text for readers, where it can stand in JSON; the bytes are what counts.
Json readable(const std::string& text) {
    return is_note(text) ? Json(text) : Json();
}

chess::Color read_side(Fields& fields, std::string_view key) {
    const auto side = read_side_or_null(fields, key);
    if (!side) fields.refuse(key, "white or black");
    return side.value_or(chess::Color::white);
}

PassphraseWrap read_wrap(Fields& fields) {
    return {.salt = fields.bytes<WrapSalt>("salt"),
            .operations = fields.number("operations", 0, kMostWork),
            .memory = fields.number("memory", 0, kMostWork),
            .nonce = fields.bytes<WrapNonce>("nonce"),
            .key = fields.bytes<WrappedKey>("key")};
}

EscrowWrap read_escrow(Fields& fields) {
    return {fields.bytes<EscrowKey>("to"), fields.bytes<EscrowedKeys>("keys")};
}

GameAdjourned read_adjournment(Fields& fields) {
    return {.players = read_part(fields, "players", fields.object("players"), read_players),
            .fen = fields.name_or_null("fen"),
            .moves = fields.names("moves"),
            .move_number = static_cast<int>(fields.number("move_number", 1, kMostNumber)),
            .seals = read_side(fields, "seals"),
            .clocks = read_part(fields, "clocks", fields.object("clocks"), read_clocks),
            .draw_offer = read_side_or_null(fields, "draw_offer"),
            .resumption = fields.name_or_empty("resumption"),
            .rules = read_part(fields, "rules", fields.object("rules"), read_rules),
            .note = fields.note("note")};
}

MoveSealed read_sealed(Fields& fields) {
    return {.adjournment = fields.bytes<EntryId>("adjournment"),
            .by = read_side(fields, "by"),
            .replaces = fields.bytes_or_null<EntryId>("replaces"),
            .context = fields.object("context"),
            .sealing = {fields.bytes<Commitment>("commitment"), fields.bytes<SealNonce>("nonce"),
                        fields.bytes<SealedText>("text")},
            .passphrase = read_part(fields, "passphrase", fields.object("passphrase"), read_wrap),
            .escrow = read_list(fields, "escrow", read_escrow)};
}

ClockPaused read_paused(Fields& fields) {
    return {.adjournment = fields.bytes<EntryId>("adjournment"),
            .by = read_side(fields, "by"),
            .sealed = fields.bytes_or_null<EntryId>("sealed"),
            .clocks = read_part(fields, "clocks", fields.object("clocks"), read_clocks)};
}

PresenceNoted read_presence(Fields& fields) {
    return {.adjournment = fields.bytes<EntryId>("adjournment"),
            .player = read_side(fields, "player"),
            .present = fields.truth("present"),
            .note = fields.note("note")};
}

SealOpened read_opened(Fields& fields) {
    SealOpened opened{.sealed = fields.bytes<EntryId>("sealed"),
                      .value = fields.bytes<SealValue>("value"),
                      .text = raw_of_hex(fields.name("bytes")).value_or(std::string()),
                      .commitment = fields.bytes<Commitment>("commitment"),
                      .by = fields.name_or_empty("by")};
    if (opened.text.empty() || opened.text.size() > kLongestSealed)
        fields.refuse("bytes", "the bytes of the text in small hexadecimal digits");
    if (fields.any("text") != readable(opened.text)) fields.refuse("text", "the same text as the bytes are");
    return opened;
}

GameResumed read_resumed(Fields& fields) {
    return {.adjournment = fields.bytes<EntryId>("adjournment"),
            .move = fields.name_or_empty("move"),
            .fen = fields.name_or_null("fen"),
            .clocks = read_part(fields, "clocks", fields.object("clocks"), read_clocks),
            .counted = read_list(fields, "counted", read_counted),
            .draw_offer = read_side_or_null(fields, "draw_offer"),
            .obligations = fields.names("obligations"),
            .note = fields.note("note")};
}

SealVoid read_void(Fields& fields) {
    return {.adjournment = fields.bytes<EntryId>("adjournment"),
            .result = fields.name_or_empty("result"),
            .reason = fields.note("reason")};
}

}  // namespace

Json adjournment_json(const GameAdjourned& adjournment) {
    return Json::object({{"players", json_of(adjournment.players)},
                         {"fen", json_of(adjournment.fen)},
                         {"moves", json_of(adjournment.moves)},
                         {"move_number", adjournment.move_number},
                         {"seals", name_of(adjournment.seals)},
                         {"clocks", json_of(adjournment.clocks)},
                         {"draw_offer", json_of(adjournment.draw_offer)},
                         {"resumption", adjournment.resumption},
                         {"rules", json_of(adjournment.rules)},
                         {"note", adjournment.note}});
}

Json adjournment_json(const MoveSealed& sealed) {
    return Json::object({{"adjournment", to_hex(sealed.adjournment)},
                         {"by", name_of(sealed.by)},
                         {"replaces", json_of(sealed.replaces)},
                         {"context", sealed.context},
                         {"commitment", to_hex(sealed.sealing.commitment)},
                         {"nonce", to_hex(sealed.sealing.nonce)},
                         {"text", to_hex(sealed.sealing.text)},
                         {"passphrase", wrap_json(sealed.passphrase)},
                         {"escrow", escrow_json(sealed.escrow)}});
}

Json adjournment_json(const ClockPaused& paused) {
    return Json::object({{"adjournment", to_hex(paused.adjournment)},
                         {"by", name_of(paused.by)},
                         {"sealed", json_of(paused.sealed)},
                         {"clocks", json_of(paused.clocks)}});
}

Json adjournment_json(const PresenceNoted& presence) {
    return Json::object({{"adjournment", to_hex(presence.adjournment)},
                         {"player", name_of(presence.player)},
                         {"present", presence.present},
                         {"note", presence.note}});
}

Json adjournment_json(const SealOpened& opened) {
    return Json::object({{"sealed", to_hex(opened.sealed)},
                         {"value", to_hex(opened.value)},
                         {"bytes", hex_of(opened.text)},
                         {"text", readable(opened.text)},
                         {"commitment", to_hex(opened.commitment)},
                         {"by", opened.by}});
}

Json adjournment_json(const GameResumed& resumed) {
    return Json::object({{"adjournment", to_hex(resumed.adjournment)},
                         {"move", resumed.move},
                         {"fen", json_of(resumed.fen)},
                         {"clocks", json_of(resumed.clocks)},
                         {"counted", json_of(resumed.counted)},
                         {"draw_offer", json_of(resumed.draw_offer)},
                         {"obligations", json_of(resumed.obligations)},
                         {"note", resumed.note}});
}

Json adjournment_json(const SealVoid& ended) {
    return Json::object(
        {{"adjournment", to_hex(ended.adjournment)}, {"result", ended.result}, {"reason", ended.reason}});
}

Result<EntryData> read_adjournment_data(EntryKind kind, const Json& data) {
    switch (kind) {
        case EntryKind::adjournment: return read_with(data, read_adjournment);
        case EntryKind::sealed: return read_with(data, read_sealed);
        case EntryKind::clock_paused: return read_with(data, read_paused);
        case EntryKind::presence: return read_with(data, read_presence);
        case EntryKind::opened: return read_with(data, read_opened);
        case EntryKind::resumed: return read_with(data, read_resumed);
        default: return read_with(data, read_void);
    }
}

}  // namespace jadoube::log
