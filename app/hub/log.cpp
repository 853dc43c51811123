#include "app/hub/log.h"

#include "models/json/line.h"

#include <QDateTime>
#include <QJsonDocument>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace torchside::hub {

void note(const QString &event, QJsonObject more)
{
    more[u"at"_s] = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    more[u"event"_s] = event;
    const auto line = json::compact(more) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

void takeQtMessages()
{
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
        if (type != QtDebugMsg)
            note(u"qt"_s, {{u"text"_s, text}});
    });
}

} // namespace torchside::hub
