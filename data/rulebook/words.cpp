#include "data/rulebook/words.h"

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

bool isApostrophe(QChar c)
{
    return c == u'\'' || c == u'’' || c == u'‘' || c == u'`';
}

bool belongs(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isLetterOrNumber() || c.isMark())
        return true;
    return isApostrophe(c) && at > 0 && at + 1 < text.size() && text[at - 1].isLetter() &&
           text[at + 1].isLetter();
}

// Lower case, without accents; “player's” is the player, “can't” is one word.
QString folded(QStringView raw)
{
    QString word;
    for (const QChar c : raw.toString().normalized(QString::NormalizationForm_KD).toLower()) {
        if (c == u'ß')
            word += u"ss"_s;
        else if (c == u'ø')
            word += u'o';
        else if (!c.isMark())
            word += isApostrophe(c) ? QChar(u'\'') : c;
    }
    if (word.endsWith(u"'s"_s))
        word.chop(2);
    return word.remove(u'\'');
}

} // namespace

std::vector<Word> wordsOf(QStringView text, std::size_t atMost)
{
    std::vector<Word> words;
    qsizetype at = 0;
    while (at < text.size() && words.size() < atMost) {
        if (!belongs(text, at)) {
            ++at;
            continue;
        }
        const qsizetype from = at;
        const bool digits = text[at].isDigit();
        while (at < text.size() && belongs(text, at) && text[at].isDigit() == digits)
            ++at;
        auto word = folded(text.sliced(from, at - from));
        if (!word.isEmpty())
            words.push_back({std::move(word), from, at - from});
    }
    return words;
}

} // namespace torchside::data
