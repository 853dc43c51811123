#include "data/rulebook/passage.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

QStringList listOf(const QJsonValue &value)
{
    QStringList list;
    for (const auto &entry : value.toArray())
        list.append(entry.toString());
    return list;
}

QJsonDocument documentIn(const QString &file)
{
    QFile stored(file);
    return stored.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(stored.readAll()) : QJsonDocument();
}

} // namespace

std::vector<Passage> readPassages(const QString &file, const QString &askedFile, const QString &game,
                                  const QString &language)
{
    const auto asked = documentIn(askedFile).object();
    std::vector<Passage> passages;
    for (const auto &entry : documentIn(file).array()) {
        const auto fields = entry.toObject();
        passages.push_back({.game = game,
                            .id = fields["id"_L1].toString(),
                            .section = fields["section"_L1].toString(),
                            .title = fields["title"_L1].toString(),
                            .text = fields["text"_L1].toString(),
                            .terms = listOf(fields["terms"_L1]),
                            .asked = listOf(asked[fields["id"_L1].toString()]),
                            .explains = listOf(fields["explains"_L1]),
                            .see = listOf(fields["see"_L1]),
                            .kind = fields["kind"_L1].toString(),
                            .when = listOf(fields["when"_L1]),
                            .source = fields["source"_L1].toString(),
                            .language = language});
    }
    return passages;
}

} // namespace torchside::data
