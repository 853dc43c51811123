#pragma once

#include <QByteArray>
#include <QString>

namespace torchside::link {

// 130 bits as 26 letters and digits of base 32, in capitals: what a code on the screen says in the least
// room.
QByteArray freshToken();
// Four letters or digits would be guessed, six digits with five tries are not.
QByteArray freshPin();
QByteArray freshNonce();

// That somebody holds the secret, without saying it: of one greeting and one device only.
QByteArray proofOf(const QByteArray &secret, const QByteArray &nonce, const QByteArray &device);
// What others may call a device by: whoever knows its own name could come as it.
QByteArray handleOf(const QByteArray &device);
// Takes as long for a wrong proof as for a right one.
bool isSame(const QByteArray &one, const QByteArray &other);

} // namespace torchside::link
