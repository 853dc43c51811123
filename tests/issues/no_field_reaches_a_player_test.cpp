#include "models/cthulhu/face/cthulhu_table.h"
#include "models/cutthroat/face/cutthroat_table.h"
#include "models/kernel/memory_journal.h"
#include "models/table/translate.h"
#include "tests/harness/spoken_game.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// A form sent to the rules with something missing was answered "player must be a whole number."
class NoFieldReachesAPlayerTest : public QObject {
    Q_OBJECT

    static QString source(const QString &path)
    {
        QFile file(qEnvironmentVariable("TORCHSIDE_SOURCE") + u'/' + path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    struct Sent {
        QString what;
        QStringList keys;
    };

    // The commands that a game's pages put together, with the names of what they fill in.
    static QList<Sent> commandsOf(const QString &game)
    {
        static const QRegularExpression command(u"\\{\"?do\"?: \"([a-z-]+)\"([^{}]*)\\}"_s);
        static const QRegularExpression key(u",\\s*\"?(\\w+)\"?:"_s);
        QList<Sent> all;
        QDirIterator files(qEnvironmentVariable("TORCHSIDE_SOURCE") + u"/qml/"_s + game, {u"*.qml"_s});
        while (files.hasNext()) {
            files.next();
            const auto text = source(u"qml/"_s + game + u'/' + files.fileName());
            for (auto each = command.globalMatch(text); each.hasNext();) {
                const auto match = each.next();
                Sent sent{match.captured(1), {}};
                for (auto keys = key.globalMatch(match.captured(2)); keys.hasNext();)
                    sent.keys.append(keys.next().captured(1));
                all.append(sent);
            }
        }
        return all;
    }

    static bool speaksOfFields(const QString &message, const QStringList &keys)
    {
        static const QRegularExpression forPrograms(
            u" must (be|have|hold)\\b| is missing\\.$|is out of range|is not known here|seats go from|like (\\{|\\[)"_s);
        return message.contains(forPrograms) || std::any_of(keys.begin(), keys.end(), [&](const auto &key) {
                   return message.startsWith(key + u' ');
               });
    }

    // Each command with nothing filled in, and each with one thing that is none.
    template <class Send>
    static QStringList toldOfFields(const QString &game, const Send &send)
    {
        QStringList wrong;
        for (const auto &sent : commandsOf(game)) {
            QList<QVariantMap> tried{{{u"do"_s, sent.what}}};
            for (const QVariant &nothing :
                 {QVariant(), QVariant(-1), QVariant(u""_s), QVariant(QVariantList{-1})}) {
                QVariantMap map{{u"do"_s, sent.what}};
                for (const auto &key : sent.keys)
                    map[key] = nothing;
                tried.append(map);
            }
            for (const auto &map : tried)
                for (const auto &message : send(map))
                    if (speaksOfFields(message, sent.keys))
                        wrong.append(sent.what + u": "_s + message);
        }
        return wrong;
    }

private Q_SLOTS:
    void whatTheFormsReaderSaysIsSaidInWordsOfTheTable()
    {
        static const QRegularExpression said(u"say\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\""_s);
        int count = 0;
        for (const auto *path : {"models/json/read.cpp", "models/kernel/refusal.cpp"})
            for (auto each = said.globalMatch(source(QLatin1String(path))); each.hasNext(); ++count) {
                const auto pattern = each.next().captured(1);
                if (!pattern.endsWith(u'.')) // a part of a sentence
                    continue;
                for (const auto *field : {"player", "name", "life", "anything"})
                    QVERIFY2(!table::told(badArgument(field, say(pattern.toStdString(), field, 1, 2, 3)))
                                  .startsWith(QLatin1String(field) + u' '),
                             qPrintable(pattern));
                QVERIFY2(table::told(badArgument("player", say(pattern.toStdString(), "player", 1, 2, 3))) ==
                             u"Say first who it is."_s,
                         qPrintable(pattern));
            }
        QVERIFY(count > 15);
    }

    void noCommandOfTheCavernsIsAnsweredWithAField()
    {
        tests::SpokenGame<cutthroat::Game> game;
        QCOMPARE(game.all({R"({"do":"start","players":[{"name":"Ann"},{"name":"Bo"},{"name":"Cy"}]})",
                           R"({"do":"encounter","name":"Battle Troll","life":160,"prestige":4})",
                           R"({"do":"initiative","order":[2,1,3]})"}),
                 QString());
        cutthroat::CutthroatTable table(game.session());
        QSignalSpy refused(&table, &table::Table::refused);
        QVERIFY(commandsOf(u"cutthroat"_s).size() > 20);
        const auto wrong = toldOfFields(u"cutthroat"_s, [&](const QVariantMap &map) {
            refused.clear();
            QStringList messages{table.whyNot(map)};
            if (!table.act(map))
                for (const auto &each : refused)
                    messages.append(each.first().toString());
            return messages;
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(u"\n  "_s + wrong.join(u"\n  "_s)));
    }

    void noCommandAgainstTheMinionIsAnsweredWithAField()
    {
        tests::SpokenGame<cthulhu::Game> game;
        game.history().submit(cthulhu::Start{{"A", "B", "C"}, cthulhu::Side::minion, false, {}, {}, {}});
        cthulhu::CthulhuTable table(game.session());
        QSignalSpy refused(&table, &table::Table::refused);
        QVERIFY(commandsOf(u"cthulhu"_s).size() > 20);
        const auto wrong = toldOfFields(u"cthulhu"_s, [&](const QVariantMap &map) {
            refused.clear();
            QStringList messages;
            if (!table.act(map))
                for (const auto &each : refused)
                    messages.append(each.first().toString());
            return messages;
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(u"\n  "_s + wrong.join(u"\n  "_s)));
    }
};

QTEST_GUILESS_MAIN(NoFieldReachesAPlayerTest)
#include "no_field_reaches_a_player_test.moc"
