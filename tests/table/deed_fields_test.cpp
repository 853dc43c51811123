#include "app/games.h"
#include "models/kernel/memory_journal.h"
#include "models/protocol/session.h"
#include "models/table/deed_fields.h"
#include "models/table/deed_forms.h"

#include <QJsonArray>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

const QStringList people{u"Ann"_s, u"Bo"_s, u"Cy"_s};

// Everything that a form may hold is there, a list with one.
QJsonValue fullOf(const QJsonObject &schema)
{
    const auto form = table::formFor(schema, QJsonObject());
    if (form[u"additionalProperties"_s].isObject())
        return QJsonObject{{u"1"_s, table::leastOf(form[u"additionalProperties"_s].toObject())}};
    if (table::isCard(schema) || !form.contains(u"properties"_s)) {
        const auto items = form[u"items"_s].toObject();
        return items.isEmpty() ? table::leastOf(schema) : QJsonArray{fullOf(items)};
    }
    QJsonObject object;
    const auto properties = form[u"properties"_s].toObject();
    const bool isFighter = table::isFighter(properties) && !properties.contains(u"gone"_s);
    for (auto each = properties.begin(); each != properties.end(); ++each)
        if (!each.value().toObject().contains(u"const"_s) && !(isFighter && each.key() == u"id"_s))
            object[each.key()] = fullOf(each.value().toObject());
    return object;
}

// The ways to all of its single values.
QStringList leavesOf(const QJsonValue &value, const QString &path)
{
    QStringList all;
    if (value.isArray())
        for (qsizetype i = 0; i < value.toArray().size(); ++i)
            all += leavesOf(value.toArray().at(i), path + u'.' + QString::number(i));
    else if (value.isObject())
        for (const auto &key : value.toObject().keys())
            all += leavesOf(value[key], path.isEmpty() ? key : path + u'.' + key);
    else
        all.append(path);
    return all;
}

bool isWithin(const QString &leaf, const QVariantList &fields)
{
    return std::any_of(fields.begin(), fields.end(), [&](const QVariant &each) {
        const auto field = each.toMap();
        const auto path = field[u"path"_s].toString();
        const bool isWay = field[u"kind"_s] == u"item"_s || field[u"kind"_s] == u"list"_s;
        return !isWay && (leaf == path || leaf.startsWith(path + u'.') || leaf == field[u"doublePath"_s]);
    });
}

QStringList allShownAs(const QVariantList &fields, const QString &path)
{
    QStringList kinds;
    for (const auto &each : fields)
        if (each.toMap()[u"path"_s] == path)
            kinds.append(each.toMap()[u"kind"_s].toString());
    return kinds;
}

QString shownAs(const QVariantList &fields, const QString &path)
{
    return allShownAs(fields, path).value(0);
}

} // namespace

// Whatever a command of a game may hold can be changed where the past is corrected.
class DeedFieldsTest : public QObject {
    Q_OBJECT

    static QJsonObject commandsOf(const app::GameEntry &game)
    {
        MemoryJournal journal;
        SeededDice dice{1};
        const auto session = game.session(
            journal, dice, [] { return Moment(1); }, nullptr);
        const auto defs = session->description()[u"$defs"_s].toObject();
        QJsonObject commands;
        for (const auto each : defs[u"gameCommand"_s][u"oneOf"_s].toArray()) {
            const auto name = each[u"$ref"_s].toString().section(u'/', -1);
            commands[name] = defs[u"commands"_s][name];
        }
        return commands;
    }

private Q_SLOTS:
    void everyValueOfEveryCommandHasAField()
    {
        for (const auto &game : app::games()) {
            const auto commands = commandsOf(game);
            for (const auto &name : commands.keys()) {
                const auto form = commands[name].toObject();
                const auto full = fullOf(form).toObject();
                const auto fields = table::fieldsOf(form, full, people);
                for (const auto &leaf : leavesOf(full, {}))
                    QVERIFY2(isWithin(leaf, fields), qPrintable(name + u' ' + leaf));
                for (const auto &each : fields)
                    QVERIFY2(!each.toMap()[u"label"_s].toString().isEmpty(), qPrintable(name));
            }
        }
    }

    void everyListTakesOneMoreAndLosesOne()
    {
        for (const auto &game : app::games()) {
            const auto commands = commandsOf(game);
            for (const auto &name : commands.keys()) {
                const auto form = commands[name].toObject();
                const auto full = fullOf(form).toObject();
                for (const auto &each : table::fieldsOf(form, full, people)) {
                    if (each.toMap()[u"kind"_s] != u"list"_s)
                        continue;
                    const auto path = each.toMap()[u"path"_s].toString();
                    const auto more = table::withOneMore(form, full, path);
                    QVERIFY2(more != full, qPrintable(name + u' ' + path));
                    QCOMPARE(table::withoutValue(more, path + u".1"_s), full);
                }
            }
        }
    }

    void anEmptyListTakesOne()
    {
        const auto form = commandsOf(*app::findGame("cthulhu"))[u"commits"_s].toObject();
        const QJsonObject nobody{{u"do"_s, u"commits"_s}, {u"stories"_s, QJsonArray()}};
        const auto fields = table::fieldsOf(form, nobody, people);
        QCOMPARE(allShownAs(fields, u"stories"_s), (QStringList{u"sending"_s, u"list"_s}));
        const auto one = table::withOneMore(form, nobody, u"stories"_s);
        QCOMPARE(shownAs(table::fieldsOf(form, one, people), u"stories.0.story"_s), u"story"_s);
        QCOMPARE(shownAs(table::fieldsOf(form, one, people), u"stories.0.characters.0.id"_s), u"fighter"_s);
    }

    // Who is remembered has no numbers to change; who was told by numbers has.
    void whoWasSentIsShownAsPeopleOrByNumbers()
    {
        const auto form = commandsOf(*app::findGame("cthulhu"))[u"commits"_s].toObject();
        const auto sent = [&](const QJsonObject &character) {
            const QJsonObject there{{u"story"_s, 1}, {u"characters"_s, QJsonArray{character}}};
            return table::fieldsOf(form, {{u"do"_s, u"commits"_s}, {u"stories"_s, QJsonArray{there}}},
                                   people);
        };
        const auto known = sent({{u"id"_s, u"p1"_s}});
        QCOMPARE(allShownAs(known, u"stories"_s), QStringList{u"sending"_s});
        QCOMPARE(shownAs(known, u"stories.0.story"_s), QString());
        const auto told = sent({{u"skill"_s, 3}});
        QCOMPARE(allShownAs(told, u"stories"_s), (QStringList{u"sending"_s, u"list"_s}));
        QCOMPARE(shownAs(told, u"stories.0.characters.0.skill"_s), u"number"_s);
    }

    void itIsShownAsItWasEntered_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("kind");
        QTest::newRow("attack pad") << QByteArray("cutthroat") << u"attack"_s << u"value"_s << u"values"_s;
        QTest::newRow("target") << QByteArray("cutthroat") << u"creature-attack"_s << u"target"_s
                                << u"choice"_s;
        QTest::newRow("die") << QByteArray("cthulhu") << u"die"_s << u"value"_s << u"die"_s;
        QTest::newRow("card") << QByteArray("cthulhu") << u"draw"_s << u"cards.0"_s << u"card"_s;
        QTest::newRow("own die") << QByteArray("duelofages") << u"end-turn"_s << u"dice.1"_s << u"die"_s;
        QTest::newRow("prisoner's die") << QByteArray("darkcastle") << u"roll"_s << u"symbol"_s << u"roll"_s;
        QTest::newRow("enemy's dice")
            << QByteArray("darkcastle") << u"combat"_s << u"rolled"_s << u"symbols"_s;
        QTest::newRow("their number")
            << QByteArray("darkcastle") << u"combat"_s << u"dice.might"_s << u"dice"_s;
        QTest::newRow("monster") << QByteArray("mandom") << u"reveal"_s << u"monster"_s << u"monster"_s;
        QTest::newRow("item") << QByteArray("mandom") << u"remove"_s << u"item"_s << u"treasure"_s;
        QTest::newRow("counter") << QByteArray("duelofages") << u"count"_s << u"henchmen"_s << u"number"_s;
    }
    void itIsShownAsItWasEntered()
    {
        QFETCH(QByteArray, game);
        QFETCH(QString, command);
        const auto form = commandsOf(*app::findGame(game.toStdString()))[command].toObject();
        QFETCH(QString, path);
        QTEST(shownAs(table::fieldsOf(form, fullOf(form).toObject(), people), path), "kind");
    }
};

QTEST_GUILESS_MAIN(DeedFieldsTest)
#include "deed_fields_test.moc"
