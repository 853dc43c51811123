#include "models/table/seating.h"

#include "models/kernel/form.h"
#include "models/kernel/letters.h"

#include <algorithm>

namespace torchside::table {

namespace {

constexpr int longestName = static_cast<int>(torchside::longestName);
constexpr int huesThereAre = 8;

QVariant nameAt(const Seating::Person &person)
{
    return person.name;
}

QVariant isFirst(const Seating::Person &person)
{
    return person.isFirst;
}

QVariant hueOf(const Seating::Person &person)
{
    return person.hue;
}

// The person's own, where nobody else has it; else the first that is free.
int freeHue(const QString &name, const QList<int> &taken, const QVariantMap &remembered)
{
    bool known = false;
    const int own = remembered.value(name).toInt(&known);
    if (known && own >= 0 && own < huesThereAre && !taken.contains(own))
        return own;
    int hue = 0;
    while (taken.contains(hue))
        ++hue;
    return hue;
}

qsizetype characters(const QString &name)
{
    return name.toUcs4().size();
}

} // namespace

Seating::Seating(Dice &dice, QObject *parent)
    : QObject(parent), dice_(dice), people_({{"name", nameAt}, {"first", isFirst}, {"hue", hueOf}})
{}

QStringList Seating::names() const
{
    QStringList all;
    for (const auto &person : people_.rows())
        all.append(person.name);
    return all;
}

QList<int> Seating::hues() const
{
    QList<int> all;
    for (const auto &person : people_.rows())
        all.append(person.hue);
    return all;
}

QList<int> Seating::huesOf(const QStringList &names, const QVariantMap &remembered)
{
    QList<int> taken; // whose colour is remembered comes before whose isn't
    QVariantMap own;
    for (const auto &name : names)
        if (remembered.contains(name)) {
            own[name] = freeHue(name, taken, remembered);
            taken.append(own[name].toInt());
        }
    QList<int> all;
    for (const auto &name : names) {
        all.append(own.contains(name) ? own[name].toInt() : freeHue(name, taken, {}));
        if (!own.contains(name))
            taken.append(all.last());
    }
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

void Seating::seat(const QStringList &lastTable, const QStringList &known, int most, const QVariantMap &hues)
{
    known_ = known;
    remembered_ = hues;
    first_ = 0;
    std::vector<Person> people;
    const auto names = lastTable.first(std::min<qsizetype>(lastTable.size(), most));
    const auto colours = huesOf(names, remembered_);
    for (qsizetype i = 0; i < names.size(); ++i)
        people.push_back({names[i], false, colours[i]});
    show(std::move(people));
}

void Seating::seatBack(std::vector<Person> people)
{
    const auto first =
        std::find_if(people.begin(), people.end(), [](const Person &each) { return each.isFirst; });
    first_ = first == people.end() ? 0 : static_cast<int>(first - people.begin());
    show(std::move(people));
}

int Seating::longest()
{
    return longestName;
}

QString Seating::whyNot(const QString &name, int exceptSeat) const
{
    const auto wanted = name.trimmed();
    if (wanted.isEmpty())
        return tr("Type a name first.");
    if (hasControls(wanted.toStdString()) || !canBeSeen(wanted.toStdString()))
        return tr("A name needs letters or signs that can be seen, on one line.");
    if (characters(wanted) > longestName)
        return tr("A name has at most %n characters.", nullptr, longestName);
    for (int seat = 0; seat < count(); ++seat)
        if (seat != exceptSeat &&
            sameLetters(people_.rows()[static_cast<std::size_t>(seat)].name.toStdString(),
                        wanted.toStdString()))
            return tr("%1 sits here already.").arg(wanted);
    return {};
}

bool Seating::add(const QString &name)
{
    if (!whyNot(name).isEmpty())
        return false;
    auto people = people_.rows();
    people.push_back({name.trimmed(), false, freeHue(name.trimmed(), hues(), remembered_)});
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

int Seating::oneOf(int count)
{
    return count > 0 ? dice_.below(count) : -1;
}

void Seating::paint(int seat, int hue)
{
    if (seat < 0 || seat >= count() || hue < 0 || hue >= huesThereAre)
        return;
    auto people = people_.rows();
    auto &own = people[static_cast<std::size_t>(seat)].hue;
    for (auto &other : people)
        if (other.hue == hue)
            other.hue = own;
    own = hue;
    show(std::move(people));
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
