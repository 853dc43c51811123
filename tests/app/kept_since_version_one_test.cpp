#include "app/exchange.h"
#include "app/shelf.h"
#include "data/journal/open_journal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// What Torchside 1.0 wrote: a journal of six sessions with undone steps, notes, cards, a deck and
// corrections, and what it exported of it.
QString kept(const QString &name)
{
    return QStringLiteral(TEST_FOLDER "/../data/fixtures/torchside-1.0/") + name;
}

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

QByteArray call(const QStringList &words, const QByteArray &lines = {})
{
    QProcess program;
    program.start(qEnvironmentVariable("TORCHSIDE_CLI"), words);
    program.write(lines);
    program.closeWriteChannel();
    program.waitForFinished();
    if (program.exitCode() != 0)
        qWarning("%s", program.readAllStandardError().constData());
    return program.exitCode() == 0 ? program.readAllStandardOutput() : QByteArray();
}

// Newer versions may show more, never less or otherwise; only words may have been put better since.
bool holds(const QJsonValue &now, const QJsonValue &then, const QString &path)
{
    if (path.contains(u".why."_s))
        return now.isString() && then.isString();
    if (then.isObject()) {
        const auto was = then.toObject();
        for (auto each = was.begin(); each != was.end(); ++each)
            if (!holds(now[each.key()], each.value(), path + u'.' + each.key()))
                return false;
        return true;
    }
    if (then.isArray() && then.toArray().size() == now.toArray().size()) {
        for (qsizetype i = 0; i < then.toArray().size(); ++i)
            if (!holds(now[i], then[i], path + u'.' + QString::number(i)))
                return false;
        return true;
    }
    if (now != then)
        qWarning() << path << "was" << then << "and is" << now;
    return now == then;
}

// The words of a step are made anew when a session is taken in: they may have been put better since.
QJsonObject withoutWords(const QByteArray &document)
{
    auto session = object(document);
    QJsonArray steps;
    for (const auto each : session[u"steps"_s].toArray()) {
        auto step = each.toObject();
        step.remove(u"text"_s);
        steps.append(step);
    }
    session[u"steps"_s] = steps;
    return session;
}

// The journal as it came, on this device, behind the window.
struct Device {
    QTemporaryDir folder;
    QString path = folder.filePath(u"torchside.db"_s);
    std::unique_ptr<data::SqlJournal> journal;
    SeededDice dice{1};
    app::CardShelf cards;
    app::Preferences preferences{folder.filePath(u"torchside.ini"_s)};
    Clock clock = [] { return Moment{1'796'000'000'000}; };

    explicit Device(bool fromThen) : journal(opened(path, fromThen)), cards(&journal->database()) {}

    static std::unique_ptr<data::SqlJournal> opened(const QString &path, bool fromThen)
    {
        if (fromThen && QFile::copy(kept(u"torchside.db"_s), path))
            QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        return data::openJournal(path.toStdString(), data::Purpose::play).journal;
    }
    QUrl file(const QString &name) const { return QUrl::fromLocalFile(folder.filePath(name)); }
};

} // namespace

class KeptSinceVersionOneTest : public QObject {
    Q_OBJECT

    static void sessions()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<QString>("name");
        int id = 0;
        for (const auto *name : {"mandom", "cutthroat", "darkcastle", "duelofages", "cthulhu", "mandom-over"})
            QTest::newRow(name) << ++id << QString::fromLatin1(name);
    }

private Q_SLOTS:
    void theWindowGoesOnWithIt_data() { sessions(); }
    void theWindowGoesOnWithIt()
    {
        QFETCH(int, id);
        QFETCH(QString, name);
        Device device(true);
        app::Shelf shelf(*device.journal, device.dice, device.clock, device.preferences, {}, &device.cards);
        QCOMPARE(shelf.sessions()->rowCount(), 5);
        QVERIFY(!shelf.lastLine().isEmpty()); // those that are over stand apart
        QVERIFY(shelf.open(id));
        QCOMPARE(shelf.sessionId(), qlonglong(id));
        const auto then = object(bytes(kept(name + u".state.json"_s)));
        const auto stored = device.journal->session(id);
        QCOMPARE(stored->head, then[u"head"_s].toInteger());
        QCOMPARE(stored->last, then[u"last"_s].toInteger());
        QCOMPARE(shelf.table()->over(), !then[u"atHead"_s][u"outcome"_s].isNull());
        QCOMPARE(shelf.table()->seats().size(), then[u"atHead"_s][u"seats"_s].toArray().size());
    }

    void theTerminalGoesOnWithIt_data() { sessions(); }
    void theTerminalGoesOnWithIt()
    {
        QFETCH(int, id);
        QFETCH(QString, name);
        Device device(true);
        const auto then = object(bytes(kept(name + u".state.json"_s)));
        const auto last = u"{\"do\":\"goto\",\"seq\":%1}\n"_s.arg(then[u"last"_s].toInt()).toUtf8();
        const auto replies =
            call(
                {u"resume"_s, QString::number(id), u"--db"_s, device.path, u"--strict"_s},
                "{\"do\":\"state\"}\n" + last +
                    "{\"do\":\"state\"}\n{\"do\":\"goto\",\"seq\":1}\n{\"do\":\"note\",\"text\":\"Back\"}\n" +
                    last)
                .split('\n');
        QCOMPARE(replies.size(), 7);
        QVERIFY(holds(object(replies[0])[u"state"_s], then[u"atHead"_s], name));
        QVERIFY(holds(object(replies[2])[u"state"_s], then[u"atLast"_s], name));
        QVERIFY(holds(object(replies[5])[u"state"_s], then[u"atLast"_s], name));
    }

    void itIsExportedAsItWasThen_data() { sessions(); }
    void itIsExportedAsItWasThen()
    {
        QFETCH(int, id);
        QFETCH(QString, name);
        Device device(true);
        const auto then = bytes(kept(name + u".json"_s));
        QCOMPARE(call({u"export"_s, QString::number(id), u"--db"_s, device.path}), then);
        app::Exchange exchange(*device.journal, device.cards, device.preferences, device.clock);
        QVERIFY(exchange.saveSession(id, device.file(u"one.json"_s)));
        QCOMPARE(bytes(device.folder.filePath(u"one.json"_s)), then.trimmed());
    }

    void everythingIsExportedAsItWasThen()
    {
        Device device(true);
        app::Exchange exchange(*device.journal, device.cards, device.preferences, device.clock);
        QVERIFY(exchange.saveAll(device.file(u"all.json"_s)));
        const auto then = object(bytes(kept(u"everything.json"_s)));
        const auto now = object(bytes(device.folder.filePath(u"all.json"_s)));
        for (const auto *part : {"format", "version", "sessions", "cards"})
            QCOMPARE(now[QLatin1String(part)], then[QLatin1String(part)]);
    }

    void anExportIsTakenInAgain_data() { sessions(); }
    void anExportIsTakenInAgain()
    {
        QFETCH(QString, name);
        Device device(false);
        const auto then = withoutWords(bytes(kept(name + u".json"_s)));
        QCOMPARE(call({u"import"_s, kept(name + u".json"_s), u"--db"_s, device.path}), QByteArray("1\n"));
        QCOMPARE(withoutWords(call({u"export"_s, u"1"_s, u"--db"_s, device.path})), then);
        Device window(false);
        app::Exchange exchange(*window.journal, window.cards, window.preferences, window.clock);
        exchange.look({QUrl::fromLocalFile(kept(name + u".json"_s))});
        QVERIFY(exchange.takeIn());
        QVERIFY(exchange.saveSession(1, window.file(u"one.json"_s)));
        QCOMPARE(withoutWords(bytes(window.folder.filePath(u"one.json"_s))), then);
    }

    void everythingIsTakenInAgain()
    {
        Device device(false);
        app::Exchange exchange(*device.journal, device.cards, device.preferences, device.clock);
        exchange.look({QUrl::fromLocalFile(kept(u"everything.json"_s))});
        QVERIFY(exchange.takeIn());
        QVERIFY(exchange.saveAll(device.file(u"all.json"_s)));
        const auto then = object(bytes(kept(u"everything.json"_s)));
        const auto now = object(bytes(device.folder.filePath(u"all.json"_s)));
        QCOMPARE(now[u"cards"_s], then[u"cards"_s]);
        QCOMPARE(now[u"people"_s], then[u"people"_s]);
        QCOMPARE(now[u"sessions"_s].toArray().size(), then[u"sessions"_s].toArray().size());
    }

    void theCardsAreThereWithWhatWasCorrected()
    {
        const Device device(true);
        QCOMPARE(QJsonDocument::fromJson(call({u"cards"_s, u"list"_s, u"--db"_s, device.path})),
                 QJsonDocument::fromJson(bytes(kept(u"cards.json"_s))));
        QCOMPARE(device.cards.decks(), QStringList{u"Harbour deck"_s});
        QCOMPARE(device.cards.named("deck", "Harbour deck").size(), std::size_t(1));
    }
};

QTEST_MAIN(KeptSinceVersionOneTest)
#include "kept_since_version_one_test.moc"
