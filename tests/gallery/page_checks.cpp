#include "tests/gallery/page_checks.h"

#include "tests/harness/real_window.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

constexpr double leastFilled = 0.5;   // of the lower half of a tablet's page
constexpr double leastQuarter = 0.35; // of either side of it
constexpr int grain = 4;              // pixels between two looks
constexpr qreal slack = 1.6;

QQuickItem *popup(QQuickWindow *window)
{
    for (auto *item : allItems(window->contentItem()))
        if (item->inherits("QQuickPopupItem") && isSeen(item))
            return item;
    return nullptr;
}

bool isTablet(const QQuickWindow *window)
{
    return std::min(window->width(), window->height()) >= 600;
}

bool isPhone(const QQuickWindow *window)
{
    return window->width() == 360 && window->height() == 800;
}

QRectF placeOf(const QQuickItem *item)
{
    return item->mapRectToScene({0, 0, item->width(), item->height()});
}

// Where the game lies: beneath the bar and above the sheet; all of it where the seats lie around.
QRectF boardOf(const QQuickWindow *window, const QQuickItem *page)
{
    const QRectF all(0, 0, window->width(), window->height());
    if (page->property("around").toBool())
        return all;
    const bool sideways = page->property("sideways").toBool();
    return all.adjusted(0, page->property("barHeight").toReal(), 0,
                        sideways ? 0 : -page->property("sheetHeight").toReal());
}

// How much of a place is more than the page's ground.
double filled(const QImage &picture, const QRectF &place, double scale, QRgb ground)
{
    const auto pixels =
        QRectF(place.topLeft() * scale, place.size() * scale).toRect().intersected(picture.rect());
    int all = 0;
    int covered = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); y += grain)
        for (int x = pixels.left(); x <= pixels.right(); x += grain, ++all) {
            const auto pixel = picture.pixel(x, y);
            const auto apart = std::abs(qRed(pixel) - qRed(ground)) +
                               std::abs(qGreen(pixel) - qGreen(ground)) +
                               std::abs(qBlue(pixel) - qBlue(ground));
            covered += apart > 6 ? 1 : 0;
        }
    return all == 0 ? 1.0 : static_cast<double>(covered) / all;
}

QStringList emptiness(const QQuickWindow *window, const QQuickItem *page, const QImage &picture)
{
    const auto scale = static_cast<double>(picture.width()) / window->width();
    const auto ground = picture.pixel(static_cast<int>(2 * scale), static_cast<int>(90 * scale));
    auto lower = boardOf(window, page);
    lower.setTop(lower.center().y());
    auto left = lower;
    left.setRight(lower.center().x());
    auto right = lower;
    right.setLeft(lower.center().x());
    const auto percent = [&](const QRectF &place) { return filled(picture, place, scale, ground); };
    const auto whole = percent(lower);
    const auto side = std::min(percent(left), percent(right));
    if (whole >= leastFilled && side >= leastQuarter)
        return {};
    return {u"the page leaves its lower half empty: %1 % filled, %2 % at the emptier side"_s
                .arg(std::round(whole * 100))
                .arg(std::round(side * 100))};
}

bool isCut(const QQuickItem *flickable)
{
    return flickable->property("contentHeight").toReal() > flickable->height() + slack;
}

// What is asked stands in a flickable beside its buttons, whose main one says that something is to be done.
QStringList hiddenIn(QQuickItem *question, const QQuickWindow *window)
{
    QStringList wrong;
    const auto items = allItems(question);
    const auto flow = std::find_if(items.begin(), items.end(), [](const QQuickItem *item) {
        return item->property("mirrored").isValid() && item->property("main").value<QQuickItem *>() &&
               isSeen(item);
    });
    if (flow == items.end())
        return wrong;
    const auto *main = (*flow)->property("main").value<QQuickItem *>();
    const QRectF all(-slack, -slack, window->width() + 2 * slack, window->height() + 2 * slack);
    if (isSeen(main) && !all.contains(placeOf(main)))
        wrong.append(u"the main button lies outside the window"_s);
    for (const auto *item : items)
        if (item->inherits("QQuickFlickable") && isSeen(item) && isCut(item) &&
            item->property("contentWidth").toReal() <= item->width() + slack)
            wrong.append(u"what to do has to be scrolled for: %1 of %2"_s.arg(std::round(item->height()))
                             .arg(std::round(item->property("contentHeight").toReal())));
    return wrong;
}

QQuickItem *sheetOf(const QQuickItem *page)
{
    const auto *which = page->property("overShown").toBool() ? "over" : "sheet";
    return page->property(which).value<QQuickItem *>();
}

} // namespace

QStringList lookAtPage(QQuickWindow *window, QQuickItem *page, const QImage &picture, bool usualText)
{
    if (!page || !page->property("shown").isValid())
        return {};
    auto *question = popup(window);
    if (isTablet(window) && usualText && !question)
        return emptiness(window, page, picture);
    if (!isPhone(window) || !usualText)
        return {};
    if (!question)
        question = sheetOf(page);
    return question ? hiddenIn(question, window) : QStringList();
}

} // namespace torchside::tests
