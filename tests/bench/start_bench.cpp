#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <iostream>

namespace {

struct Run {
    double milliseconds = 0;
    double megabytes = 0;
};

Run run(const QString &program, const QStringList &what)
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.start(program, what);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), qPrintable(process.errorString()));
    return {static_cast<double>(timer.nsecsElapsed()) / 1e6, process.readAllStandardOutput().trimmed().toDouble() / 1024};
}

double median(QList<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

// Start to the first frame, and memory then: Home against an empty window of the same Qt, in turns.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const auto program = app.arguments().value(1);
    const QTemporaryDir folder; // made by the first start; the others find it
    QList<double> emptyMs;
    QList<double> homeMs;
    QList<double> emptyMb;
    QList<double> homeMb;
    for (int i = 0; i < 15; ++i) {
        const auto empty = run(program, {QStringLiteral("empty")});
        const auto home = run(program, {QStringLiteral("home"), folder.path()});
        emptyMs.append(empty.milliseconds);
        homeMs.append(home.milliseconds);
        emptyMb.append(empty.megabytes);
        homeMb.append(home.megabytes);
    }
    std::cout << "start to first frame: empty window " << median(emptyMs) << " ms, Home " << median(homeMs) << " ms, ratio "
              << median(homeMs) / median(emptyMs) << "\nmemory: empty window " << median(emptyMb) << " MB, Home "
              << median(homeMb) << " MB, ratio " << median(homeMb) / median(emptyMb) << std::endl;
    return 0;
}
