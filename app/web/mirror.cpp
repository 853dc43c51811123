#include "app/web/mirror.h"

#include "app/web/page_calls.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>

#include <emscripten/bind.h>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr int settled = 150; // ms

Mirror *here = nullptr;

void actTold(unsigned id, const std::string &action)
{
    if (here)
        here->act(id, QString::fromStdString(action));
}

EMSCRIPTEN_BINDINGS(torchside_mirror)
{
    emscripten::function("actTold", &actTold);
}

// As ARIA names it; empty for what says nothing by itself.
QString roleOf(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu: return u"button"_s;
    case QAccessible::CheckBox: return u"checkbox"_s;
    case QAccessible::RadioButton: return u"radio"_s;
    case QAccessible::PageTab: return u"button"_s;
    case QAccessible::SpinBox: return u"spinbutton"_s;
    case QAccessible::Slider: return u"slider"_s;
    case QAccessible::EditableText: return u"textbox"_s;
    case QAccessible::Link: return u"link"_s;
    case QAccessible::Heading: return u"heading"_s;
    case QAccessible::Dialog:
    case QAccessible::AlertMessage: return u"group"_s;
    case QAccessible::ProgressBar: return u"progressbar"_s;
    case QAccessible::Graphic: return u"img"_s;
    case QAccessible::StaticText:
    case QAccessible::Paragraph: return u"text"_s;
    default: return u"group"_s;
    }
}

QJsonObject told(QAccessibleInterface *face)
{
    const auto rect = face->rect();
    const auto state = face->state();
    QJsonObject one{{u"id"_s, static_cast<qint64>(QAccessible::uniqueId(face))},
                    {u"role"_s, roleOf(face->role())},
                    {u"name"_s, face->text(QAccessible::Name)},
                    {u"at"_s, QJsonArray{rect.x(), rect.y(), rect.width(), rect.height()}}};
    if (const auto more = face->text(QAccessible::Description); !more.isEmpty())
        one[u"more"_s] = more;
    if (state.checkable)
        one[u"checked"_s] = state.checked != 0;
    if (state.disabled)
        one[u"off"_s] = true;
    if (state.focused)
        one[u"here"_s] = true;
    if (face->role() == QAccessible::EditableText)
        one[u"value"_s] = face->text(QAccessible::Value);
    else if (auto *value = face->valueInterface())
        one[u"value"_s] = value->currentValue().toString();
    return one;
}

void collect(QAccessibleInterface *face, QJsonArray &all)
{
    if (!face || !face->isValid() || face->state().invisible)
        return;
    if (face->role() != QAccessible::Window && !face->text(QAccessible::Name).isEmpty())
        all.append(told(face));
    for (int i = 0; i < face->childCount(); ++i)
        collect(face->child(i), all);
}

// The dialog on top, which has to be answered first: what lies beneath is in nobody's reach.
QQuickItem *answeredFirst(const QQuickWindow &window)
{
    QQuickItem *top = nullptr;
    for (const auto *overlay : window.contentItem()->childItems())
        if (overlay->inherits("QQuickOverlay"))
            for (auto *item : overlay->childItems())
                if (item->isVisible() && item->inherits("QQuickPopupItem") &&
                    item->parent()->property("modal").toBool())
                    top = item;
    return top;
}

// What is announced is said; all else stands in the mirror soon.
void heard(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement)
        page().call<void>("tell", forPage(static_cast<QAccessibleAnnouncementEvent *>(event)->message()));
}

} // namespace

Mirror::Mirror(QQuickWindow *window) : window_(window)
{
    here = this;
    QAccessible::installUpdateHandler(&heard);
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
    soon_.setSingleShot(true);
    soon_.setInterval(settled);
    connect(&soon_, &QTimer::timeout, this, &Mirror::look);
    connect(window, &QQuickWindow::frameSwapped, this, [this] {
        if (!soon_.isActive())
            soon_.start();
    });
}

Mirror::~Mirror()
{
    here = nullptr;
}

void Mirror::look()
{
    QJsonArray all;
    QObject *from = answeredFirst(*window_);
    if (!from)
        from = window_;
    collect(QAccessible::queryAccessibleInterface(from), all);
    auto shown = QJsonDocument(all).toJson(QJsonDocument::Compact);
    if (shown == shown_)
        return;
    shown_ = std::move(shown);
    page().call<void>("mirror", shown_.toStdString());
}

void Mirror::act(unsigned id, const QString &action) const
{
    auto *face = QAccessible::accessibleInterface(id);
    auto *actions = face && face->isValid() ? face->actionInterface() : nullptr;
    if (!actions)
        return;
    const auto can = actions->actionNames();
    if (action != u"press"_s)
        actions->doAction(action == u"more"_s ? QAccessibleActionInterface::increaseAction()
                                              : QAccessibleActionInterface::decreaseAction());
    else if (can.contains(QAccessibleActionInterface::pressAction()))
        actions->doAction(QAccessibleActionInterface::pressAction());
    else if (can.contains(QAccessibleActionInterface::toggleAction()))
        actions->doAction(QAccessibleActionInterface::toggleAction());
    else
        actions->doAction(QAccessibleActionInterface::setFocusAction());
}

} // namespace torchside::app
