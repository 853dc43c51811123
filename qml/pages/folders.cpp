#include "folders.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace torchside::pages {

QUrl Folders::start() const
{
    const auto here = QDir::current();
    return QUrl::fromLocalFile(here.isRoot() ? QDir::homePath() : here.absolutePath());
}

QVariantList Folders::places()
{
    const std::pair<QString, QStandardPaths::StandardLocation> known[] = {
        {tr("Home"), QStandardPaths::HomeLocation},
        {tr("Downloads"), QStandardPaths::DownloadLocation},
        {tr("Documents"), QStandardPaths::DocumentsLocation},
    };
    QVariantList all;
    QStringList seen;
    for (const auto &[name, where] : known) {
        const auto path = QStandardPaths::writableLocation(where);
        if (path.isEmpty() || seen.contains(path) || !QFileInfo(path).isDir())
            continue;
        seen.append(path);
        all.append(QVariantMap{{u"name"_s, name}, {u"url"_s, QUrl::fromLocalFile(path)}});
    }
    return all;
}

QString Folders::pathOf(const QUrl &url)
{
    return QDir::toNativeSeparators(url.toLocalFile());
}

QUrl Folders::file(const QUrl &folder, const QString &name, const QString &ending)
{
    auto bare = name.trimmed();
    bare.remove(u'/');
    while (bare.startsWith(u'.'))
        bare.remove(0, 1); // what is hidden is not found again
    if (bare.isEmpty())
        return {};
    if (!bare.endsWith(u'.' + ending, Qt::CaseInsensitive))
        bare += u'.' + ending;
    return QUrl::fromLocalFile(QDir(folder.toLocalFile()).filePath(bare));
}

bool Folders::exists(const QUrl &file)
{
    return QFileInfo::exists(file.toLocalFile());
}

QString Folders::sizeText(double bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 0);
}

} // namespace torchside::pages
