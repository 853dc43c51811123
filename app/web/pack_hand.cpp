#include "app/pack_hand.h"

// A page can't be reached by another device: nothing is handed over from here, and nobody is offered to.
namespace torchside::link {

class PackFetch {};
class Server {};

} // namespace torchside::link

namespace torchside::app {

PackHand::PackHand(std::function<QByteArray()>, Addresses, QObject *parent) : QObject(parent)
{}

PackHand::~PackHand() = default;

bool PackHand::exist()
{
    return false;
}

QString PackHand::link() const
{
    return {};
}

bool PackHand::isBusy() const
{
    return false;
}

void PackHand::setAddress(int)
{}

void PackHand::begin()
{}

void PackHand::end()
{}

void PackHand::receive(const QString &)
{}

void PackHand::stop()
{}

} // namespace torchside::app
