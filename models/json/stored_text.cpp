#include "models/json/stored_text.h"

#include <QJsonArray>

namespace torchside {

void writeOwn(json::JsonText &to, const Sentence &sentence)
{
    if (sentence.literal) {
        to.text(sentence.text);
        return;
    }
    to.openArray().text(sentence.text);
    for (const auto &word : sentence.words)
        writeOwn(to, word);
    to.closeArray();
}

void readOwn(json::Reader &reader, const QJsonValue &json, Sentence &out)
{
    if (!json.isArray()) {
        out = literally(json.toString().toStdString());
        return;
    }
    const auto parts = json.toArray();
    out = say(parts.at(0).toString().toStdString());
    for (qsizetype i = 1; i < parts.size(); ++i)
        readOwn(reader, parts.at(i), out.words.emplace_back());
}

} // namespace torchside
