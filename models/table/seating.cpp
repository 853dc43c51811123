#include "models/table/seating.h"

#include <algorithm>

namespace torchside::table {

namespace {

constexpr int longestName = 40;

QVariant nameOf(const Seating::Person &person)
{
    return person.name;
}

QVariant isFirst(const Seating::Person &person)
{
    return person.isFirst;
}

qsizetype characters(const QString &name)
{
    return name.toUcs4().size();
}

} // namespace

Seating::Seating(Dice &dice, QObject *parent)
    : QObject(parent),
      dice_(dice),
      people_({{"name", nameOf}, {"first", isFirst}})
{
}

QStringList Seating::names() const
{
    QStringList all;
    for (const auto &person : people_.rows())
        all.append(person.name);
    return all;
}

QStringList Seating::suggestions() const
{
    QStringList others;
    const auto here = names();
    for (const auto &name : known_)
        if (!here.contains(name))
            others.append(name);
    return others;
}

void Seating::seat(const QStringList &lastTable, const QStringList &known, int most)
{
    known_ = known;
    first_ = 0;
    std::vector<Person> people;
    for (const auto &name : lastTable.first(std::min<qsizetype>(lastTable.size(), most)))
        people.push_back({name, false});
    show(std::move(people));
}

QString Seating::whyNot(const QString &name, int exceptSeat) const
{
    const auto wanted = name.trimmed();
    if (wanted.isEmpty())
        return tr("Type a name first.");
    if (characters(wanted) > longestName)
        return tr("A name has at most %n characters.", nullptr, longestName);
    for (int seat = 0; seat < count(); ++seat)
        if (seat != exceptSeat && people_.rows()[static_cast<std::size_t>(seat)].name == wanted)
            return tr("%1 sits here already.").arg(wanted);
    return {};
}

bool Seating::add(const QString &name)
{
    if (!whyNot(name).isEmpty())
        return false;
    auto people = people_.rows();
    people.push_back({name.trimmed(), false});
    show(std::move(people));
    return true;
}

bool Seating::rename(int seat, const QString &name)
{
    if (seat < 0 || seat >= count() || !whyNot(name, seat).isEmpty())
        return false;
    auto people = people_.rows();
    people[static_cast<std::size_t>(seat)].name = name.trimmed();
    show(std::move(people));
    return true;
}

void Seating::remove(int seat)
{
    if (seat < 0 || seat >= count())
        return;
    auto people = people_.rows();
    people.erase(people.begin() + seat);
    if (first_ > seat || first_ >= static_cast<int>(people.size()))
        first_ = std::max(0, first_ - 1);
    show(std::move(people));
}

void Seating::move(int from, int to)
{
    if (from < 0 || from >= count() || to < 0 || to >= count() || from == to)
        return;
    auto people = people_.rows();
    auto person = people[static_cast<std::size_t>(from)];
    people.erase(people.begin() + from);
    people.insert(people.begin() + to, person);
    const auto first = std::find_if(people.begin(), people.end(), [](const Person &p) { return p.isFirst; });
    first_ = static_cast<int>(first - people.begin());
    show(std::move(people));
}

void Seating::letBegin(int seat)
{
    if (seat < 0 || seat >= count())
        return;
    first_ = seat;
    show(people_.rows());
}

QList<int> Seating::shuffled(int count)
{
    const auto order = dice_.shuffled(count);
    return {order.begin(), order.end()};
}

void Seating::chooseWhoBegins()
{
    if (count() > 0)
        letBegin(dice_.below(count()));
}

void Seating::show(std::vector<Person> people)
{
    for (std::size_t seat = 0; seat < people.size(); ++seat)
        people[seat].isFirst = static_cast<int>(seat) == first_;
    people_.show(std::move(people));
    Q_EMIT changed();
}

} // namespace torchside::table
