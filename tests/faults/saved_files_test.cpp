#include "tests/faults/failing_calls.h"

#include "app/carried.h"
#include "app/exchange.h"
#include "app/sharing.h"
#include "data/journal/open_journal.h"
#include "tests/harness/scripted_sessions.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;
using app::Exchange;
using tests::FailingCalls;

namespace {

QByteArray bytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A picture that a page has drawn: large and without order, so that its file takes many writes.
QImage picture()
{
    QImage image(240, 240, QImage::Format_RGB32);
    std::uint32_t colour = 1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, 0xff000000U | (colour = colour * 1'664'525U + 1'013'904'223U));
    return image;
}

const QByteArray old = R"({"tables":{},"what":"was there"})";

// Somebody's device, with what it may write into a file: a session, everything, a picture, the tables away.
struct Device {
    QTemporaryDir folder;
    std::unique_ptr<data::SqlJournal> journal =
        data::openJournal(folder.filePath(u"journal.db"_s).toStdString(), data::Purpose::play).journal;
    SeededDice dice{1};
    app::CardShelf cards{&journal->database()};
    app::Preferences preferences{folder.filePath(u"torchside.ini"_s)};
    Exchange exchange{*journal, cards, preferences, [] { return Moment{1'763'500'000'000}; }};
    app::Sharing sharing;
    QString said;

    Device()
    {
        tests::played(tests::script(qEnvironmentVariable("TORCHSIDE_SOURCE"), u"mandom"_s, u"over"_s),
                      *journal, dice);
        const auto hear = [this](const QString &message) { said = message; };
        QObject::connect(&exchange, &Exchange::said, hear);
        QObject::connect(&sharing, &app::Sharing::said, hear);
    }

    bool save(const QString &what, const QString &to)
    {
        const auto url = QUrl::fromLocalFile(to);
        if (what == u"session")
            return exchange.saveSession(journal->sessions().front().id, url);
        if (what == u"everything")
            return exchange.saveAll(url);
        if (what == u"picture") {
            QObject drawn;
            drawn.setProperty("image", picture());
            sharing.hold(&drawn);
            return sharing.saveHeld(url);
        }
        said = u"is told by the page"_s;
        app::Carried carried;
        carried.hubs = {"http://127.0.0.1:1"};
        for (int i = 0; i < 200; ++i) // more than is written at once
            carried.taps.push_back({"tap-" + QByteArray(100, 'x'), i, {}, {{u"do"_s, u"place"_s}}});
        return app::CarriedBook(to).keep(1, carried);
    }
};

} // namespace

// What people save into a file of their own, and what is kept beside the journal: whatever write, renaming or
// opening fails, it is said, what lay there stays as it was, and nothing half is left beside it.
class SavedFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    FailingCalls calls_{folder_.path().toStdString()};
    Device device_;
    int files_ = 0;

    // Saves over a file that is there while the n-th call fails; true when one did.
    bool savedWhileFailing(const QString &what, FailingCalls::On call, int nth, FailingCalls::For howLong)
    {
        const auto folder = folder_.filePath(QString::number(++files_));
        QDir().mkpath(folder);
        const auto path = folder + u"/file"_s;
        QFile there(path);
        check(there.open(QIODevice::WriteOnly) && there.write(old) == old.size(), "it can be made");
        there.close();
        device_.said.clear();
        calls_.fail(call, nth, howLong);
        const bool saved = device_.save(what, path);
        const bool failed = calls_.hasFailed();
        calls_.mend();
        check(saved == (bytes(path) != old), "what is said to be saved is there, and nothing else");
        check(saved || failed, "it is saved where nothing fails");
        check(!device_.said.isEmpty(), "it is told");
        check(QDir(folder).entryList(QDir::Files | QDir::Hidden) == QStringList{u"file"_s},
              "nothing is left");
        if (saved)
            check(bytes(path) == whole_, "all of it is there");
        check(device_.save(what, path) && bytes(path) == whole_, "with room again, it is saved");
        return failed;
    }

    static void check(bool kept, const char *what) { QVERIFY2(kept, what); }

    QByteArray whole_; // as it is where nothing fails

private Q_SLOTS:
    void whateverFailsItIsWholeOrAsItWas_data()
    {
        using On = FailingCalls::On;
        QTest::addColumn<QString>("what");
        QTest::addColumn<On>("call");
        QTest::addColumn<FailingCalls::For>("howLong");
        const std::vector<std::pair<const char *, On>> calls{
            {"write", On::write}, {"renaming", On::rename}, {"opening", On::open}};
        for (const auto *what : {"session", "everything", "picture", "tables away"})
            for (const auto &[name, call] : calls) {
                QTest::addRow("%s, one %s", what, name) << what << call << FailingCalls::For::once;
                QTest::addRow("%s, every %s from then on", what, name)
                    << what << call << FailingCalls::For::good;
            }
    }
    void whateverFailsItIsWholeOrAsItWas()
    {
        QFETCH(QString, what);
        QFETCH(FailingCalls::On, call);
        QFETCH(FailingCalls::For, howLong);
        const auto undisturbed = folder_.filePath(u"whole-%1"_s.arg(++files_));
        QVERIFY(device_.save(what, undisturbed));
        whole_ = bytes(undisturbed);
        QVERIFY(whole_.size() > 200);
        int nth = 1;
        while (savedWhileFailing(what, call, nth, howLong) && !QTest::currentTestFailed() && nth < 200)
            ++nth;
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY2(nth > 1 && nth < 200, qPrintable(QString::number(nth)));
    }

    // Of the tables that were carried to a hub none is forgotten because the disk would not tell of them.
    void tablesAwayThatCouldNotBeReadAreNotWrittenOver()
    {
        const auto path = folder_.filePath(u"away"_s);
        app::Carried first;
        first.hub = u"Thursday club"_s;
        QVERIFY(app::CarriedBook(path).keep(1, first));
        calls_.fail(FailingCalls::On::open, 1, FailingCalls::For::good);
        app::CarriedBook book(path);
        QVERIFY(!book.keep(2, {}));
        QVERIFY(!book.forget(1));
        calls_.mend();
        QVERIFY(book.find(1) && *book.find(1) == first);
        QVERIFY(book.keep(2, {}));
        QCOMPARE(app::CarriedBook(path).all().size(), std::size_t(2));
    }

    void whatIsNoBookOfTablesAwayIsSetAside()
    {
        const auto path = folder_.filePath(u"garbled"_s);
        for (int n = 1; n <= 2; ++n) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"tab") == 5);
            file.close();
            app::CarriedBook book(path);
            QVERIFY(book.all().empty());
            QCOMPARE(bytes(path + u".damaged-%1"_s.arg(n)), QByteArray("{\"tab"));
            QVERIFY(book.keep(1, {}));
        }
    }

    void tablesOfANewerVersionStay()
    {
        const auto path = folder_.filePath(u"newer"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"tables":{"7":{"phase":"lent","to":"a friend"}}})");
        file.close();
        app::CarriedBook book(path);
        QVERIFY(!book.find(7));
        QVERIFY(book.keep(1, {}));
        QVERIFY(bytes(path).contains(R"("7":{"phase":"lent","to":"a friend"})"));
    }
};

QTEST_GUILESS_MAIN(SavedFilesTest)
#include "saved_files_test.moc"
