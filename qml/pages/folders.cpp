#include "folders.h"

#include <QDir>

namespace torchside::pages {

QUrl Folders::start() const
{
    const auto here = QDir::current();
    return QUrl::fromLocalFile(here.isRoot() ? QDir::homePath() : here.absolutePath());
}

} // namespace torchside::pages
