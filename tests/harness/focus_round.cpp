#include "tests/harness/focus_round.h"

#include "tests/harness/spoken_walk.h"

#include <QAccessible>
#include <QPointer>

#include <algorithm>
#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

// What an item lies upright on: the window, or what is turned to somebody at another side of the table.
const QQuickItem *groundOf(const QQuickItem *item)
{
    const auto *ground = item;
    while (ground->parentItem() && (ground == item || std::fmod(ground->rotation(), 360.0) == 0.0))
        ground = ground->parentItem();
    return ground;
}

// Where an item lies on the page as a whole, however far that is scrolled.
QRectF placeOf(const QQuickItem *item)
{
    auto place = item->mapRectToItem(groundOf(item), {0, 0, item->width(), item->height()});
    for (const auto *each = item->parentItem(); each; each = each->parentItem())
        if (each->inherits("QQuickFlickable"))
            place.translate(each->property("contentX").toReal(), each->property("contentY").toReal());
    return place;
}

// What an item scrolls in; nothing where it stands still.
const QQuickItem *viewOf(const QQuickItem *item)
{
    for (const auto *each = item->parentItem(); each; each = each->parentItem())
        if (each->inherits("QQuickFlickable"))
            return each;
    return nullptr;
}

struct Stop {
    QPointer<QQuickItem> item;
    QRectF place;
    QRectF viewPlace; // where the view that it scrolls in lies
    const QQuickItem *view;
    const QQuickItem *ground;
    int region; // the bar, the body, the sheet, the seats around them

    QString told; // as it was called then: what is made anew meanwhile is gone
};

QString calledNow(QQuickItem *item)
{
    const auto type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    return u"%1 “%2”"_s.arg(type, accessibleName(item).left(50));
}

constexpr int seats = 3; // a region: what lies around the page

class Round {
public:
    explicit Round(RealWindow &app) : app_(app), dialog_(dialogOf(app.window()))
    {
        walk();
        beginAtTheTop();
    }

    QStringList wrong() const
    {
        QStringList wrong;
        for (qsizetype i = 1; i < stops_.size(); ++i)
            if (const auto why = misplaced(stops_[i - 1], stops_[i]); !why.isEmpty())
                wrong.append(u"after %1 comes %2, %3"_s.arg(stops_[i - 1].told, stops_[i].told, why));
        for (const auto *item : allItems(dialog_ ? dialog_ : app_.window()->contentItem()))
            if (isForKeys(item) && !reaches(item))
                wrong.append(u"Tab never comes to “%1”"_s.arg(item->property("text").toString()));
        return wrong + wrong_ + (stops_.isEmpty() ? QStringList(u"Tab comes to nothing"_s) : QStringList());
    }

private:
    void walk()
    {
        const auto *before = app_.window()->activeFocusItem();
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(app_.window(), Qt::Key_Tab);
            auto *item = app_.window()->activeFocusItem();
            if (!item || item == before)
                break;
            before = item;
            if (!stops_.isEmpty() && item == stops_.first().item)
                return;
            if (std::any_of(stops_.begin(), stops_.end(),
                            [&](const Stop &stop) { return stop.item == item; })) {
                wrong_.append(u"Tab goes round in a circle at “%1”"_s.arg(accessibleName(item)));
                return;
            }
            if (dialog_ && !dialog_->isAncestorOf(item))
                wrong_.append(u"Tab leaves the dialog for “%1”"_s.arg(accessibleName(item)));
            const auto *view = viewOf(item);
            stops_.append({item, placeOf(item), view ? placeOf(view) : placeOf(item), view, groundOf(item),
                           regionOf(item), calledNow(item)});
            if (!inSight(item))
                wrong_.append(u"%1 has the focus out of sight"_s.arg(stops_.last().told));
        }
    }

    // The focus may have begun in the middle (a field that waits to be typed in): the round is the same.
    void beginAtTheTop()
    {
        const auto first = std::min_element(stops_.begin(), stops_.end(), [](const Stop &a, const Stop &b) {
            if (a.region == 0 && b.region == 0) // the bar is one line, whatever stands higher in it
                return a.place.x() < b.place.x();
            return std::tuple(a.region, a.viewPlace.y(), a.place.y(), a.place.x()) <
                   std::tuple(b.region, b.viewPlace.y(), b.place.y(), b.place.x());
        });
        std::rotate(stops_.begin(), first, stops_.end());
    }

    bool inSight(const QQuickItem *item) const
    {
        (void)QTest::qWaitFor(
            [&] {
                const auto centre = item->mapToScene({item->width() / 2, std::min(item->height(), 60.0) / 2});
                return QRectF({}, app_.window()->size()).contains(centre);
            },
            1'000);
        const auto seen = item->mapRectToScene({0, 0, item->width(), item->height()});
        return QRectF({}, app_.window()->size()).intersects(seen);
    }

    // The answers of a dialog come after what it asks, beside it on a phone that lies.
    bool isAnswer(const QQuickItem *item) const
    {
        for (const auto *at = item; dialog_ && at && at != dialog_; at = at->parentItem())
            if (QByteArray(at->metaObject()->className()).startsWith("ButtonFlow"))
                return true;
        return false;
    }

    int regionOf(const QQuickItem *item) const
    {
        const auto isIn = [&](const char *part) {
            const auto *root = app_.page()->property(part).value<QQuickItem *>();
            return root && root->isAncestorOf(item);
        };
        const auto *bar = app_.page()->property("bar").value<QQuickItem *>();
        const auto *stage = bar && bar->parentItem() ? bar->parentItem()->parentItem() : nullptr;
        if (!dialog_ && stage && !stage->isAncestorOf(item))
            return seats;
        return isIn("bar") ? 0 : isIn("sheet") || isAnswer(item) ? 2 : 1;
    }

    // The main button is the last one, under whichever thumb it lies.
    bool isUnderTheOtherThumb(const QQuickItem *item) const
    {
        return item && app_.app().preferences().leftHanded() &&
               QByteArray(item->metaObject()->className()).startsWith("PrimaryButton");
    }

    // Down the page and to the right within a line; beside a column another may begin at its top.
    QString misplaced(const Stop &before, const Stop &after) const
    {
        if (after.region != before.region)
            return after.region < before.region ? u"which belongs to a part above"_s : QString();
        if (after.ground != before.ground || after.region == seats)
            return {}; // seats come one after another round the table
        const bool together = after.view == before.view;
        const auto &a = together ? before.place : before.viewPlace;
        const auto &b = together ? after.place : after.viewPlace;
        if (a.contains(b.center()) || b.contains(a.center()))
            return {};
        const double shared = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
        if (shared > std::min(a.height(), b.height()) / 2)
            return b.center().x() < a.center().x() && !isUnderTheOtherThumb(after.item)
                       ? u"which lies to its left"_s
                       : QString();
        if (b.center().y() < a.center().y() && b.left() < a.right() - 1)
            return u"which lies above it"_s;
        return {};
    }

    static bool isForKeys(const QQuickItem *item)
    {
        const auto interactive = item->property("interactive");
        return item->metaObject()->indexOfSignal("clicked()") >= 0 && item->isEnabled() && isSeen(item) &&
               (!interactive.isValid() || interactive.toBool());
    }

    // A stepper's two buttons are its arrow keys.
    bool reaches(const QQuickItem *item) const
    {
        return std::any_of(stops_.begin(), stops_.end(), [&](const Stop &stop) {
            if (!stop.item)
                return false;
            auto *face = QAccessible::queryAccessibleInterface(stop.item);
            return stop.item == item ||
                   (stop.item->isAncestorOf(item) && face && face->role() == QAccessible::SpinBox);
        });
    }

    RealWindow &app_;
    QQuickItem *dialog_;
    QList<Stop> stops_;
    QStringList wrong_;
};

} // namespace

QStringList goRoundByTab(RealWindow &app)
{
    return Round(app).wrong();
}

} // namespace torchside::tests
