#include "app/hub/start_form.h"
#include "app/tongues.h"

#include <QJsonArray>
#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// The form by which a table is opened, as it follows from each game's own description.
class FormsTest : public QObject {
    Q_OBJECT

    static QJsonObject fieldOf(const QJsonObject &form, const QString &key)
    {
        for (const auto field : form[u"fields"_s].toArray())
            if (field[u"key"_s] == key)
                return field.toObject();
        return {};
    }
    static QJsonObject formOf(const char *game, const QString &language = u"en"_s)
    {
        return hub::startForm(*app::findGame(game), app::tongueOf(language));
    }

private Q_SLOTS:
    void everyGameAsksForWhatItNeeds()
    {
        for (const auto &game : app::games()) {
            const auto form = hub::startForm(game, app::tongueOf(u"de"_s));
            const auto start = game.describe()[u"$defs"_s][u"commands"_s][u"start"_s].toObject();
            for (const auto key : start[u"required"_s].toArray())
                if (key != u"do"_s)
                    QVERIFY2(!fieldOf(form, key.toString()).isEmpty(), qPrintable(key.toString()));
            QVERIFY(!form[u"emblem"_s].toArray().isEmpty());
        }
    }

    // How many people there may be stands in the form of the start, and in what the game says of itself.
    void asManyMayComeAsTheGameSays()
    {
        for (const auto &game : app::games()) {
            const auto start = game.describe()[u"$defs"_s][u"commands"_s][u"start"_s];
            const auto people = start[u"properties"_s][u"players"_s];
            if (people.isUndefined())
                continue; // somebody alone, or characters
            QCOMPARE(people[u"minItems"_s].toInt(), game.fewest);
            QCOMPARE(people[u"maxItems"_s].toInt(), game.most);
        }
    }

    void peopleComeFirst()
    {
        for (const char *game : {"mandom", "cutthroat", "darkcastle", "duelofages"})
            QCOMPARE(formOf(game)[u"fields"_s][0][u"kind"_s], u"people"_s);
    }

    void aCharacterIsChosenForEach()
    {
        const auto people = fieldOf(formOf("darkcastle"), u"characters"_s);
        QCOMPARE(people[u"least"_s], 2);
        QCOMPARE(people[u"most"_s], 4);
        QStringList kinds;
        for (const auto each : people[u"each"_s].toArray())
            kinds.append(each[u"kind"_s].toString());
        kinds.sort();
        QCOMPARE(kinds, (QStringList{u"choice"_s, u"text"_s}));
    }

    void optionsKeepTheirLimits()
    {
        const auto encounters = fieldOf(formOf("cutthroat"), u"encounters"_s);
        QCOMPARE(encounters[u"kind"_s], u"number"_s);
        QCOMPARE(encounters[u"max"_s], 999);
        QCOMPARE(fieldOf(formOf("cthulhu"), u"options.draw"_s)[u"max"_s], 10);
        QCOMPARE(fieldOf(formOf("cthulhu"), u"stories"_s)[u"kind"_s], u"texts"_s);
        QCOMPARE(fieldOf(formOf("mandom"), u"first"_s)[u"kind"_s], u"person"_s);
    }

    void wordsAreInTheLanguageOfWhoOpens()
    {
        QCOMPARE(fieldOf(formOf("cutthroat"), u"encounters"_s)[u"label"_s], u"Encounters"_s);
        QVERIFY(fieldOf(formOf("cutthroat", u"de"_s), u"encounters"_s)[u"label"_s] != u"Encounters"_s);
    }
};

QTEST_GUILESS_MAIN(FormsTest)
#include "forms_test.moc"
