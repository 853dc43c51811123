#include "app/fonts.h"
#include "app/garbage.h"
#include "app/self_test.h"
#include "app/window.h"
#include "data/journal/open_journal.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QStandardPaths>
#include <QUrl>

#include <clocale>
#include <iostream>

using namespace Qt::StringLiterals;

namespace {

QString homeOf(QStandardPaths::StandardLocation location, const QString &file)
{
    const QDir folder(QStandardPaths::writableLocation(location));
    folder.mkpath(u"."_s);
    return folder.filePath(file);
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication::setApplicationName(u"Torchside"_s);
    QGuiApplication::setApplicationVersion(QStringLiteral(TORCHSIDE_VERSION));
    QGuiApplication::setDesktopFileName(u"torchside"_s);
    torchside::app::chooseEdges();
    torchside::app::collectAtOnce();
    const QGuiApplication app(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    QQuickStyle::setStyle(u"Basic"_s);

    QCommandLineParser parser;
    parser.setApplicationDescription(u"The companion that lies on the table beside a physical game."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({u"db"_s, u"Keep the sessions in this file."_s, u"file"_s});
    parser.addOption({u"self-test"_s, u"Open every page of every game, warnings fatal, and leave."_s});
    parser.addPositionalArgument(u"file"_s, u"A deck, a set or a session to take over."_s, u"[file]"_s);
    parser.process(app);

    if (parser.isSet(u"self-test"_s))
        return torchside::app::selfTest();
    torchside::app::Window::Options options;
    options.journal = parser.isSet(u"db"_s) ? parser.value(u"db"_s)
                                            : homeOf(QStandardPaths::AppDataLocation, u"torchside.db"_s);
    options.preferences = homeOf(QStandardPaths::AppConfigLocation, u"torchside.ini"_s);
    try {
        torchside::app::Window window(options);
        if (!window.load())
            return 1;
        for (const auto &file : parser.positionalArguments())
            Q_EMIT window.platform().fileOffered(
                QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile));
        return QGuiApplication::exec();
    } catch (const torchside::data::OpenFailure &failure) {
        std::cerr << failure.what() << std::endl;
        return 3;
    }
}
