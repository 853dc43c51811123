#include "app/web/kept_pages.h"

#include "app/web/page_calls.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFile>

#include <emscripten/bind.h>
#include <private/qquickwindow_p.h>

#include <utility>

namespace torchside::app {

namespace {

KeptPages *here = nullptr;

void keptTold(bool kept)
{
    if (here)
        here->told(kept);
}

void changedTold()
{
    if (here)
        here->changed();
}

void tableTold(double session)
{
    if (here)
        here->tableShown(static_cast<qlonglong>(session));
}

void watchTold(bool watches)
{
    if (here)
        here->watch(watches);
}

EMSCRIPTEN_BINDINGS(torchside_pages)
{
    emscripten::function("keptTold", &keptTold);
    emscripten::function("changedTold", &changedTold);
    emscripten::function("tableTold", &tableTold);
    emscripten::function("watchTold", &watchTold);
}

} // namespace

KeptPages::KeptPages(const QString &file) : file_(file.toStdString(), *this)
{
    here = this;
    file_.setWatching(page().call<bool>("watches"));
}

KeptPages::~KeptPages()
{
    here = nullptr;
}

void KeptPages::keep(const data::PageChange &change)
{
    auto pages = emscripten::val::array();
    for (const auto &[number, bytes] : change.pages) {
        auto page = emscripten::val::object();
        page.set("number", static_cast<double>(number));
        page.set("bytes",
                 bytesForPage(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()))));
        pages.call<void>("push", page);
    }
    page().call<void>("keep", static_cast<double>(change.size), pages);
}

void KeptPages::told(bool kept)
{
    if (kept)
        file_.kept();
    else
        file_.refused();
    if (!kept && !file_.isWatching())
        Q_EMIT lost();
    if (!file_.isPending() && window_ && std::exchange(waiting_, false))
        drawNow();
}

// What waited for the store waits for no next frame as well.
void KeptPages::drawNow()
{
    QEvent update(QEvent::UpdateRequest);
    QCoreApplication::sendEvent(window_, &update);
}

void KeptPages::watch(bool watches)
{
    file_.setWatching(watches);
    Q_EMIT watching(watches);
}

void KeptPages::holdBack(QQuickWindow *window)
{
    window_ = window;
    window->installEventFilter(this);
}

bool KeptPages::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest || !file_.isPending())
        return QObject::eventFilter(watched, event);
    if (!std::exchange(waiting_, true))
        QQuickWindowPrivate::get(window_)->polishItems(); // laid out meanwhile, so that it need only be drawn
    return true;
}

void keepPreferences(const QString &file)
{
    QFile kept(file);
    if (kept.open(QIODevice::ReadOnly))
        page().call<void>("keepPreferences", forPage(QString::fromUtf8(kept.readAll())));
}

} // namespace torchside::app
