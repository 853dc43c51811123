#include "app/link/proof.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

namespace torchside::link {

namespace {

QByteArray someOf(const char *letters, quint32 many, int length)
{
    QByteArray text;
    for (int i = 0; i < length; ++i)
        text.append(letters[QRandomGenerator::system()->bounded(many)]);
    return text;
}

} // namespace

QByteArray freshToken()
{
    return someOf("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 32, 26);
}

QByteArray freshPin()
{
    return someOf("0123456789", 10, 6);
}

QByteArray freshNonce()
{
    return someOf("0123456789abcdef", 16, 32);
}

QByteArray proofOf(const QByteArray &secret, const QByteArray &nonce, const QByteArray &device)
{
    return QMessageAuthenticationCode::hash(nonce + device, secret, QCryptographicHash::Sha256).toHex();
}

QByteArray handleOf(const QByteArray &device)
{
    return QCryptographicHash::hash(device, QCryptographicHash::Sha256).toHex().first(16);
}

bool isSame(const QByteArray &one, const QByteArray &other)
{
    if (one.size() != other.size())
        return false;
    unsigned differing = 0;
    for (qsizetype i = 0; i < one.size(); ++i)
        differing |= static_cast<unsigned>(static_cast<unsigned char>(one[i] ^ other[i]));
    return differing == 0;
}

} // namespace torchside::link
