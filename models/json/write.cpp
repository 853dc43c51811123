#include "models/json/write.h"

namespace torchside::json {

void writeFields(JsonText &to, const void *record, std::span<const WrittenField> fields, Audience audience)
{
    for (const auto &field : fields) {
        if (field.isPrivate &&
            !audience.hears(field.owner ? std::optional(field.owner(record)) : std::nullopt))
            continue;
        const auto *value = field.in(record);
        if (field.isLeftOut && field.isLeftOut(value))
            continue;
        to.key(field.key);
        field.write(to, value, audience);
    }
}

void writeObject(JsonText &to, const void *record, std::span<const WrittenField> fields, Audience audience)
{
    to.openObject();
    writeFields(to, record, fields, audience);
    to.closeObject();
}

void writeNamed(JsonText &to, std::string_view tag, const WrittenRecord &record, Audience audience)
{
    to.openObject();
    to.key(tag).text(record.name);
    writeFields(to, record.record, record.fields, audience);
    to.closeObject();
}

void writeConstant(JsonText &to, const Constant &constant)
{
    if (const auto *truth = std::get_if<bool>(&constant))
        to.truth(*truth);
    else if (const auto *number = std::get_if<double>(&constant))
        to.real(*number);
    else
        to.text(std::get<std::string_view>(constant));
}

} // namespace torchside::json
