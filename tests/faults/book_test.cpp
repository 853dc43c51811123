#include "tests/faults/failing_calls.h"
#include "tests/harness/patience.h"

#include "app/link/opening.h"
#include "tests/harness/guest_phone.h"
#include "tests/link/paper_table.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace torchside::link;
using namespace Qt::StringLiterals;
using torchside::tests::FailingCalls;
using torchside::tests::GuestPhone;
using torchside::tests::soon;

namespace {

std::optional<Book> bookIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? Book::read(file.readAll()) : std::nullopt;
}

Opening::Options optionsFor(const QString &path)
{
    Opening::Options options;
    options.file = path;
    options.addresses = {QHostAddress(QHostAddress::LocalHost)};
    options.listenAt = QHostAddress::LocalHost;
    return options;
}

} // namespace

// What a table that is open keeps in its file, so that phones find it again after a restart: whatever write,
// renaming or opening fails, people go on playing, and what lies there is a whole book, the newest or the one
// before.
class BookTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    FailingCalls calls_{folder_.path().toStdString()};
    int files_ = 0;

    // A phone comes and takes a seat while the n-th call fails; true when one did.
    bool comesWhileFailing(FailingCalls::On what, int nth, FailingCalls::For howLong)
    {
        const auto folder = folder_.filePath(QString::number(++files_));
        QDir().mkpath(folder);
        const auto path = folder + u"/open"_s;
        PaperTable table;
        bool failed = false;
        {
            const Opening before(table, 7, optionsFor(path)); // it was open already
            const auto token = before.lobby().book().token;
            check(bookIn(path) && bookIn(path)->token == token, "it is kept");
        }
        {
            Opening opening(table, 7, optionsFor(path));
            const auto token = opening.lobby().book().token;
            calls_.fail(what, nth, howLong);
            GuestPhone phone(opening.link(QHostAddress(QHostAddress::LocalHost)), 1);
            check(soon([&] { return phone.joined; }), "a phone comes in all the same");
            phone.sit(1);
            check(soon([&] { return opening.lobby().guests()[0].place.seat == 1; }), "and sits down");
            failed = calls_.hasFailed();
            calls_.mend();
            const auto book = bookIn(path);
            check(book && book->token == token && book->session == 7, "what lies there is whole");
            opening.lobby().setRights(opening.lobby().guests()[0].device, Rights::watch);
            check(bookIn(path) == opening.lobby().book(), "when there is room again, it is kept");
        }
        check(QDir(folder).entryList(QDir::Files | QDir::Hidden) == QStringList{u"open"_s},
              "and nothing else is left");
        check(Opening::leftOpen(path) == 7, "and found after a restart");
        return failed;
    }

    static void check(bool kept, const char *what) { QVERIFY2(kept, what); }

private Q_SLOTS:
    void whateverFailsItIsWhole_data()
    {
        using On = FailingCalls::On;
        QTest::addColumn<On>("what");
        QTest::addColumn<FailingCalls::For>("howLong");
        QTest::newRow("one write") << On::write << FailingCalls::For::once;
        QTest::newRow("every write from then on") << On::write << FailingCalls::For::good;
        QTest::newRow("one renaming") << On::rename << FailingCalls::For::once;
        QTest::newRow("every renaming from then on") << On::rename << FailingCalls::For::good;
        QTest::newRow("one opening") << On::open << FailingCalls::For::once;
        QTest::newRow("every opening from then on") << On::open << FailingCalls::For::good;
    }
    void whateverFailsItIsWhole()
    {
        QFETCH(FailingCalls::On, what);
        QFETCH(FailingCalls::For, howLong);
        int nth = 1;
        while (comesWhileFailing(what, nth, howLong) && !QTest::currentTestFailed() && nth < 50)
            ++nth;
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY2(nth > 1 && nth < 50, qPrintable(QString::number(nth)));
    }
};

QTEST_GUILESS_MAIN(BookTest)
#include "book_test.moc"
