#include "tests/fuzz/fuzz.h"

#include "data/catalogue/pack_document.h"

#include <QJsonDocument>

using namespace torchside;
using namespace Qt::StringLiterals;

// Packs from other tables, as JSON or as a table: refused in words, or whole and good to be handed on.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto input = fuzz::bytes(data, size);
    const auto read = data::readPack(input);
    if (const auto *wrong = std::get_if<Sentence>(&read)) {
        fuzz::promise(!english(*wrong).empty(), "a refusal is said in words", input);
        return 0;
    }
    const auto &pack = std::get<data::Pack>(read);
    for (const auto &each : pack) {
        const auto name = each.entry[u"name"_s].toString();
        fuzz::promise(!each.id.isEmpty() && !name.isEmpty() && name.toUcs4().size() <= 200,
                      "an entry has an id and a name", input);
        fuzz::promise(data::kindOf(each.sort) != nullptr, "an entry is of a kind", input);
    }
    for (const auto &text : {data::packDocument(pack), data::packTable(pack)}) {
        const auto again = data::readPack(text);
        const auto *same = std::get_if<data::Pack>(&again);
        fuzz::promise(same && same->size() == pack.size(), "what is written is read again", input);
    }
    return 0;
}
