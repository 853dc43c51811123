#include "data/rulebook/sound.h"

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

bool isVowel(QChar c)
{
    return QStringView(u"aeiouy").contains(c);
}

QChar heard(QChar c, QChar next)
{
    switch (c.unicode()) {
    case 'c':
    case 'q': return u'k';
    case 'z': return u's';
    case 'v':
    case 'p': return c == u'p' && next != u'h' ? c : QChar(u'f');
    default: return c;
    }
}

} // namespace

QString soundOf(const QString &word)
{
    QString sound;
    bool hasVowel = false;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QChar next = i + 1 < word.size() ? word[i + 1] : QChar(u' ');
        hasVowel = hasVowel || isVowel(word[i]);
        if ((isVowel(word[i]) || word[i] == u'h' || word[i] == u'w') && i > 0)
            continue;
        const QChar c = heard(word[i], next);
        if (!sound.endsWith(c))
            sound += c;
    }
    return hasVowel && sound.size() >= 4 ? sound : QString();
}

} // namespace torchside::data
