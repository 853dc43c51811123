#include "frames.h"
#include "tests/harness/real_window.h"

#include <QPointingDevice>

#include <algorithm>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int between = 125; // ms: eight times a second
constexpr int lasting = 10'000;

const QQuickItem *shownAs(const tests::RealWindow &window, const QString &name)
{
    const auto items = tests::allItems(window.window()->contentItem());
    const auto found = std::find_if(items.begin(), items.end(), [&](const QQuickItem *item) {
        return tests::accessibleName(item) == name && tests::isSeen(item);
    });
    return found == items.end() ? nullptr : *found;
}

} // namespace

// The window while somebody taps a counter eight times a second: each tap is decided, kept with fsync and
// shown. No frame may take longer than a screen shows one.
int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    tests::RealWindow window;
    QVariantList names;
    for (const auto *name : {"Ann", "Bo", "Cy"})
        names.append(QVariantMap{{u"name"_s, QLatin1String(name)}});
    window.app().shelf().start(u"cutthroat"_s, {{u"do"_s, u"start"_s}, {u"players"_s, names}});
    window.settle(1'500);
    const auto *counter = shownAs(window, u"Life of Bo"_s);
    if (!counter)
        qFatal("there is no counter");
    const auto half = [counter](double share) {
        return counter->mapToScene({counter->width() * share, counter->height() / 2}).toPoint();
    };
    const auto less = half(0.25);
    const auto more = half(0.75);
    const auto *table = window.app().shelf().table();
    bench::Watch watch(window.window());
    watch.look("nobody taps", lasting / 2);

    const std::unique_ptr<QPointingDevice> finger(QTest::createTouchDevice());
    int taps = 0;
    std::vector<double> shown; // from the finger's lifting to the frame after it
    QElapsedTimer since;
    QObject::connect(window.window(), &QQuickWindow::frameSwapped, window.window(), [&] {
        if (since.isValid())
            shown.push_back(static_cast<double>(since.nsecsElapsed()) / 1e6);
        since.invalidate();
    });
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        const auto place = taps / 10 % 2 == 0 ? less : more; // ten down, ten up
        QTest::touchEvent(window.window(), finger.get()).press(1, place);
        since.start();
        QTest::touchEvent(window.window(), finger.get()).release(1, place);
        ++taps;
    });
    timer.start(between);
    const auto before = table->seq();
    watch.look("eight taps a second", lasting);
    timer.stop();
    window.settle(1'000);
    std::cout << "taps: " << taps << ", steps " << table->seq() - before << ", shown after "
              << bench::at(shown, 0.5) << " ms, p99 " << bench::at(shown, 0.99) << " ms, worst "
              << bench::at(shown, 1) << " ms" << std::endl;
    return table->seq() > before ? 0 : 1;
}
