#include "tests/gallery/picture_checks.h"

#include "tests/harness/real_window.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

constexpr double leastTarget = 47.5; // 48 less what rounding takes
constexpr double leastContrast = 4.5;
constexpr double slack = 1.6; // pixels of rounding that no eye sees

QRectF sceneRect(const QQuickItem *item)
{
    return item->mapRectToScene({0, 0, item->width(), item->height()});
}

// What is left of an item's rectangle after every ancestor that clips.
QRectF seenRect(const QQuickItem *item)
{
    auto rect = sceneRect(item);
    for (const auto *each = item->parentItem(); each; each = each->parentItem())
        if (each->clip() || each->inherits("QQuickFlickable"))
            rect = rect.intersected(sceneRect(each));
    return rect;
}

bool isText(const QQuickItem *item)
{
    return item->inherits("QQuickText") && !item->property("text").toString().isEmpty();
}

bool isControl(const QQuickItem *item)
{
    return item->metaObject()->indexOfSignal("clicked()") >= 0 && item->isEnabled();
}

QString describe(const QQuickItem *item)
{
    const auto text = item->property("text").toString();
    const auto type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    return u"%1 “%2”"_s.arg(type, text.left(40));
}

double luminance(const QColor &colour)
{
    const auto part = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

// The colour that most of a text's rectangle has: its ground.
QColor groundOf(const QImage &picture, const QRectF &rect, double scale)
{
    QHash<QRgb, int> seen;
    const QRect pixels =
        QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect().intersected(picture.rect());
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            ++seen[picture.pixel(x, y) & 0xfff8f8f8U];
    QRgb best = 0;
    for (auto each = seen.cbegin(); each != seen.cend(); ++each)
        if (each.value() > seen.value(best))
            best = each.key();
    return QColor::fromRgb(best);
}

// The popups that lie above the page hide it: while one is open, only the topmost is looked at.
QQuickItem *foreground(QQuickWindow *window)
{
    auto *above = window->contentItem();
    for (auto *item : allItems(window->contentItem()))
        if (item->inherits("QQuickPopupItem") && isSeen(item))
            above = item;
    return above;
}

// A word of the app lies over the page for a moment, or a hint: what it hides is not looked at.
bool isHidden(const QQuickItem *item, const QQuickItem *toast)
{
    return toast && item != toast && !toast->isAncestorOf(item) &&
           seenRect(item).intersects(sceneRect(toast));
}

struct Looking {
    QQuickWindow *window;
    const QImage &picture;
    QStringList wrong{};
    QList<QQuickItem *> texts{};

    void note(const QQuickItem *item, const QString &what)
    {
        wrong.append(u"%1: %2"_s.arg(describe(item), what));
    }

    void text(QQuickItem *item)
    {
        const auto seen = seenRect(item);
        if (seen.width() < 2 || seen.height() < 2)
            return;
        texts.append(item);
        static const QRegularExpression figures(u"^[−+-]?[0-9]+( %)?$"_s);
        const bool elides = item->property("elide").toInt() != Qt::ElideNone;
        if (item->property("truncated").toBool() &&
            (!elides || figures.match(item->property("text").toString()).hasMatch()))
            note(item, u"is cut short"_s);
        if (!elides && (item->property("paintedWidth").toReal() > item->width() + slack ||
                        item->property("paintedHeight").toReal() > item->height() + slack))
            note(item, u"is larger than its place"_s);
        if (seen.left() < -slack || seen.right() > window->width() + slack)
            note(item, u"stands beyond the edge"_s);
        if (item->property("paintedWidth").toReal() > 0)
            readable(item, seen);
    }

    void readable(QQuickItem *item, const QRectF &seen)
    {
        const auto ink = item->property("color").value<QColor>();
        const auto ground = groundOf(picture, seen, static_cast<double>(picture.width()) / window->width());
        if (const double found = contrast(ink, ground); found < leastContrast)
            note(item, u"has a contrast of %1 on %2"_s.arg(found, 0, 'f', 2).arg(ground.name()));
    }

    void control(QQuickItem *item)
    {
        const auto whole = sceneRect(item);
        const auto seen = seenRect(item);
        if (seen.width() < 2 || seen.height() < 2)
            return;
        if (whole.width() < leastTarget || whole.height() < leastTarget)
            note(item, u"is only %1 × %2"_s.arg(whole.width()).arg(whole.height()));
        if (item->property("text").toString().isEmpty())
            note(item, u"is a control without a name"_s);
        if (seen.left() < -slack || seen.right() > window->width() + slack)
            note(item, u"stands beyond the edge"_s);
    }

    void overlaps()
    {
        for (qsizetype i = 0; i < texts.size(); ++i)
            for (qsizetype j = i + 1; j < texts.size(); ++j)
                if (const auto both = inked(texts[i]).intersected(inked(texts[j]));
                    both.width() > 2 * slack && both.height() > 2 * slack)
                    note(texts[i], u"overlaps “%1”"_s.arg(texts[j]->property("text").toString().left(40)));
    }

    static QRectF inked(QQuickItem *item)
    {
        const QSizeF painted(item->property("paintedWidth").toReal(),
                             item->property("paintedHeight").toReal());
        const auto align = item->property("horizontalAlignment").toInt();
        const auto room = item->width() - painted.width();
        const auto x = align & Qt::AlignHCenter ? room / 2 : align & Qt::AlignRight ? room : 0;
        const auto y = item->property("verticalAlignment").toInt() & Qt::AlignVCenter
                           ? (item->height() - painted.height()) / 2
                           : 0;
        return item->mapRectToScene({QPointF(x, y), painted}).intersected(seenRect(item));
    }
};

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

QStringList lookAt(QQuickWindow *window, const QImage &picture)
{
    Looking looking{window, picture};
    const auto items = allItems(foreground(window));
    const auto toast = std::find_if(items.begin(), items.end(), [](const auto *item) {
        return (item->objectName() == u"toast"_s || item->objectName() == u"bubble"_s) && isSeen(item);
    });
    for (auto *item : items) {
        if (!isSeen(item) || isHidden(item, toast == items.end() ? nullptr : *toast))
            continue;
        if (isText(item))
            looking.text(item);
        if (isControl(item))
            looking.control(item);
    }
    looking.overlaps();
    return looking.wrong;
}

} // namespace torchside::tests
