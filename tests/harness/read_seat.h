#pragma once

#include "tests/harness/spoken_game.h"

#include <QStringList>
#include <QTest>

namespace torchside::tests {

// A view as its person reads it, a line for each thing: "Life: 57 of 100", "[Attack] value 0–999".
class ReadSeat {
public:
    explicit ReadSeat(const QJsonObject &view)
    {
        lines_.append(view[QLatin1String("name")].toString() +
                      (view[QLatin1String("turn")].toBool() ? QStringLiteral(", to act") : QString()));
        lines_.append(QStringLiteral("now: ") + view[QLatin1String("now")][QLatin1String("text")].toString());
        readParts(view[QLatin1String("parts")].toArray(), {});
    }
    const QStringList &lines() const { return lines_; }

private:
    static QString text(const QJsonValue &of, const char *key) { return of[QLatin1String(key)].toString(); }
    static QString number(const QJsonValue &of)
    {
        const auto value = QString::number(of[QLatin1String("value")].toInteger());
        const auto most = of[QLatin1String("of")];
        return text(of, "label") + QStringLiteral(": ") + value +
               (most.isDouble() ? QStringLiteral(" of %1").arg(most.toInteger()) : QString());
    }
    static QString asked(const QJsonValue &ask)
    {
        if (text(ask, "kind") == QLatin1String("number"))
            return QStringLiteral(" %1 %2–%3")
                .arg(text(ask, "key"))
                .arg(ask[QLatin1String("min")].toInteger())
                .arg(ask[QLatin1String("max")].toInteger());
        QStringList choices;
        for (const auto &each : ask[QLatin1String("choices")].toArray())
            choices.append(text(each, "label"));
        return QStringLiteral(" %1 (%2)").arg(text(ask, "key"), choices.join(u'/'));
    }
    void readActs(const QJsonArray &acts, const QString &before)
    {
        for (const auto &act : acts) {
            QString line = before + u'[' + text(act, "label") + u']';
            for (const auto &ask : act[QLatin1String("asks")].toArray())
                line += asked(ask);
            const auto whyNot = text(act, "whyNot");
            lines_.append(whyNot.isEmpty() ? line : line + QStringLiteral(" – ") + whyNot);
        }
    }
    void readParts(const QJsonArray &parts, const QString &before)
    {
        for (const auto &part : parts) {
            const auto what = text(part, "part");
            if (what == QLatin1String("number") || what == QLatin1String("bar"))
                lines_.append(before + number(part));
            else if (what == QLatin1String("line"))
                lines_.append(before + text(part, "text"));
            else if (what == QLatin1String("track"))
                lines_.append(before + QStringLiteral("%1: %2/%3")
                                           .arg(text(part, "label"))
                                           .arg(part[QLatin1String("filled")].toInt())
                                           .arg(part[QLatin1String("of")].toInt()));
            else if (what == QLatin1String("people"))
                for (const auto &person : part[QLatin1String("people")].toArray())
                    readPerson(person);
            readActs(part[QLatin1String("acts")].toArray(), before + text(part, "title"));
            readParts(part[QLatin1String("parts")].toArray(), before + text(part, "title") + u'|');
        }
    }
    void readPerson(const QJsonValue &person)
    {
        QStringList numbers;
        for (const auto &each : person[QLatin1String("numbers")].toArray())
            numbers.append(number(each));
        const auto about = text(person, "about");
        lines_.append(text(person, "name") +
                      (about.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(about)) +
                      QStringLiteral(" ") + numbers.join(QStringLiteral(", ")));
    }

    QStringList lines_;
};

// What is said, and what a seat then reads: a line that begins so is there for each, and none of the others.
struct SeatExample {
    std::initializer_list<const char *> said;
    int seat = 0;
    QStringList read;
    QStringList notThere{};
};

template <Game G>
void reads(const SeatExample &example)
{
    SpokenGame<G> game;
    const auto refused = game.all(example.said);
    QVERIFY2(refused.isEmpty(), qPrintable(refused));
    const auto view = json::parsed(game.session().view({.seat = example.seat}, english)).toObject();
    const auto lines = ReadSeat(view).lines();
    const auto all = lines.join(u'\n');
    for (const auto &line : example.read)
        QVERIFY2(std::any_of(lines.begin(), lines.end(),
                             [&](const QString &each) { return each.startsWith(line); }),
                 qPrintable(line + QStringLiteral("\nis not in\n") + all));
    for (const auto &line : example.notThere)
        QVERIFY2(!all.contains(line), qPrintable(line + QStringLiteral("\nis in\n") + all));
}

} // namespace torchside::tests
