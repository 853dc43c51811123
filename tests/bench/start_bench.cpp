#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <iostream>

namespace {

struct Starts {
    QString program;
    QStringList arguments;
    QList<double> milliseconds; // to the first frame
    QList<double> megabytes;    // by then
};

void start(Starts &starts)
{
    const auto begun = std::chrono::steady_clock::now().time_since_epoch();
    QProcess process;
    process.start(starts.program, starts.arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(starts.program), qPrintable(process.errorString()));
    const auto told = process.readAllStandardOutput().trimmed().split(' ');
    starts.milliseconds.append(
        static_cast<double>(told.value(0).toLongLong() - std::chrono::nanoseconds(begun).count()) / 1e6);
    starts.megabytes.append(told.value(1).toDouble() / 1024);
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void compare(const char *what, const char *unit, double empty, double home, const char *where = "Home")
{
    std::cout << what << ": empty window " << empty << ' ' << unit << ", " << where << ' ' << home << ' '
              << unit << ", ratio " << home / empty << std::endl;
}

} // namespace

// Start to the first frame, and memory a second later: Home, and a table of a game, against an empty window
// of the same Qt, in turns.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder; // where the journal and the preferences lie
    Starts empty{app.arguments().value(1), {}, {}, {}};
    Starts home{app.arguments().value(2), {folder.path()}, {}, {}};
    Starts table{home.program, {folder.path(), QStringLiteral("cutthroat")}, {}, {}};
    for (int i = 0; i < 16; ++i) {
        start(empty);
        start(home);
        if (i % 4 == 0)
            start(table);
        if (i == 0) { // fills what the driver and the journal keep: not what people wait for later
            empty = {empty.program, empty.arguments, {}, {}};
            home = {home.program, home.arguments, {}, {}};
            table = {table.program, table.arguments, {}, {}};
        }
    }
    compare("start to first frame", "ms", median(empty.milliseconds), median(home.milliseconds));
    compare("memory", "MB", median(empty.megabytes), median(home.megabytes));
    compare("memory at a table", "MB", median(empty.megabytes), median(table.megabytes), "in a game");
    return 0;
}
