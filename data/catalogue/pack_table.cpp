#include "data/catalogue/pack_document.h"

#include "data/catalogue/table_rows.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr qsizetype mostColumns = 200;

bool isList(const QJsonValue &value)
{
    return value.isArray() && value.toArray().first().isObject();
}

// A spreadsheet takes what begins like this for a formula and works it out; an apostrophe before it keeps it
// as it is. Alone it stands for a text that is empty, where nothing means that nobody knows.
bool wouldBeWorkedOut(QStringView text)
{
    while (text.startsWith(u'\''))
        text = text.sliced(1);
    return text.isEmpty() || QStringView(u"=+-@\t\r").contains(text.front());
}

QString guarded(const QString &text)
{
    return wouldBeWorkedOut(text) ? u'\'' + text : text;
}

QString unguarded(const QString &cell)
{
    return cell.startsWith(u'\'') && wouldBeWorkedOut(cell) ? cell.sliced(1) : cell;
}

// Each value with its place: {"life.4", 160}.
void flatten(const QJsonValue &value, const QString &at, QList<std::pair<QString, QString>> &cells)
{
    const auto within = [&](const QString &key) { return at.isEmpty() ? key : at + u'.' + key; };
    if (value.isObject()) {
        const auto object = value.toObject();
        for (auto each = object.begin(); each != object.end(); ++each)
            flatten(each.value(), within(each.key()), cells);
    } else if (isList(value)) {
        const auto list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            flatten(list[i], within(QString::number(i + 1)), cells);
    } else {
        cells.append({at, guarded(textOf(value))});
    }
}

QString quoted(const QString &cell)
{
    if (!cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n') && !cell.contains(u';') &&
        cell == cell.trimmed())
        return cell;
    return u'"' + QString(cell).replace(u"\""_s, u"\"\""_s) + u'"';
}

// The columns in which somebody reads them: what it is, its name, then the rest.
void addColumn(QStringList &columns, const QString &column)
{
    if (!columns.contains(column))
        columns.append(column);
}

QJsonValue valueOf(const QJsonObject &schema, const QString &cell)
{
    const auto text = unguarded(cell);
    return text.isEmpty() ? QJsonValue(text) : valueFrom(schema, text);
}

std::variant<Packed, Sentence> readRow(const QStringList &header, const QStringList &row)
{
    Sort sort;
    QString id;
    QJsonObject entry;
    for (qsizetype at = 0; at < std::min(header.size(), row.size()); ++at)
        if (header[at] == u"game"_s)
            sort.game = row[at].trimmed();
        else if (header[at] == u"entry"_s)
            sort.kind = row[at].trimmed();
    const auto *kind = kindOf(sort);
    for (qsizetype at = 0; kind && at < std::min(header.size(), row.size()); ++at) {
        const auto text = row[at].trimmed();
        if (header[at] == u"id"_s)
            id = unguarded(text);
        else if (header[at] == u"game"_s || header[at] == u"entry"_s || text.isEmpty())
            continue;
        else if (const auto schema = schemaAt(kind->schema, header[at]); !schema.isEmpty())
            putAt(entry, header[at], valueOf(schema, text));
        else
            return say("There is no “%1” of “%2”: that column should be empty here.",
                       literally(header[at].left(80).toStdString()), literally(sort.kind.toStdString()));
    }
    return readPacked(sort, id, entry);
}

} // namespace

QByteArray packTable(const Pack &pack)
{
    QStringList columns{u"game"_s, u"entry"_s, u"name"_s};
    QList<QHash<QString, QString>> rows;
    for (const auto &[sort, id, entry] : pack) {
        QList<std::pair<QString, QString>> cells{{u"game"_s, sort.game}, {u"entry"_s, sort.kind}};
        if (kindOf(sort)->hasIds)
            cells.append({u"id"_s, guarded(id)});
        flatten(entry, {}, cells);
        QHash<QString, QString> row;
        for (const auto &[column, cell] : cells) {
            addColumn(columns, column);
            row[column] = cell;
        }
        rows.append(row);
    }
    QStringList lines{columns.join(u',')};
    for (const auto &row : rows) {
        QStringList cells;
        for (const auto &column : columns)
            cells.append(quoted(row.value(column)));
        lines.append(cells.join(u','));
    }
    return (lines.join(u'\n') + u'\n').toUtf8();
}

std::variant<Pack, Sentence> readPackTable(const QByteArray &csv)
{
    auto text = QString::fromUtf8(csv);
    if (text.startsWith(QChar(0xfeff)))
        text.remove(0, 1);
    const auto rows = rowsOf(text);
    QStringList header;
    for (const auto &cell : rows.front())
        header.append(cell.trimmed());
    for (const auto &needed : {u"game"_s, u"entry"_s, u"name"_s})
        if (!header.contains(needed))
            return say("The first row must name the columns: game, entry and name among them.");
    if (rows.size() > mostPacked + 1 || header.size() > mostColumns)
        return say("This pack has %1 entries; at most %2 are taken in at once.", rows.size() - 1, mostPacked);
    Pack pack;
    for (std::size_t at = 1; at < rows.size(); ++at) {
        if (rows[at].size() == 1 && rows[at].front().trimmed().isEmpty())
            continue;
        auto read = readRow(header, rows[at]);
        if (auto *wrong = std::get_if<Sentence>(&read))
            return std::move(*wrong);
        pack.push_back(std::move(std::get<Packed>(read)));
    }
    return pack;
}

} // namespace torchside::data
