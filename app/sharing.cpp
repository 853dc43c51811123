#include "app/sharing.h"

#include "app/platform.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QGuiApplication>
#include <QSaveFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

// What a page has drawn, out of the object that holds it.
QImage pictureIn(const QObject *page)
{
    return page ? page->property("image").value<QImage>() : QImage();
}

} // namespace

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
    Q_EMIT said(tr("Copied. Paste it anywhere."));
}

void Sharing::sharePicture(const QString &title, const QObject *drawn)
{
    const auto picture = pictureIn(drawn);
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation));
    const auto file = folder.filePath(u"evening.png"_s);
    if (platform_ && platform_->sharesPictures() && folder.mkpath(u"."_s) && picture.save(file, "PNG") &&
        platform_->sharePicture(title, file))
        return;
    QGuiApplication::clipboard()->setImage(picture);
    Q_EMIT said(tr("Picture copied. Paste it anywhere."));
}

void Sharing::hold(const QObject *drawn)
{
    held_ = pictureIn(drawn);
}

bool Sharing::saveHeld(const QUrl &to)
{
    QSaveFile file(to.isLocalFile() ? to.toLocalFile() : to.toString());
    const bool saved =
        file.open(QIODevice::WriteOnly) && held_.save(&file, "PNG") && file.flush() && file.commit();
    held_ = {};
    Q_EMIT said(saved ? tr("Picture saved: %1").arg(to.fileName())
                      : tr("The picture couldn’t be saved there."));
    return saved;
}

void Sharing::openPlay(const QUrl &play)
{
    if (!open_(play))
        Q_EMIT said(tr("BG Stats didn’t open. Is it installed?"));
}

} // namespace torchside::app
