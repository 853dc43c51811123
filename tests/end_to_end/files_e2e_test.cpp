#include "tests/harness/real_window.h"

#include <QDir>

using namespace torchside;
using namespace Qt::StringLiterals;

// Files are chosen several at once, by mouse and by touch.
class FilesEndToEndTest : public QObject {
    Q_OBJECT

    QString before_;

    static void save(const QString &folder)
    {
        tests::RealWindow app;
        for (const auto &name : {u"a"_s, u"b"_s}) {
            QVERIFY(app.app().shelf().start(u"mandom"_s,
                                            {{u"players"_s, QStringList{u"Ann"_s, name}}, {u"first"_s, 0}}));
            app.app().exchange().saveSession(app.app().shelf().sessionId(),
                                             QUrl::fromLocalFile(folder + u'/' + name + u".json"_s));
        }
    }

private Q_SLOTS:
    void init() { before_ = QDir::currentPath(); }
    void cleanup() { QDir::setCurrent(before_); }

    void severalFilesAreTakenInAtOnce_data()
    {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("touch") << false;
    }
    void severalFilesAreTakenInAtOnce()
    {
        QFETCH(bool, mouse);
        const QTemporaryDir folder;
        save(folder.path());
        QVERIFY(QDir::setCurrent(folder.path()));
        tests::RealWindow app;
        const auto tap = [&](const QString &name) {
            if (!mouse)
                return app.tap(name);
            if (!tests::soon([&] { return app.control(name) != nullptr; }))
                return false;
            app.settle(400);
            const auto *item = app.control(name);
            QTest::mouseClick(app.window(), Qt::LeftButton, {},
                              item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
            app.settle(200);
            return true;
        };
        QVERIFY(tap(u"Settings"_s));
        QVERIFY(app.tap(u"Save, import, delete"_s)); // lies below
        QVERIFY(tap(u"Import from a file"_s));
        QVERIFY(QDir(folder.path()).mkdir(u"inner"_s));
        QVERIFY(tap(u"inner"_s));
        QVERIFY(tap(u"Up one folder"_s));
        QVERIFY(tap(u"a.json"_s));
        QVERIFY(tap(u"b.json"_s));
        QVERIFY(app.shows(u"Import 2 files"_s));
        if (const auto pictures = qEnvironmentVariable("TORCHSIDE_PICTURES"); !pictures.isEmpty())
            app.grab().save(pictures + u"/files.png"_s);
        QVERIFY(tap(u"Import 2 files"_s));
        QVERIFY(app.shows(u"New sessions: 2"_s));
    }

    // What a deck needs that isn't here is said before it is imported, and after.
    void aDeckWithoutItsSetsIsNotCalledWhole()
    {
        const QTemporaryDir folder;
        QFile deck(folder.filePath(u"Far.o8d"_s));
        QVERIFY(deck.open(QIODevice::WriteOnly));
        deck.write(
            R"(<deck><section name="Draw Deck"><card qty="2" id="Z1">Far Card</card></section></deck>)");
        deck.close();
        QVERIFY(QDir::setCurrent(folder.path()));
        tests::RealWindow app;
        QVERIFY(app.tap(u"Cthulhu Rising"_s));
        QVERIFY(app.tap(u"Import cards or a deck"_s) && app.tap(u"Far.o8d"_s) && app.tap(u"Import 1 file"_s));
        for (const auto *told : {"In these files: 0 cards, 1 deck.", "Imported: 0 cards, 1 deck."}) {
            QVERIFY(app.shows(QLatin1String(told)));
            QVERIFY(app.text(u"A deck needs cards that are not here yet."_s));
            QVERIFY(app.text(u"Import this card’s set first: Far Card."_s));
            QVERIFY(!app.text(u"Everything could be read."_s));
            if (app.control(u"Import them"_s))
                QVERIFY(app.tap(u"Import them"_s));
        }
    }
};

QTEST_MAIN(FilesEndToEndTest)
#include "files_e2e_test.moc"
