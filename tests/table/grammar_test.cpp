#include "models/kernel/sentence.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

using Patterns = QMap<QString, QString>; // English, and what it is in a language

QString source(const QString &path)
{
    return qEnvironmentVariable("TORCHSIDE_SOURCE") + u'/' + path;
}

// The sentences of the rules as they are translated; English is what is looked up.
Patterns sentencesOf(const QString &language)
{
    QFile file(source(u"data/i18n/torchside_de.ts"_s));
    Patterns all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    QString context;
    QString english;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"name"_s)
            context = xml.readElementText();
        else if (xml.name() == u"source"_s)
            english = xml.readElementText();
        else if (xml.name() == u"translation"_s && context == u"Sentence"_s)
            all[english] = language == u"en"_s ? english : xml.readElementText();
    }
    return all;
}

QJsonArray listsInTheSources()
{
    QProcess python;
    python.start(u"python3"_s, {source(u"data/i18n/sentences.py"_s), u"--lists"_s, source(u"."_s)});
    python.waitForFinished();
    return QJsonDocument::fromJson(python.readAllStandardOutput()).array();
}

constexpr int places = 6; // no pattern has more

// A sentence whose places are all filled with names, but for one.
Sentence with(const QString &pattern, int place, const Sentence &word)
{
    Sentence sentence = say(pattern.toStdString());
    for (int at = 1; at <= places; ++at)
        sentence.words.push_back(at == place ? word : literally("Cy"));
    return sentence;
}

QString shown(const Sentence &sentence, const Patterns &language)
{
    return QString::fromStdString(worded(sentence, [&](const std::string &pattern) {
        const auto known = QString::fromStdString(pattern);
        return language.value(known, known).toStdString();
    }));
}

struct Grammar {
    QString several; // nouns and what goes with them
    QString one;
    QString plainSeveral; // after people
    QString plainOne;
};

Grammar grammarOf(const QString &language)
{
    const auto between = u" (?:(?:drawn|more|gezogene\\w*) )?"_s;
    const auto notOne = u"(?<![\\d:.→/-] )(?<![\\d.-])(?<!to )(?<!bis )"_s;
    if (language == u"en"_s) {
        const auto nouns =
            u"token|card|icon|resource|encounter|point|domain|protospore|item|chapter|character|player|"
            "session|step|deck|hand|round|location|total|monster|skeleton|wound"_s;
        const auto many = u"stories|dice|henchmen|entries|undead (?:are|attack)"_s;
        const auto few = u"story|die|henchman|entry|undead (?:is|attacks)"_s;
        const auto verbs = u"are|have|lie|burst|come|fall|need|wait|attack"_s;
        return {
            notOne + u"\\b1"_s + between + u"(?:(?:"_s + nouns + u")s|"_s + many + u"|(?:"_s + nouns +
                u"|die|story|undead) (?:"_s + verbs + u"))\\b|(?:there|There) are 1\\b"_s,
            u"\\b[02]"_s + between + u"(?:(?:"_s + nouns + u")(?! (?:or|by)\\b)|"_s + few +
                u")\\b(?!s)|\\b[02] (?:"_s + nouns +
                u"|henchme|dice)(?:s|n)? (?:is|has|lies|bursts|comes|falls|needs|waits|attacks)\\b|(?<!stand )[Tt]here is [02]\\b"_s,
            u"(?:Ann (?:are|have|were|win|attack|sit|bring|take|end|lose|leave|roll|enter|shed)\\b)|(?:are|who are) Ann(?! and)"_s,
            u"(?<!which of )Ann and Bo (?:is|has|was|does|\\w+[^s ]s)\\b|(?:there|who|now|There) is Ann and"_s};
    }
    const auto ones = u"Karte|Ressource|Punkt|Begegnung|Geschichte|Domäne|Symbol|Schritt|Partie|Gegenstand|"
                      u"Hand|Charakter|Summe|"
                      "Protospore|Eintrag|Deck"_s;
    const auto manys = u"Karten|Ressourcen|Punkten?|Punkte|Begegnungen|Geschichten|Domänen|Symbole|Schritte|"
                       u"Partien|Gegenstände|"
                       "Hände|Charaktere|Summen|Protosporen|Einträge|Decks|Kapiteln|Untote\\b"_s;
    return {
        notOne + u"\\b1"_s + between + u"(?:"_s + manys +
            u")\\b|\\b1 (?:Marker|Würfel) (?:sind|haben|kommen|liegen|fallen|warten)\\b"_s,
        u"\\b[02]"_s + between + u"(?:"_s + ones +
            u")\\b|\\b[02] (?:Marker|Würfel) (?:ist|kommt|liegt|fällt|wartet)\\b"_s,
        u"Ann (?:sind|haben|werden|gewinnen|gehen|setzen|liegen|bringen|greifen|machen|nehmen|beenden)\\b"_s,
        u"Ann und Bo (?:ist|hat|wird|gewinnt|geht|setzt|liegt|bringt|greift|macht|nimmt|beendet|war)\\b"_s};
}

} // namespace

// Every sentence that the rules can say, with numbers and people in its places: does it agree with them?
class GrammarTest : public QObject {
    Q_OBJECT

    Patterns language;
    Grammar grammar;

    void languages()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }
    void choose(const QString &name)
    {
        language = sentencesOf(name);
        grammar = grammarOf(name);
        QVERIFY(language.size() > 1'000);
    }
    static QStringList unlike(const QString &made, const QString &never, const QString &pattern)
    {
        const auto match =
            QRegularExpression(never, QRegularExpression::UseUnicodePropertiesOption).match(made);
        return match.hasMatch() ? QStringList{made + u"   <- "_s + pattern} : QStringList();
    }

private Q_SLOTS:
    void whatIsCountedAgrees_data() { languages(); }
    void whatIsCountedAgrees()
    {
        QFETCH(QString, name);
        choose(name);
        QStringList wrong;
        for (const auto &pattern : language.keys())
            for (int place = 1; place <= places; ++place) {
                const auto here = u'%' + QString::number(place);
                // "%1 %2 tokens": the second is their kind; and these are people and symbols.
                if (pattern.contains(u"enemy's "_s + here) || pattern.startsWith(u"Give "_s + here))
                    continue;
                if (!pattern.contains(here) || pattern.contains(QRegularExpression(u"%\\d "_s + here)))
                    continue;
                const auto made = [&](long long number) {
                    return shown(with(pattern, place, detail::word(number)), language);
                };
                wrong += unlike(made(1), grammar.several, pattern);
                wrong += unlike(made(0), grammar.one, pattern);
                wrong += unlike(made(2), grammar.one, pattern);
            }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void peopleDoWhatTheyDoTogether_data() { languages(); }
    void peopleDoWhatTheyDoTogether()
    {
        QFETCH(QString, name);
        choose(name);
        const auto lists = listsInTheSources();
        QVERIFY(lists.size() > 30);
        // By the rules these are two or more.
        const QStringList together{u"%1 are allies"_s, u"%1 are level"_s, u"Two people"_s,
                                   u"%1 rolled the same"_s, u"%1 took"_s};
        QStringList wrong;
        for (const auto each : lists) {
            const auto pattern = each[u"pattern"_s].toString();
            for (const auto place : each[u"places"_s].toArray()) {
                const auto made = [&](const std::vector<std::string> &people) {
                    return shown(with(pattern, place.toInt(), listed(people)), language);
                };
                wrong += unlike(made({"Ann", "Bo"}), grammar.plainOne, pattern);
                const bool areSeveral =
                    std::any_of(together.begin(), together.end(),
                                [&](const QString &begin) { return pattern.startsWith(begin); });
                if (!areSeveral)
                    wrong += unlike(made({"Ann"}), grammar.plainSeveral, pattern);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void aSentenceBeginsWithACapital_data() { languages(); }
    void aSentenceBeginsWithACapital()
    {
        QFETCH(QString, name);
        choose(name);
        QStringList small;
        for (const auto &pattern : language.keys())
            for (const auto &word :
                 {say("you"), say("the Minion"), say("%1 card{1:|s}", 2), detail::word(3LL)}) {
                const auto made = shown(with(pattern, 1, word), language);
                if (QRegularExpression(u"[.!?]$"_s).match(made).hasMatch() && made.front().isLower())
                    small.append(made);
            }
        QCOMPARE(small.join(u'\n'), QString());
    }

    void choicesAreWellFormed_data() { languages(); }
    void choicesAreWellFormed()
    {
        QFETCH(QString, name);
        choose(name);
        static const QRegularExpression choice(u"\\{([1-9]):([^{}|]*\\|){1,2}[^{}|]*\\}"_s);
        QStringList wrong;
        for (auto each = language.begin(); each != language.end(); ++each) {
            auto rest = each.value();
            for (auto match = choice.match(rest); match.hasMatch(); match = choice.match(rest)) {
                if (!each.key().contains(u'%' + match.captured(1)))
                    wrong.append(each.value());
                rest.remove(match.capturedStart(), match.capturedLength());
            }
            if (rest.contains(QRegularExpression(u"\\{\\d|\\|"_s)))
                wrong.append(each.value());
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    // What this test would say of sentences that are wrong.
    void itSeesWhatDoesNotAgree_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto *text :
             {"1 tokens", "1 icons", "1 cards", "Domain Cy has 1 resources.", "1 protospores burst",
              "Ann and Bo wins otherwise: Cy.", "Ann attack", "Lay out 1 encounters", "2 token lie", "0 card",
              "there are 1", "2 tokens lies", "1 token lie", "Ann and Bo is now called Cy."})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void itSeesWhatDoesNotAgree()
    {
        QFETCH(QString, text);
        grammar = grammarOf(u"en"_s);
        const auto found = unlike(text, grammar.several, {}) + unlike(text, grammar.one, {}) +
                           unlike(text, grammar.plainOne, {}) + unlike(text, grammar.plainSeveral, {});
        QVERIFY2(!found.isEmpty(), qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(GrammarTest)
#include "grammar_test.moc"
