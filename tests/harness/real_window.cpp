#include "tests/harness/real_window.h"

#include <QAccessible>
#include <QDirIterator>
#include <QPointingDevice>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QSignalSpy>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace torchside::tests {

namespace {

QPointF centre(const QQuickItem *item)
{
    return item->mapToScene({item->width() / 2, item->height() / 2});
}

void scrollTo(const QQuickItem *item)
{
    for (auto *each = item->parentItem(); each; each = each->parentItem()) {
        if (!each->inherits("QQuickFlickable"))
            continue;
        auto *content = each->property("contentItem").value<QQuickItem *>();
        const auto top = item->mapToItem(content, {0, 0}).y();
        const auto room = each->property("contentHeight").toReal() - each->height();
        if (room > 0)
            each->setProperty("contentY", std::clamp(top - (each->height() - item->height()) / 2, 0.0, room));
    }
}

bool isUnclipped(const QQuickItem *item)
{
    for (const auto *each = item->parentItem(); each; each = each->parentItem())
        if (each->inherits("QQuickFlickable") && !each->contains(each->mapFromScene(centre(item))))
            return false;
    return true;
}

// A test makes and ends many engines, which an app does not; a Qt later than Debian 12's then frees types of
// one that ended which another still uses. What is held on to here is never freed.
void holdOnToTypes()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    static QQmlEngine *engine = nullptr;
    if (engine)
        return;
    engine = new QQmlEngine;
    engine->addImportPath(u"qrc:/qt/qml"_s);
    for (QDirIterator files(u":/qt/qml"_s, {u"*.qml"_s}, QDir::Files, QDirIterator::Subdirectories);
         files.hasNext();)
        new QQmlComponent(engine, QUrl(u"qrc"_s + files.next()), engine);
#endif
}

} // namespace

QList<QQuickItem *> allItems(QQuickItem *root)
{
    QList<QQuickItem *> items{root};
    for (qsizetype i = 0; i < items.size(); ++i)
        items.append(items[i]->childItems());
    return items;
}

bool isSeen(const QQuickItem *item)
{
    if (item->width() <= 0 || item->height() <= 0)
        return false;
    for (const auto *each = item; each; each = each->parentItem())
        if (!each->isVisible() || each->opacity() < 0.05)
            return false;
    return true;
}

QString accessibleName(const QQuickItem *item)
{
    // The attached object tells it; asking it directly works without a screen reader running.
    for (auto *child : item->children())
        if (child->inherits("QQuickAccessibleAttached"))
            return child->property("name").toString();
    return {};
}

RealWindow::RealWindow(QSize size, QString folder)
    : path_(folder.isEmpty() ? folder_.path() : std::move(folder)), touch_(QTest::createTouchDevice())
{
    if (qEnvironmentVariableIsSet("TORCHSIDE_PICTURES"))
        qunsetenv("QSG_RHI_BACKEND"); // who asks for pictures has them painted
    QQuickStyle::setStyle(u"Basic"_s);
    holdOnToTypes();
    window_ = std::make_unique<app::Window>(
        app::Window::Options{journal(),
                             path_ + u"/preferences.ini"_s,
                             1,
                             {},
                             platform_,
                             [this](table::CueKind kind, double volume) {
                                 heard.append({kind, volume});
                             },
                             [this](const QString &words) { said.append(words); },
                             [] { return QStringList{u"127.0.0.1"_s}; }});
    window_->preferences().setHints(false); // who tests them wants them
    if (!window_->load())
        return;
    window()->resize(size);
    window()->show();
    (void)QTest::qWaitForWindowExposed(window());
    window()->requestActivate(); // without a window manager nobody else does
    (void)QTest::qWaitForWindowActive(window(), patienceMs);
    settle(200);
}

RealWindow::~RealWindow()
{
    if (window_)
        window_->bookmark().closed();
}

void RealWindow::kill()
{
    window_.reset();
}

void RealWindow::remembers(const QString &game, const QVariantMap &memory)
{
    app().preferences().keepMemory(game, memory);
    app().packs().takeOver(app().preferences());
}

QString RealWindow::journal() const
{
    return path_ + u"/journal.db"_s;
}

void RealWindow::settle(int ms) const
{
    constexpr int forAPage = 200;
    QTest::qWait(ms);
    if (ms >= forAPage)
        (void)comesToRest(); // however slow the machine is
}

QQuickItem *RealWindow::page() const
{
    for (auto *item : allItems(window()->contentItem()))
        if (item->inherits("QQuickStackView"))
            return item->property("currentItem").value<QQuickItem *>();
    return nullptr;
}

QQuickItem *RealWindow::control(const QString &name) const
{
    // While a dialog is open, only what is in it can be touched; while one comes or goes, or a page does,
    // nothing.
    if (isMoving())
        return nullptr;
    auto *above = window()->contentItem();
    for (auto *item : allItems(window()->contentItem()))
        if (item->inherits("QQuickPopupItem") && isSeen(item))
            above = item;
    QQuickItem *found = nullptr;
    for (auto *item : allItems(above))
        if (item->property("text").toString() == name &&
            item->metaObject()->indexOfSignal("clicked()") >= 0 && isSeen(item))
            found = item; // the topmost of those alike
    return found;
}

QQuickItem *RealWindow::text(const QString &part) const
{
    for (auto *item : allItems(window()->contentItem()))
        if (item->inherits("QQuickText") && item->property("text").toString().contains(part) && isSeen(item))
            return item;
    return nullptr;
}

bool RealWindow::bringIntoView(QQuickItem *item) const
{
    // A page may glide to what it thinks is next just then: a person scrolls once more.
    for (int attempt = 0; attempt < 3; ++attempt) {
        scrollTo(item);
        // What still moves or fades in is not touched yet, as a person would not. On a slow machine it may
        // stand between two pictures.
        QPointF before(-1, -1);
        (void)soon([&] {
            settle(30);
            nextPicture();
            return std::exchange(before, centre(item)) == centre(item) && !isMoving();
        });
        if (QRectF(QPointF(), window()->size()).contains(centre(item)) && isUnclipped(item))
            return true;
    }
    return false;
}

void RealWindow::nextPicture() const
{
    QSignalSpy drawn(window(), &QQuickWindow::frameSwapped);
    window()->update();
    (void)drawn.wait(patienceMs);
}

bool RealWindow::isAsking() const
{
    const auto items = allItems(window()->contentItem());
    return std::any_of(items.begin(), items.end(),
                       [](const auto *item) { return item->inherits("QQuickPopupItem") && isSeen(item); });
}

bool RealWindow::comesToRest() const
{
    return soon([&] { return !isMoving(); });
}

bool RealWindow::isMoving() const
{
    return tests::isMoving(window());
}

bool isMoving(const QQuickWindow *window)
{
    const auto items = allItems(window->contentItem());
    return std::any_of(items.begin(), items.end(), [](const auto *item) {
        if (item->inherits("QQuickStackView"))
            return item->property("busy").toBool();
        if (item->property("still").toBool() && isSeen(item))
            return true; // takes no press yet
        return item->inherits("QQuickPopupItem") && item->isVisible() &&
               !item->parent()->property("opened").toBool();
    });
}

// What could not be touched is told, with a picture where a folder for them is named.
bool RealWindow::missed(const QString &name, const char *why) const
{
    qWarning("“%s” %s", qPrintable(name), why);
    if (const auto folder = qEnvironmentVariable("TORCHSIDE_PICTURES"); !folder.isEmpty())
        grab().save(folder + u"/missed %1.png"_s.arg(name));
    return false;
}

bool RealWindow::shows(const QString &part) const
{
    return soon([&] { return text(part) != nullptr; }) || missed(part, "is not shown");
}

const QQuickItem *RealWindow::toastOver(QPointF point) const
{
    for (const auto *item : allItems(window()->contentItem()))
        if (item->objectName() == u"toast" && isSeen(item) && item->contains(item->mapFromScene(point)))
            return item;
    return nullptr;
}

void RealWindow::touch(QPoint at) const
{
    QTest::touchEvent(window(), touch_.get()).press(1, at);
    QTest::touchEvent(window(), touch_.get()).release(1, at);
    settle(40);
}

bool RealWindow::hides(const QString &part) const
{
    return soon([&] { return text(part) == nullptr; });
}

bool RealWindow::tap(const QString &name)
{
    QQuickItem *item = nullptr;
    (void)soon([&] {
        item = isBetween(name) ? nullptr : control(name);
        return item != nullptr;
    });
    if (!item)
        return missed(name, "is not there");
    if (!bringIntoView(item))
        return missed(name, "lies outside the window");
    const auto wasOpen = isAsking();
    // Beneath a dialog it is in nobody's way.
    if (const auto *toast = toastOver(centre(item)); toast && !wasOpen && !toast->isAncestorOf(item))
        touch(centre(toast).toPoint()); // a touch sends it away
    const auto at = centre(item).toPoint();
    touch(at);
    (void)comesToRest();
    if (!wasOpen && isAsking())
        opener_ = at;
    return true;
}

// A person sends on what is shown large, and does what is to be changed on the table, before going on.
bool RealWindow::isBetween(const QString &name)
{
    if (patient || isMoving())
        return false;
    for (const auto *item : allItems(window()->contentItem())) {
        if (item->objectName() == u"moment" && isSeen(item) && name != u"Go on" && name != u"Weiter") {
            settle(320);
            touch(QPoint(window()->width() / 2, window()->height() / 2));
            return true;
        }
        if (item->objectName() == u"toChange" && isSeen(item) && !control(name)) {
            if (auto *done = control(u"Done"_s) ? control(u"Done"_s) : control(u"Fertig"_s))
                touch(centre(done).toPoint());
            return true;
        }
    }
    return false;
}

void RealWindow::sendOn()
{
    (void)soon([&] { return !isMoving() && !isBetween({}); });
}

bool RealWindow::hold(const QString &name, const std::function<void()> &meanwhile)
{
    for (auto *item : allItems(window()->contentItem())) {
        if (item->property("coverText").toString() != name || !isSeen(item) || !bringIntoView(item))
            continue;
        const auto at = centre(item).toPoint();
        window()->requestActivate(); // what is covered stays so in a window that nobody is looking at
        (void)QTest::qWaitForWindowActive(window(), patienceMs);
        QTest::mousePress(window(), Qt::LeftButton, {}, at);
        settle(300);
        meanwhile();
        QTest::mouseRelease(window(), Qt::LeftButton, {}, at);
        settle(100);
        return true;
    }
    return false;
}

bool RealWindow::type(const QString &fieldName, const QString &words)
{
    QQuickItem *field = nullptr;
    (void)soon([&] { return (field = isMoving() ? nullptr : fieldCalled(fieldName)) != nullptr; });
    if (!field)
        return missed(fieldName, "is not there to be filled");
    bringIntoView(field);
    QMetaObject::invokeMethod(field, "focusNow");
    settle(30);
    for (const auto letter : words)
        QTest::sendKeyEvent(QTest::Click, window(), Qt::Key_unknown, QString(letter), {});
    QTest::keyClick(window(), Qt::Key_Return);
    settle(100);
    return true;
}

QQuickItem *RealWindow::fieldCalled(const QString &name) const
{
    for (auto *item : allItems(window()->contentItem()))
        if (item->property("label").toString() == name && isSeen(item) &&
            item->metaObject()->indexOfSignal("accepted()") >= 0)
            return item;
    return nullptr;
}

QImage RealWindow::grab() const
{
    return window()->grabWindow();
}

} // namespace torchside::tests
