#include "app/phones.h"

// No browser lets phones in: the table is never opened for them here, and nobody is offered to.
namespace torchside::link {

class Opening {};

} // namespace torchside::link

namespace torchside::app {

class TableSeats {};

Phones::Phones(Shelf &shelf, QString, Addresses, PackOf, QObject *parent)
    : QObject(parent), shelf_(shelf), guests_({}), wishes_({})
{}

Phones::~Phones() = default;

bool Phones::exist()
{
    return false;
}

int Phones::here() const
{
    return 0;
}

QStringList Phones::addresses() const
{
    return {};
}

QString Phones::link() const
{
    return {};
}

QString Phones::pin() const
{
    return {};
}

void Phones::setAddress(int)
{}
void Phones::openTable()
{}
void Phones::closeTable()
{}
void Phones::showCodeOf(int)
{}
void Phones::answer(const QString &, bool)
{}
void Phones::letGo(const QString &)
{}
void Phones::sendAway(const QString &)
{}
void Phones::setRights(const QString &, const QString &)
{}

} // namespace torchside::app
