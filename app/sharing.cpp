#include "app/sharing.h"

#include "app/platform.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>

namespace torchside::app {

Sharing::Sharing(Platform *platform, QObject *parent)
    : QObject(parent),
      platform_(platform),
      open_([](const QUrl &url) { return QDesktopServices::openUrl(url); })
{}

void Sharing::share(const QString &title, const QString &text)
{
    if (!platform_ || !platform_->sharesText() || !platform_->shareText(title, text))
        copy(text);
}

void Sharing::copy(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT said(tr("Copied: paste it wherever you like."));
}

void Sharing::openPlay(const QUrl &play)
{
    if (!open_(play))
        Q_EMIT said(tr("BG Stats did not open: is it on this device?"));
}

} // namespace torchside::app
