#include "tests/hub/carrying_app.h"
#include "tests/hub/hub_process.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QProcess>
#include <QRandomGenerator>

#include <iostream>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

namespace {

void tell(const char *what)
{
    std::cout << what << std::endl;
}

bool isHome(const CarryingApp &app)
{
    return app.carrying.phase().isEmpty();
}

int prestige(const CarryingApp &app)
{
    const auto reply =
        QJsonDocument::fromJson(QByteArray::fromStdString(app.shelf.session()->submit(R"({"do":"state"})")));
    return reply[u"state"_s][u"players"_s][0][u"prestige"_s].toInt();
}

// Each tap is announced, and what became of it is said.
void tap(CarryingApp &app)
{
    tell("about");
    const bool isTaken = app.shelf.table()->act(
        {{u"do"_s, u"adjust"_s}, {u"player"_s, 0}, {u"life"_s, 0}, {u"prestige"_s, 1}, {u"poison"_s, 0}});
    tell(isTaken ? "taken" : "refused");
    QTest::qWait(static_cast<int>(QRandomGenerator::global()->bounded(40)));
}

// The app, without its window: carries its table to the hub, plays there, takes it home, and begins again,
// until it is killed.
int play(const QString &file, const QString &address, const QString &code)
{
    CarryingApp app(file);
    if (!app.shelf.table())
        app.begin(0);
    for (;;) {
        for (int i = 0; i < 6; ++i)
            tap(app);
        if (isHome(app)) {
            app.carry(address, code);
        } else if (app.carrying.phase() == u"there"_s && app.carrying.waiting() == 0) {
            tell("there");
            app.carrying.takeHome();
            QTest::qWait(static_cast<int>(QRandomGenerator::global()->bounded(60)));
        }
    }
}

// Comes to its end: the table is home, and all that waited is done.
int end(const QString &file)
{
    CarryingApp app(file);
    const QDeadlineTimer patience(60'000);
    while (!isHome(app) && !patience.hasExpired()) {
        if (app.carrying.phase() == u"there"_s && app.carrying.waiting() == 0)
            app.carrying.takeHome();
        QTest::qWait(20);
    }
    std::cout << (isHome(app) ? "home " : "away ") << prestige(app) << std::endl;
    return 0;
}

} // namespace

// The app is killed by the system (SIGKILL), at any moment of carrying its table to a real hub, playing there
// and taking it home: what was taken is done once, and nothing else is.
class CarryKilledTest : public QObject {
    Q_OBJECT

    FreshFiles fresh;

    // Until it has said so many lines, and is killed; or to its end.
    static QByteArrayList run(const QStringList &words, int lines = 0)
    {
        QProcess app;
        app.start(QCoreApplication::applicationFilePath(), words);
        QByteArray said;
        const QDeadlineTimer patience(30'000);
        while (lines > 0 && said.count('\n') < lines && !patience.hasExpired() &&
               app.waitForReadyRead(20'000))
            said += app.readAllStandardOutput();
        if (lines > 0)
            app.kill();
        app.waitForFinished(90'000);
        return (said + app.readAllStandardOutput()).split('\n');
    }

private Q_SLOTS:
    void whatWasTakenIsDoneOnce()
    {
        const int kills = qEnvironmentVariableIntValue("TORCHSIDE_KILLS") > 0
                              ? qEnvironmentVariableIntValue("TORCHSIDE_KILLS")
                              : 12;
        HubProcess hub(fresh(u"hub"_s));
        const auto file = fresh(u"app"_s);
        int first = 0;
        {
            CarryingApp app(file);
            app.begin(0);
            first = prestige(app);
        }
        qsizetype taken = 0;
        qsizetype open = 0; // announced, and killed before it was said what became of them
        qsizetype there = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const auto said = run({u"play"_s, file, hub.address(), hub.code()},
                                  1 + static_cast<int>(QRandomGenerator::global()->bounded(150)));
            taken += said.count("taken");
            there += said.count("there");
            open += said.count("about") - said.count("taken") - said.count("refused");
        }
        QVERIFY(open <= kills);
        const auto ended = run({u"end"_s, file}).first().split(' ');
        QCOMPARE(ended.first(), "home");
        const auto done = ended.last().toInt() - first;
        QVERIFY2(done >= taken && done <= taken + open,
                 qPrintable(u"%1 done, %2 taken, %3 open"_s.arg(done).arg(taken).arg(open)));
        QVERIFY(taken > kills);
        QVERIFY(there > 0);
        qInfo("%lld taps, %lld times played at the hub", static_cast<long long>(taken),
              static_cast<long long>(there));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const auto words = QCoreApplication::arguments();
    if (words.value(1) == u"play"_s)
        return play(words.value(2), words.value(3), words.value(4));
    if (words.value(1) == u"end"_s)
        return end(words.value(2));
    CarryKilledTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "carry_killed_test.moc"
