#pragma once

#include "app/link/table_port.h"

#include <QJsonArray>

#include <map>
#include <tuple>
#include <utility>

// A table of nothing but a number a seat, and who may change it: as much of a game as the link needs.
class PaperTable : public torchside::link::TablePort {
public:
    QStringList people{QStringLiteral("Ann"), QStringLiteral("Bo"), QStringLiteral("Cy")};
    std::map<int, int> numbers;
    qint64 seq = 1;
    QString offer = QStringLiteral("Count"); // what is to be done
    QStringList done;                        // the names of the requests, in order

    QString title() const override { return QStringLiteral("Paper"); }
    QStringList seats() const override { return people; }
    QJsonObject colors() const override { return {}; }

    QJsonObject view(const torchside::link::Part &part, const QString &language) const override
    {
        QJsonArray parts;
        for (int seat = 0; seat < people.size(); ++seat)
            if (part.hand || part.seat == seat)
                parts.append(QJsonObject{{QStringLiteral("part"), QStringLiteral("line")},
                                         {QStringLiteral("text"), people[seat]},
                                         {QStringLiteral("value"), numberAt(seat)}});
        return {{QStringLiteral("seq"), seq},
                {QStringLiteral("now"), offer},
                {QStringLiteral("in"), language},
                {QStringLiteral("parts"), parts}};
    }

    std::optional<qint64> doneAs(const QString &id) const override
    {
        return done.contains(id) ? std::optional(seq) : std::nullopt;
    }

    torchside::link::Done act(const torchside::link::Part &part, const torchside::link::Deed &deed,
                              const QString &) override
    {
        const int seat = deed.command[QStringLiteral("seat")].toInt();
        if (!part.hand && part.seat != seat)
            return {false, seq, QStringLiteral("not-yours"), QStringLiteral("That is not yours.")};
        done.append(deed.id);
        ++numbers[seat];
        ++seq;
        return {true, seq};
    }

    // What several ask for at the same moment is kept together, or, where the disk says no, not at all.
    int written = 0;
    bool refusesOnce = false;
    bool together(const std::function<void()> &deeds) override
    {
        const auto before = std::tuple(numbers, seq, done);
        deeds();
        ++written;
        if (!std::exchange(refusesOnce, false))
            return true;
        std::tie(numbers, seq, done) = before;
        return false;
    }

    int numberAt(int seat) const
    {
        const auto found = numbers.find(seat);
        return found == numbers.end() ? 0 : found->second;
    }
};
