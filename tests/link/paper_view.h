#pragma once

#include "tests/link/paper_table.h"

#include <QJsonDocument>

#include <functional>

// The same table with every part of a seat's view on it, so that the page is seen to draw each of them.
class PaperView final : public PaperTable {
public:
    std::function<void()> tell = [] {};

    QJsonObject view(const torchside::link::Part &part, const QString &language) const override
    {
        const bool german = language == QStringLiteral("de");
        QJsonArray parts;
        if (part.seat)
            parts = ownParts(*part.seat, german);
        parts.append(json(R"({"part":"bar","label":"Battle Troll","value":111,"of":160,"then":67})"));
        parts.append(json(R"({"part":"track","label":"Encounters","filled":4,"of":9})"));
        parts.append(json(R"({"part":"dice","label":"The enemy's dice","faces":[3,5],"gone":[6]})"));
        parts.append(QJsonObject{{QStringLiteral("part"), QStringLiteral("people")},
                                 {QStringLiteral("people"), others(part)}});
        return {{QStringLiteral("seat"), part.seat ? QJsonValue(*part.seat) : QJsonValue()},
                {QStringLiteral("name"), part.seat ? people[*part.seat] : QString()},
                {QStringLiteral("about"), part.seat ? QStringLiteral("The Smith") : QString()},
                {QStringLiteral("turn"), part.seat == 0},
                {QStringLiteral("now"),
                 QJsonObject{{QStringLiteral("text"), german ? QStringLiteral("Zeig deine Karte.")
                                                             : QStringLiteral("Show your card.")},
                             {QStringLiteral("rule"), QStringLiteral("attack")}}},
                {QStringLiteral("parts"), parts},
                {QStringLiteral("log"),
                 QJsonArray{QJsonObject{{QStringLiteral("seq"), seq},
                                        {QStringLiteral("text"), QStringLiteral("<b>Ann</b> counts.")}}}},
                {QStringLiteral("seq"), seq},
                {QStringLiteral("over"), false}};
    }

    torchside::link::Done act(const torchside::link::Part &part, const torchside::link::Deed &deed,
                              const QString &language) override
    {
        auto found = PaperTable::act(part, deed, language);
        tell();
        return found;
    }

private:
    static QJsonObject json(const char *text) { return QJsonDocument::fromJson(text).object(); }

    QJsonArray ownParts(int seat, bool german) const
    {
        const auto act = [&](const QString &label, const char *more) {
            auto made = json(more);
            made[QStringLiteral("label")] = label;
            made[QStringLiteral("command")] =
                QJsonObject{{QStringLiteral("do"), QStringLiteral("count")}, {QStringLiteral("seat"), seat}};
            return made;
        };
        auto life = json(R"({"part":"number","tone":"life","low":false})");
        life[QStringLiteral("label")] = german ? QStringLiteral("Leben") : QStringLiteral("Life");
        life[QStringLiteral("value")] = numberAt(seat);
        life[QStringLiteral("acts")] = QJsonArray{act(QStringLiteral("+"), R"({"asks":[],"main":false})")};
        auto prestige =
            json(R"({"part":"number","label":"Prestige","value":9,"tone":"prestige","low":false,"acts":[]})");
        auto poison =
            json(R"({"part":"number","label":"Poison","value":2,"tone":"poison","low":true,"acts":[]})");
        auto secret = json(
            R"({"part":"secret","title":"Only you know","parts":[{"part":"line","text":"Lich 6, inside","tone":"plain"}]})");
        auto acts = json(R"({"part":"acts","title":"Your attack"})");
        acts[QStringLiteral("acts")] = QJsonArray{
            act(QStringLiteral("Attack"),
                R"({"asks":[{"key":"value","label":"How much?","kind":"number","min":0,"max":100,"usual":[10,20,30],"choices":[],"optional":false},
                    {"key":"target","label":"Whom?","kind":"person","usual":[],"choices":[{"value":1,"label":"Bo"},{"value":2,"label":"Cy"}],"optional":false},
                    {"key":"safe","label":"Safe?","kind":"yesno","usual":[],"choices":[],"optional":true}],"main":true})"),
            act(QStringLiteral("No attack"), R"({"asks":[],"main":false})"),
            act(QStringLiteral("Flee"), R"({"asks":[],"main":false,"whyNot":"Nobody flees from a troll."})")};
        return {life, prestige, poison, secret, acts};
    }

    QJsonArray others(const torchside::link::Part &part) const
    {
        QJsonArray all;
        for (int seat = 0; seat < people.size(); ++seat) {
            auto life = json(R"({"label":"Life","tone":"life","low":false,"acts":[]})");
            life[QStringLiteral("value")] = numberAt(seat);
            if (part.seat != seat)
                all.append(QJsonObject{{QStringLiteral("name"), people[seat]},
                                       {QStringLiteral("about"), QString()},
                                       {QStringLiteral("acting"), seat == 0},
                                       {QStringLiteral("numbers"), QJsonArray{life}}});
        }
        return all;
    }
};
