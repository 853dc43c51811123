#include "app/web/web_platform.h"

#include "app/web/page_calls.h"

#include <QFile>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QUrl>
#include <QWindow>

#include <emscripten/bind.h>

namespace torchside::app {

namespace {

WebPlatform *here = nullptr;

void edgesTold(int left, int top, int right, int bottom, int keyboard)
{
    if (here)
        here->setEdges({left, top, right, bottom}, keyboard);
}

void lookTold(bool dark)
{
    if (here)
        here->setDark(dark);
}

bool backTold()
{
    return here && here->goBack();
}

void fileTold(const std::string &path)
{
    if (here)
        Q_EMIT here->fileOffered(QUrl::fromLocalFile(QString::fromStdString(path)));
}

void stayTold(bool stays)
{
    if (here && !stays)
        here->mayBeCleared();
}

void newVersionTold()
{
    if (here)
        here->newVersionIsThere();
}

EMSCRIPTEN_BINDINGS(torchside_platform)
{
    emscripten::function("stayTold", &stayTold);
    emscripten::function("newVersionTold", &newVersionTold);
    emscripten::function("edgesTold", &edgesTold);
    emscripten::function("lookTold", &lookTold);
    emscripten::function("backTold", &backTold);
    emscripten::function("fileTold", &fileTold);
}

} // namespace

WebPlatform::WebPlatform(QObject *parent) : Platform(parent), dark_(page().call<bool>("isDark"))
{
    here = this;
}

WebPlatform::~WebPlatform()
{
    here = nullptr;
}

void WebPlatform::setEdges(const QMargins &cutOuts, int keyboard)
{
    if (cutOuts == cutOuts_ && keyboard == keyboard_)
        return;
    cutOuts_ = cutOuts;
    keyboard_ = keyboard;
    Q_EMIT cutOutsChanged();
}

void WebPlatform::setDark(bool dark)
{
    dark_ = dark;
    Q_EMIT lookChanged();
}

bool WebPlatform::goBack()
{
    const auto windows = QGuiApplication::topLevelWindows();
    if (windows.isEmpty())
        return false;
    const bool stays = stays_ && stays_();
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Back, Qt::NoModifier);
    press.setAccepted(false);
    const bool isDone = QCoreApplication::sendEvent(windows.front(), &press) && press.isAccepted();
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_Back, Qt::NoModifier);
    QCoreApplication::sendEvent(windows.front(), &release);
    return isDone || stays;
}

void WebPlatform::mayBeCleared()
{
    Q_EMIT said(tr("This browser may clear away what is kept here. Save your games to a file now and then: "
                   "Settings, Data."));
}

void WebPlatform::newVersionIsThere()
{
    Q_EMIT said(tr("A newer Torchside is here. It is used when you open it the next time."));
}

bool WebPlatform::vibrates() const
{
    return page().call<bool>("vibrates");
}

bool WebPlatform::sharesText() const
{
    return page().call<bool>("sharesText");
}

bool WebPlatform::sharesPictures() const
{
    return page().call<bool>("sharesPictures");
}

void WebPlatform::keepAwake(bool awake)
{
    page().call<void>("keepAwake", awake);
}

void WebPlatform::vibrate(int milliseconds)
{
    page().call<void>("vibrate", milliseconds);
}

bool WebPlatform::shareText(const QString &title, const QString &text)
{
    return page().call<bool>("shareText", forPage(title), forPage(text));
}

bool WebPlatform::sharePicture(const QString &title, const QString &file)
{
    QFile picture(file);
    return picture.open(QIODevice::ReadOnly) &&
           page().call<bool>("sharePicture", forPage(title), bytesForPage(picture.readAll()));
}

void WebPlatform::darkBars(bool dark)
{
    page().call<void>("darkBars", dark);
}

} // namespace torchside::app
