#include "app/web/browser_files.h"

#include "app/web/page_calls.h"

#include <QDir>
#include <QFile>
#include <QStringList>
#include <QVariantList>

#include <emscripten/bind.h>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

BrowserFiles *asking = nullptr;

void filesTold(const std::string &paths)
{
    if (asking)
        asking->take(QString::fromStdString(paths).split(u'\n', Qt::SkipEmptyParts));
}

EMSCRIPTEN_BINDINGS(torchside_files)
{
    emscripten::function("filesTold", &filesTold);
}

} // namespace

BrowserFiles::BrowserFiles(QObject *parent) : QObject(parent)
{}

BrowserFiles::~BrowserFiles()
{
    if (asking == this)
        asking = nullptr;
}

void BrowserFiles::choose()
{
    asking = this;
    page().call<void>("pickFiles");
}

void BrowserFiles::take(const QStringList &paths)
{
    QVariantList urls;
    for (const auto &path : paths)
        urls.append(QUrl::fromLocalFile(path));
    if (!urls.isEmpty())
        Q_EMIT picked(urls);
}

QUrl BrowserFiles::place(const QString &name)
{
    const QDir folder(QDir::tempPath() + u"/saved"_s);
    folder.mkpath(u"."_s);
    return QUrl::fromLocalFile(folder.filePath(name));
}

void BrowserFiles::download(const QUrl &file)
{
    QFile written(file.toLocalFile());
    if (written.open(QIODevice::ReadOnly))
        page().call<void>("download", forPage(file.fileName()), bytesForPage(written.readAll()));
    written.remove();
}

} // namespace torchside::app
