#include "app/cli/calls.h"

#include <QCoreApplication>

#include <clocale>

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    return torchside::cli::run(app.arguments().mid(1));
}
