#include "app/hub/dispatcher.h"
#include "app/hub/program.h"

#include <QCoreApplication>

#include <clocale>

int main(int argc, char *argv[])
{
#ifdef Q_OS_LINUX
    QCoreApplication::setEventDispatcher(new torchside::hub::Dispatcher);
#endif
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(TORCHSIDE_VERSION));
    std::setlocale(LC_NUMERIC, "C");
    return torchside::hub::run(QCoreApplication::arguments().mid(1));
}
