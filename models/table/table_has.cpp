#include "models/table/table_has.h"

#include "models/json/stored_text.h"
#include "models/table/translate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::table {

namespace {

QJsonValue written(const Sentence &sentence)
{
    json::JsonText to;
    writeOwn(to.openArray(), sentence);
    return QJsonDocument::fromJson(QByteArray::fromStdString(to.closeArray().take())).array().first();
}

} // namespace

std::string textOf(const std::vector<Piece> &pieces, std::int64_t seq)
{
    QJsonArray all;
    for (const auto &piece : pieces)
        all.append(QJsonArray{text(piece.id), written(piece.owner), piece.value, text(piece.more),
                              text(piece.less), text(piece.on)});
    const QJsonObject has{{u"seq"_s, static_cast<qint64>(seq)}, {u"pieces"_s, all}};
    return QJsonDocument(has).toJson(QJsonDocument::Compact).toStdString();
}

std::optional<std::vector<Piece>> piecesOf(const std::string &text, std::int64_t seq)
{
    const auto has = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    if (has[u"seq"_s].toInteger() != seq || !has[u"pieces"_s].isArray())
        return std::nullopt;
    std::vector<Piece> pieces;
    for (const auto each : has[u"pieces"_s].toArray()) {
        Piece piece{each[0].toString().toStdString(),
                    {},
                    each[2].toInt(),
                    each[3].toString().toStdString(),
                    each[4].toString().toStdString(),
                    each[5].toString().toStdString()};
        json::Reader reader(json::Source::kept);
        readOwn(reader, each[1], piece.owner);
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

} // namespace torchside::table
