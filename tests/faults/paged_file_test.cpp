#include "app/games.h"
#include "data/journal/open_journal.h"
#include "data/journal/paged_file.h"
#include "models/protocol/session.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace torchside;
using namespace Qt::StringLiterals;
using data::PageChange;
using data::PagedFile;

namespace {

// Something of everything that is kept: steps, notes, what is taken back, jumped to, cut off and corrected.
const std::vector<std::string> script{
    R"({"do":"start","players":["Ann","Bo"],"first":0})",
    R"({"do":"place"})",
    R"({"do":"note","text":"Pizza is here"})",
    R"({"do":"remove","item":"torch"})",
    R"({"do":"undo"})",
    R"({"do":"rename","player":1,"name":"Bobby"})",
    R"({"do":"goto","seq":2})",
    R"({"do":"place"})",
    R"({"do":"correct","after":2,"command":{"do":"rename","player":0,"name":"Anna"}})",
    R"({"do":"undo"})",
    R"({"do":"redo"})",
    R"({"do":"rename","player":1,"name":"Bob"})",
};

// A browser's store: what it was sent is kept, or refused, when the test says so.
class Store final : public data::PageStore {
public:
    void keep(const PageChange &change) override
    {
        waiting_.push_back(change);
        most = std::max(most, change.pages.size());
    }

    bool isAsked() const { return !waiting_.empty(); }
    std::size_t asked() const { return waiting_.size(); }

    void say(PagedFile &file, bool yes)
    {
        const auto change = waiting_.front();
        waiting_.clear();
        if (yes) {
            size_ = change.size;
            for (const auto &[number, bytes] : change.pages)
                pages_[number] = bytes;
            pages_.erase(pages_.lower_bound((size_ + PagedFile::pageSize - 1) / PagedFile::pageSize),
                         pages_.end());
            file.kept();
        } else {
            file.refused();
        }
    }
    void keepAll(PagedFile &file)
    {
        while (isAsked())
            say(file, true);
    }

    // What there would be after a kill at this moment.
    QByteArray bytes() const
    {
        QByteArray all;
        for (const auto &[number, bytes] : pages_)
            all.append(bytes.data(), static_cast<qsizetype>(bytes.size()));
        return all;
    }

    std::size_t most = 0; // pages in one change

private:
    std::vector<PageChange> waiting_;
    std::map<std::uint64_t, std::string> pages_;
    std::uint64_t size_ = 0;
};

class Sitting {
public:
    explicit Sitting(const QString &path)
        : opened_(data::openJournal(path.toStdString(), data::Purpose::play)),
          session_(app::findGame("mandom")->session(
              *opened_.journal, dice_, [this] { return ++now_; }, nullptr))
    {
        if (const auto sessions = opened_.journal->sessions(); !sessions.empty())
            session_->open(sessions.front().id);
    }
    bool say(const std::string &line) { return answer(line)[u"ok"_s].toBool(); }
    QJsonObject answer(const std::string &line)
    {
        return QJsonDocument::fromJson(QByteArray::fromStdString(session_->submit(line))).object();
    }
    std::int64_t seq() const { return session_->match().seq(); }
    void openAgain() { session_->open(opened_.journal->sessions().front().id); }
    Journal &journal() { return *opened_.journal; }

private:
    SeededDice dice_{1};
    Moment now_ = 0;
    data::Opened opened_;
    std::unique_ptr<protocol::Session> session_;
};

std::string rename(int number)
{
    return R"({"do":"rename","player":0,"name":"Ann )" + std::to_string(number) + R"("})";
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// The journal in a file that lasts as long as the program, kept page by page in a store that takes its time.
class PagedFileTest : public QObject {
    Q_OBJECT

    // In memory where there is such a folder: thousands of commits need no disk here.
    QTemporaryDir folder_{(QFile::exists(u"/dev/shm"_s) ? u"/dev/shm"_s : QDir::tempPath()) +
                          u"/paged-XXXXXX"_s};
    int files_ = 0;
    QString fresh() { return folder_.filePath(u"paged-%1.db"_s.arg(++files_)); }

    // How many steps are in effect after a kill now; the file is sound.
    std::int64_t headAfterAKill(const Store &store)
    {
        const auto path = fresh();
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(store.bytes()) < 0)
            return -1;
        file.close();
        const auto opened = data::openJournal(path.toStdString(), data::Purpose::play);
        const auto sessions = opened.journal->sessions();
        return !opened.notice.empty() ? -1 : sessions.empty() ? 0 : sessions.front().head;
    }

private slots:
    void whatIsKeptIsTheFileItself()
    {
        const auto path = fresh();
        Store store;
        PagedFile file(path.toStdString(), store);
        Sitting sitting(path);
        store.keepAll(file);
        for (const auto &line : script) {
            QVERIFY2(sitting.say(line), line.c_str());
            QVERIFY(file.isPending());
            store.keepAll(file);
            QVERIFY(!file.isPending());
            QCOMPARE(store.bytes(), bytesOf(path));
            QCOMPARE(headAfterAKill(store), sitting.seq());
        }
    }

    void aStepIsOneSmallChange()
    {
        const auto path = fresh();
        Store store;
        PagedFile file(path.toStdString(), store);
        Sitting sitting(path);
        QVERIFY(sitting.say(script.front()));
        store.keepAll(file);
        store.most = 0;
        for (int i = 0; i < 60; ++i) {
            QVERIFY(sitting.say(rename(i)));
            QCOMPARE(store.asked(), std::size_t(1));
            store.keepAll(file);
        }
        QVERIFY2(store.most <= 8, qPrintable(QString::number(store.most)));
    }

    void whateverWasShownOutlivesAKillAtAnyMoment()
    {
        std::mt19937 chance(20261119);
        for (int round = 0; round < 200; ++round) {
            const auto path = fresh();
            Store store;
            PagedFile file(path.toStdString(), store);
            Sitting sitting(path);
            std::int64_t shown = 0;
            const auto moments = 1 + chance() % 40;
            for (unsigned moment = 0; moment < moments; ++moment) {
                if (chance() % 2 == 0)
                    QVERIFY(sitting.say(moment == 0 || sitting.seq() == 0
                                            ? script.front()
                                            : rename(static_cast<int>(moment))));
                else if (store.isAsked())
                    store.say(file, true);
                if (!file.isPending())
                    shown = sitting.seq();
            }
            const auto kept = headAfterAKill(store);
            QVERIFY2(kept >= shown && kept <= sitting.seq(),
                     qPrintable(u"%1: shown %2, kept %3"_s.arg(round).arg(shown).arg(kept)));
        }
    }

    void whatIsRefusedIsTakenBackWithAllThatCameAfterIt()
    {
        const auto path = fresh();
        Store store;
        PagedFile file(path.toStdString(), store);
        Sitting sitting(path);
        for (int i = 0; i < 3; ++i)
            QVERIFY(sitting.say(i == 0 ? script.front() : rename(i)));
        store.keepAll(file);
        const auto kept = bytesOf(path);
        for (int i = 3; i < 40; ++i) // enough to make the file grow
            QVERIFY(sitting.say(rename(i)));
        QVERIFY(sitting.say(R"({"do":"undo"})"));
        store.say(file, false);
        QVERIFY(!file.isPending());
        QCOMPARE(bytesOf(path), kept);
        QCOMPARE(sitting.journal().sessions().front().head, std::int64_t(3));
        sitting.openAgain();
        QCOMPARE(sitting.seq(), std::int64_t(3));
        QVERIFY(sitting.say(rename(99)));
        store.keepAll(file);
        QCOMPARE(headAfterAKill(store), std::int64_t(4));
        QCOMPARE(store.bytes(), bytesOf(path));
    }

    void aBeginningThatIsRefusedNeverWas()
    {
        const auto path = fresh();
        Store store;
        PagedFile file(path.toStdString(), store);
        Sitting sitting(path);
        store.keepAll(file);
        QVERIFY(sitting.say(script.front()));
        store.say(file, false);
        QVERIFY(sitting.journal().sessions().empty());
        QCOMPARE(headAfterAKill(store), std::int64_t(0));
    }

    void whatBelongsTogetherIsKeptTogether()
    {
        const auto path = fresh();
        Store store;
        PagedFile file(path.toStdString(), store);
        Sitting sitting(path);
        QVERIFY(sitting.say(script.front()));
        store.keepAll(file);
        sitting.journal().together([&] {
            for (int i = 0; i < 5; ++i)
                sitting.say(rename(i));
            QVERIFY(!file.isPending());
        });
        QCOMPARE(store.asked(), std::size_t(1));
        QCOMPARE(headAfterAKill(store), std::int64_t(1));
        store.keepAll(file);
        QCOMPARE(headAfterAKill(store), std::int64_t(6));
    }

    void whoWatchesWritesNothingAndSeesWhatIsLaidIn()
    {
        const auto path = fresh(), copy = fresh();
        Store store, none;
        PagedFile file(path.toStdString(), store);
        Sitting writer(path);
        QVERIFY(writer.say(script.front()));
        store.keepAll(file);
        QVERIFY(QFile::copy(path, copy));

        PagedFile watched(copy.toStdString(), none);
        watched.setWatching(true);
        Sitting watcher(copy);
        QCOMPARE(watcher.seq(), std::int64_t(1));
        const auto answer = watcher.answer(rename(1));
        QCOMPARE(answer[u"code"_s].toString(), u"watched"_s);
        QVERIFY2(answer[u"message"_s].toString().startsWith(u"Here you only watch"_s),
                 qPrintable(answer[u"message"_s].toString()));
        QVERIFY(!none.isAsked() && !watched.isPending());
        QCOMPARE(watcher.seq(), std::int64_t(1));

        QVERIFY(writer.say(rename(2)));
        store.keepAll(file);
        QFile to(copy);
        QVERIFY(to.open(QIODevice::ReadWrite) && to.write(store.bytes()) > 0);
        to.close();
        QVERIFY(watcher.journal().foreignChanges() > 0);
        watcher.openAgain();
        QCOMPARE(watcher.seq(), std::int64_t(2));

        watched.setWatching(false);
        QVERIFY(watcher.say(rename(3)));
        QVERIFY(none.isAsked());
    }

    void commitsThatWaitGoAsOne()
    {
        const auto path = fresh();
        Store store;
        PagedFile file(path.toStdString(), store);
        Sitting sitting(path);
        store.keepAll(file);
        for (int i = 0; i < 6; ++i)
            QVERIFY(sitting.say(i == 0 ? script.front() : rename(i)));
        QCOMPARE(store.asked(), std::size_t(1));
        store.say(file, true);
        QCOMPARE(headAfterAKill(store), std::int64_t(1));
        store.say(file, true);
        QVERIFY(!store.isAsked());
        QCOMPARE(headAfterAKill(store), std::int64_t(6));
    }
};

QTEST_APPLESS_MAIN(PagedFileTest)
#include "paged_file_test.moc"
