#include "log/entry/confidential_json.hpp"

#include "log/entry/entry_parts.hpp"

namespace jadoube::log {
namespace {

constexpr std::size_t kLeastBytes = 256 + 16;  // one block of padding, and the tag

/// Notes may be longer than names: the digits are read as they stand.
std::string read_encrypted(Fields& fields) {
    const Json text = fields.any("text");
    const std::string* digits = text.if_string();
    const auto raw = digits != nullptr ? raw_of_hex(*digits) : std::nullopt;
    if (!raw || raw->size() < kLeastBytes) fields.refuse("text", "an encrypted text in hexadecimal digits");
    return raw.value_or(std::string());
}

ConfidentialNote read_confidential_note(Fields& fields) {
    return {read_encrypted_field(fields)};
}

Redacted read_redaction(Fields& fields) {
    Redacted redacted{.entry = fields.bytes<EntryId>("entry"), .reason = fields.note("reason")};
    if (redacted.reason.empty()) fields.refuse("reason", "why it was destroyed");
    if (!fields.has("of")) return redacted;
    redacted.of = EntryKind::incident;
    if (fields.name("of") != name_of(EntryKind::incident)) fields.refuse("of", "incident");
    return redacted;
}

}  // namespace

Json json_of(const EncryptedField& field) {
    return Json::object({{"field", to_hex(field.field)}, {"nonce", to_hex(field.nonce)}, {"text", hex_of(field.text)}});
}

EncryptedField read_encrypted_field(Fields& fields) {
    return {.field = fields.bytes<FieldId>("field"),
            .nonce = fields.bytes<FieldNonce>("nonce"),
            .text = read_encrypted(fields)};
}

Json confidential_json(const ConfidentialNote& note) {
    return json_of(note.note);
}

Json confidential_json(const Redacted& redacted) {
    Json json = Json::object({{"entry", to_hex(redacted.entry)}, {"reason", redacted.reason}});
    if (redacted.of == EntryKind::incident) json.set("of", name_of(redacted.of));
    return json;
}

Result<EntryData> read_confidential_data(EntryKind kind, const Json& data) {
    return kind == EntryKind::confidential ? read_with(data, read_confidential_note) : read_with(data, read_redaction);
}

}  // namespace jadoube::log
