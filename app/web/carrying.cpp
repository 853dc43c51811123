#include "app/carrying.h"

#include "app/link/hub_failure.h"

// A page has no line to a hub: there no table is carried, and nobody is offered to.
namespace torchside::link {

class HubPapers {};

} // namespace torchside::link

namespace torchside::app {

class HubGuest {};

Carrying::Carrying(Shelf &shelf, Journal &journal, Preferences &preferences, Clock, const QString &,
                   CarryPace pace, QObject *parent)
    : QObject(parent), shelf_(shelf), journal_(journal), preferences_(preferences), book_({}), pace_(pace)
{}

Carrying::~Carrying() = default;

bool Carrying::exist()
{
    return false;
}

bool Carrying::isAway() const
{
    return false;
}

bool Carrying::isSilent() const
{
    return false;
}

bool Carrying::isAt(qlonglong) const
{
    return false;
}

int Carrying::waiting() const
{
    return 0;
}

QString Carrying::phase() const
{
    return {};
}

QString Carrying::hub() const
{
    return {};
}

QString Carrying::address() const
{
    return {};
}

QString Carrying::pin() const
{
    return {};
}

QString Carrying::news() const
{
    return {};
}

QString Carrying::said() const
{
    return {};
}

QString Carrying::lastAddress() const
{
    return {};
}

void Carrying::carry(const QString &, const QString &)
{}
void Carrying::stay()
{}
void Carrying::takeHome()
{}
void Carrying::playOn()
{}
void Carrying::understood()
{}

} // namespace torchside::app
