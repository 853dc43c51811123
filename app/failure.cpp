#include "app/failure.h"

#include "models/kernel/journal.h"
#include "models/table/translate.h"

namespace torchside::app {

QString Failure::told(const std::exception &failure)
{
    if (dynamic_cast<const PlayedElsewhere *>(&failure) != nullptr)
        return table::shown(PlayedElsewhere::words());
    return tr("That did not work, and nothing has changed: %1.").arg(QString::fromUtf8(failure.what()));
}

} // namespace torchside::app
