#include "app/carried.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr int mostAside = 1'000;

QString plain(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes);
}

QByteArray bytesOf(const QJsonValue &json)
{
    return json.toString().toLatin1();
}

QJsonObject jsonFrom(const Carried::Tap &tap)
{
    QJsonObject json{{u"id"_s, plain(tap.id)}, {u"mark"_s, plain(tap.mark)}, {u"request"_s, tap.request}};
    if (tap.at)
        json[u"at"_s] = *tap.at;
    return json;
}

QJsonObject jsonFrom(const Carried &carried)
{
    const auto phase = nameOf(carried.phase);
    QJsonArray hubs;
    for (const auto &each : carried.hubs)
        hubs.append(plain(each));
    QJsonArray taps;
    for (const auto &each : carried.taps)
        taps.append(jsonFrom(each));
    return {{u"phase"_s, QString::fromUtf8(phase.data(), static_cast<qsizetype>(phase.size()))},
            {u"started"_s, carried.started},
            {u"hubs"_s, hubs},
            {u"code"_s, plain(carried.code)},
            {u"device"_s, plain(carried.device)},
            {u"table"_s, carried.table},
            {u"hand"_s, plain(carried.hand)},
            {u"link"_s, plain(carried.link)},
            {u"pin"_s, plain(carried.pin)},
            {u"hub"_s, carried.hub},
            {u"heard"_s, carried.heard},
            {u"head"_s, carried.head},
            {u"mark"_s, plain(carried.mark)},
            {u"taps"_s, taps}};
}

std::optional<Carried> readCarried(const QJsonValue &json)
{
    const auto phase = valueOf<CarryPhase>(json[u"phase"_s].toString().toStdString());
    if (!phase)
        return std::nullopt;
    Carried carried{*phase,
                    json[u"started"_s].toInteger(),
                    {},
                    bytesOf(json[u"code"_s]),
                    bytesOf(json[u"device"_s]),
                    json[u"table"_s].toInteger(),
                    bytesOf(json[u"hand"_s]),
                    bytesOf(json[u"link"_s]),
                    bytesOf(json[u"pin"_s]),
                    json[u"hub"_s].toString(),
                    json[u"heard"_s].toInteger(),
                    json[u"head"_s].toInteger(),
                    bytesOf(json[u"mark"_s])};
    for (const auto each : json[u"hubs"_s].toArray())
        carried.hubs.append(bytesOf(each));
    for (const auto each : json[u"taps"_s].toArray())
        carried.taps.push_back(
            {bytesOf(each[u"id"_s]),
             each[u"at"_s].isDouble() ? std::optional(each[u"at"_s].toInteger()) : std::nullopt,
             bytesOf(each[u"mark"_s]), each[u"request"_s].toObject()});
    return carried;
}

// What is no such book keeps its bytes under a name of its own.
bool setAside(const QString &file)
{
    for (int n = 1; n < mostAside; ++n)
        if (const auto aside = u"%1.damaged-%2"_s.arg(file).arg(n); !QFile::exists(aside))
            return QFile::rename(file, aside);
    return false;
}

} // namespace

CarriedBook::CarriedBook(QString file) : file_(std::move(file))
{
    read();
}

bool CarriedBook::read() const
{
    QFile kept(file_);
    if (isRead_ || file_.isEmpty() || !kept.exists())
        return isRead_ = true;
    if (!kept.open(QIODevice::ReadOnly))
        return false;
    const auto json = QJsonDocument::fromJson(kept.readAll()).object();
    if (kept.error() != QFile::NoError)
        return false;
    kept.close();
    if (!json[u"tables"_s].isObject())
        return isRead_ = setAside(file_);
    const auto tables = json[u"tables"_s].toObject();
    for (auto each = tables.begin(); each != tables.end(); ++each) {
        if (const auto carried = readCarried(*each))
            all_[each.key().toLongLong()] = *carried;
        else
            others_[each.key()] = *each;
    }
    return isRead_ = true;
}

QString CarriedBook::beside(const QString &journal)
{
    return journal.isEmpty() ? QString() : journal + u"-away"_s;
}

const std::map<qint64, Carried> &CarriedBook::all() const
{
    read();
    return all_;
}

const Carried *CarriedBook::find(qint64 session) const
{
    read();
    const auto found = all_.find(session);
    return found == all_.end() ? nullptr : &found->second;
}

bool CarriedBook::write(const std::map<qint64, Carried> &all) const
{
    if (file_.isEmpty())
        return true;
    auto tables = others_;
    for (const auto &[session, carried] : all)
        tables[QString::number(session)] = jsonFrom(carried);
    QSaveFile file(file_);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner); // whoever has the hand may do everything
    file.write(QJsonDocument(QJsonObject{{u"tables"_s, tables}}).toJson(QJsonDocument::Compact));
    return file.flush() && file.commit();
}

bool CarriedBook::keep(qint64 session, const Carried &carried)
{
    if (!read())
        return false;
    auto all = all_;
    all.insert_or_assign(session, carried);
    if (!write(all))
        return false;
    all_ = std::move(all);
    return true;
}

bool CarriedBook::forget(qint64 session)
{
    if (!read())
        return false;
    auto all = all_;
    all.erase(session);
    if (!write(all))
        return false;
    all_ = std::move(all);
    return true;
}

} // namespace torchside::app
