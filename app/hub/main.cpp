#include "app/hub/program.h"

#include <QCoreApplication>

#include <clocale>

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(TORCHSIDE_VERSION));
    std::setlocale(LC_NUMERIC, "C");
    return torchside::hub::run(QCoreApplication::arguments().mid(1));
}
