// How a table's way to a hub and home is shown.

#include "app/carry_words.h"
#include "app/carrying.h"
#include "app/hub_guest.h"
#include "app/link/code.h"
#include "app/link/hub_papers.h"

using namespace Qt::StringLiterals;

namespace torchside::app {

const Carried *Carrying::carried() const
{
    return session_ == 0 ? nullptr : book_.find(session_);
}

bool Carrying::isAt(qlonglong session) const
{
    const auto *carried = book_.find(session);
    return carried && carried->isAway();
}

QString Carrying::phase() const
{
    const auto *found = carried();
    const auto name = found ? nameOf(found->phase) : std::string_view();
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

bool Carrying::isAway() const
{
    return session_ != 0 && isAt(session_);
}

bool Carrying::isSilent() const
{
    return isAway() && guest_ && guest_->isSilent();
}

int Carrying::waiting() const
{
    const auto *found = carried();
    return found ? static_cast<int>(found->taps.size()) : 0;
}

QString Carrying::hub() const
{
    const auto *found = carried();
    return found ? found->hub : QString();
}

QString Carrying::address() const
{
    const auto *found = carried();
    return found ? QString::fromLatin1(found->link).section(u'#', 0, 0).section(u"://"_s, 1) : QString();
}

QString Carrying::pin() const
{
    const auto *found = carried();
    return found ? QString::fromLatin1(found->pin) : QString();
}

QString Carrying::lastAddress() const
{
    return preferences_.memory(u"hub"_s).value(u"address"_s).toString();
}

QString Carrying::news() const
{
    const auto *found = carried();
    return found ? wordsFor(found->phase, isSilent() ? guest_->silentSince() : 0) : QString();
}

QString Carrying::said() const
{
    if (!isAway())
        return {};
    return isSilent() ? tr("hub silent") : tr("at the hub");
}

void Carrying::draw()
{
    const auto *found = carried();
    const auto drawn = link::codeOf(found ? found->link : QByteArray());
    codeSide_ = found && !found->link.isEmpty() ? drawn.side : 0;
    code_.clear();
    for (const bool dark : drawn.dark)
        code_ += dark ? u'1' : u'0';
}

} // namespace torchside::app
