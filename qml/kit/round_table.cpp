#include "round_table.h"

#include <algorithm>
#include <array>
#include <vector>

namespace {

constexpr int lower = 0; // clockwise: lower, its left neighbour, upper, its right neighbour
constexpr int upper = 2;
constexpr int sides = 4;
constexpr qreal gap = 8;
constexpr qreal longest = 560;  // a wider seat would be out of reach
constexpr qreal shortest = 240; // a name and a number side by side
constexpr qreal leastTablet = 600;
constexpr qreal leastMiddle = 300; // a page that scrolls
constexpr qreal mostOfRoom = 0.29; // of the shorter side goes to one strip

using Sharing = std::array<int, sides>;

// How many sit at each edge. The longer edges take two before the shorter ones do.
Sharing sharing(int seats, bool lying)
{
    static const std::vector<Sharing> whenLying{{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 1, 0}, {1, 1, 0, 1},
                                                {1, 1, 1, 1}, {2, 1, 2, 0}, {2, 1, 2, 1}};
    static const std::vector<Sharing> whenStanding{{0, 0, 0, 0}, {1, 0, 0, 0}, {1, 0, 1, 0}, {1, 1, 0, 1},
                                                   {1, 1, 1, 1}, {1, 2, 0, 2}, {1, 2, 1, 2}};
    const auto &known = lying ? whenLying : whenStanding;
    return seats > 0 && seats < static_cast<int>(known.size()) ? known[static_cast<std::size_t>(seats)]
                                                               : Sharing{};
}

int at(const Sharing &share, int side)
{
    return share[static_cast<std::size_t>(side)];
}

// What each of so many has of an edge.
qreal cellOf(qreal whole, int people)
{
    return (whole - gap * (people - 1)) / std::max(1, people);
}

} // namespace

QRectF RoundTable::Place::onScreen() const
{
    if (rotation % 180 == 0)
        return unturned;
    QRectF turned({0, 0}, unturned.size().transposed());
    turned.moveCenter(unturned.center());
    return turned;
}

qreal RoundTable::strip() const
{
    return std::min(depth_, mostOfRoom * std::min(room_.width(), room_.height()));
}

// The strip along one edge. The longer edges have the corners, and leave them to the others where their seats
// end before.
QRectF RoundTable::edge(int side) const
{
    const auto share = sharing(seats_, isLying());
    const auto taken = [&](int each) {
        const auto cell = cellOf(std::max(room_.width(), room_.height()), at(share, each));
        return at(share, each) == 0 || (cell - std::min(cell, longest)) / 2 >= strip() + gap ? 0
                                                                                             : strip() + gap;
    };
    const bool across = side % 2 == 0;
    auto space = room_;
    if (across != isLying())
        across ? space.adjust(taken(1), 0, -taken(3), 0) : space.adjust(0, taken(upper), 0, -taken(lower));
    if (across)
        space.setHeight(strip());
    else
        space.setWidth(strip());
    if (side == lower)
        space.moveBottom(room_.bottom());
    if (side == 3)
        space.moveRight(room_.right());
    return space;
}

QRectF RoundTable::middle() const
{
    const auto share = sharing(seats_, isLying());
    const auto taken = [&](int side) { return at(share, side) > 0 ? strip() + gap : 0; };
    return room_.adjusted(taken(1), taken(upper), -taken(3), -taken(lower));
}

QList<RoundTable::Place> RoundTable::seated() const
{
    QList<Place> all;
    const auto share = sharing(seats_, isLying());
    for (int side = 0; side < sides; ++side) {
        const auto space = edge(side);
        const bool across = side % 2 == 0;
        const qreal whole = across ? space.width() : space.height();
        const int people = at(share, side);
        const qreal cell = cellOf(whole, people);
        const qreal length = std::min(cell, longest);
        for (int i = 0; i < people; ++i) {
            const qreal along = cell / 2 + i * (cell + gap);
            const bool backwards = side < upper; // clockwise runs to the left below and upwards at the left
            const qreal from = backwards ? whole - along : along;
            const QPointF centre = across ? QPointF(space.left() + from, space.center().y())
                                          : QPointF(space.center().x(), space.top() + from);
            QRectF place(0, 0, length, strip());
            place.moveCenter(centre);
            all.append({place, side * 90});
        }
    }
    return all;
}

QVariantList RoundTable::places() const
{
    QVariantList all;
    for (const auto &place : seated())
        all.append(QVariantMap{{QStringLiteral("x"), place.unturned.x()},
                               {QStringLiteral("y"), place.unturned.y()},
                               {QStringLiteral("width"), place.unturned.width()},
                               {QStringLiteral("height"), place.unturned.height()},
                               {QStringLiteral("rotation"), place.rotation}});
    return all;
}

bool RoundTable::fits() const
{
    const auto people = seated();
    const auto rest = middle();
    return !people.isEmpty() && std::min(room_.width(), room_.height()) >= leastTablet && depth_ > 0 &&
           std::min(rest.width(), rest.height()) >= leastMiddle &&
           std::all_of(people.begin(), people.end(),
                       [](const Place &place) { return place.unturned.width() >= shortest; });
}
