#include "app/hub/figures.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::hub {

QByteArray Figures::written() const
{
    return QJsonDocument(QJsonObject{{u"tables"_s, tables},
                                     {u"rooms"_s, rooms},
                                     {u"connections"_s, connections},
                                     {u"steps"_s, steps},
                                     {u"perSecond"_s, perSecond},
                                     {u"slowest"_s, slowest},
                                     {u"memory"_s, memory}})
        .toJson(QJsonDocument::Compact);
}

Figures Figures::read(const QByteArray &text)
{
    const auto json = QJsonDocument::fromJson(text).object();
    return {.tables = json[u"tables"_s].toInteger(),
            .rooms = json[u"rooms"_s].toInteger(),
            .connections = json[u"connections"_s].toInteger(),
            .steps = json[u"steps"_s].toInteger(),
            .perSecond = json[u"perSecond"_s].toDouble(),
            .slowest = json[u"slowest"_s].toDouble(),
            .memory = json[u"memory"_s].toInteger()};
}

QByteArray Figures::forPrometheus() const
{
    QByteArray text;
    const auto add = [&](const char *name, const char *type, const char *about, double value) {
        text += QByteArray("# HELP torchside_hub_") + name + ' ' + about + "\n# TYPE torchside_hub_" + name +
                ' ' + type + "\ntorchside_hub_" + name + ' ' + QByteArray::number(value, 'g', 15) + '\n';
    };
    add("tables", "gauge", "Tables that are open to come to.", static_cast<double>(tables));
    add("rooms", "gauge", "Tables at which somebody is.", static_cast<double>(rooms));
    add("connections", "gauge", "Browsers and apps that are connected.", static_cast<double>(connections));
    add("steps_total", "counter", "Batches of steps at tables since the hub began.",
        static_cast<double>(steps));
    add("slowest_seconds", "gauge", "The slowest commit of the last seconds.", slowest / 1000);
    add("resident_memory_bytes", "gauge", "Memory in use.", static_cast<double>(memory) * 1024);
    add("database_out_of_reach", "gauge", "1 while the database can't be reached.", isLost ? 1 : 0);
    return text;
}

qint64 memoryInUse()
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const auto &line : file.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.sliced(6).simplified().split(' ').first().toLongLong();
    return 0;
}

} // namespace torchside::hub
