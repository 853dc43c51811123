#include "models/json/line.h"

#include <QByteArrayView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QString>

#include <charconv>
#include <cmath>

namespace torchside::json {

namespace {

constexpr int deepest = 512; // levels: beyond it nobody means anything

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Reads from left to right, once; the first thing that is wrong ends it.
class Line {
public:
    explicit Line(std::string_view text) : text_(text) {}

    std::optional<QJsonObject> whole()
    {
        const auto value = take(0);
        skipBlanks();
        return isGood_ && at_ == text_.size() && value.isObject() ? std::optional(value.toObject())
                                                                  : std::nullopt;
    }

private:
    char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    void skipBlanks()
    {
        while (at_ < text_.size() && (next() == ' ' || next() == '\t' || next() == '\n' || next() == '\r'))
            ++at_;
    }

    QJsonValue fail()
    {
        isGood_ = false;
        return {};
    }

    bool takeMark(char mark)
    {
        skipBlanks();
        if (next() != mark)
            return false;
        ++at_;
        return true;
    }

    QJsonValue take(int depth)
    {
        skipBlanks();
        if (depth > deepest || at_ >= text_.size())
            return fail();
        switch (next()) {
        case '{': return takeObject(depth);
        case '[': return takeArray(depth);
        case '"': return takeText();
        case 't': return takeWord("true", true);
        case 'f': return takeWord("false", false);
        case 'n': return takeWord("null", QJsonValue::Null);
        default: return takeNumber();
        }
    }

    QJsonValue takeWord(std::string_view word, const QJsonValue &value)
    {
        if (text_.substr(at_, word.size()) != word)
            return fail();
        at_ += word.size();
        return value;
    }

    QJsonValue takeObject(int depth)
    {
        ++at_;
        QJsonObject object;
        if (takeMark('}'))
            return object;
        do {
            skipBlanks();
            if (next() != '"')
                return fail();
            const auto key = takeText();
            if (!isGood_ || !takeMark(':'))
                return fail();
            object.insert(key.toString(), take(depth + 1));
        } while (isGood_ && takeMark(','));
        return isGood_ && takeMark('}') ? object : fail();
    }

    QJsonValue takeArray(int depth)
    {
        ++at_;
        QJsonArray array;
        if (takeMark(']'))
            return array;
        do
            array.append(take(depth + 1));
        while (isGood_ && takeMark(','));
        return isGood_ && takeMark(']') ? array : fail();
    }

    QJsonValue takeText()
    {
        QString text;
        for (++at_; next() != '"';) {
            const auto plain = at_;
            while (at_ < text_.size() && next() != '"' && next() != '\\' &&
                   static_cast<unsigned char>(next()) >= 0x20)
                ++at_;
            const QByteArrayView part(text_.data() + plain, static_cast<qsizetype>(at_ - plain));
            if (!part.isValidUtf8())
                return fail();
            text += QString::fromUtf8(part);
            if (next() == '\\' ? !takeEscape(text) : next() != '"')
                return fail();
        }
        ++at_;
        return text;
    }

    bool takeEscape(QString &text)
    {
        constexpr std::string_view letters = "\"\\/bfnrt";
        constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        ++at_;
        if (const auto which = letters.find(next()); at_ < text_.size() && which != std::string_view::npos) {
            text += QLatin1Char(meant[which]);
            ++at_;
            return true;
        }
        if (next() != 'u' || at_ + 4 >= text_.size())
            return false;
        const auto *digits = text_.data() + at_ + 1;
        unsigned value = 0;
        if (std::from_chars(digits, digits + 4, value, 16).ptr != digits + 4)
            return false;
        text += QChar(static_cast<char16_t>(value));
        at_ += 5;
        return true;
    }

    bool takeDigits()
    {
        const auto first = at_;
        while (isDigit(next()))
            ++at_;
        return at_ > first;
    }

    QJsonValue takeNumber()
    {
        const auto first = at_;
        if (next() == '-')
            ++at_;
        const bool isZero = next() == '0';
        const auto digits = at_;
        if (!takeDigits() || (isZero && at_ - digits > 1))
            return fail();
        bool isWhole = true;
        if (next() == '.') {
            isWhole = false;
            ++at_;
            if (!takeDigits())
                return fail();
        }
        if (next() == 'e' || next() == 'E') {
            isWhole = false;
            ++at_;
            if (next() == '+' || next() == '-')
                ++at_;
            if (!takeDigits())
                return fail();
        }
        return numberIn(text_.substr(first, at_ - first), isWhole);
    }

    QJsonValue numberIn(std::string_view digits, bool isWhole)
    {
        const auto *end = digits.data() + digits.size();
        if (std::int64_t whole = 0; isWhole && std::from_chars(digits.data(), end, whole).ec == std::errc())
            return QJsonValue(static_cast<qint64>(whole));
        bool isRead = false; // not every standard library reads these, and none by the person's locale
        const double number = QByteArrayView(digits).toDouble(&isRead);
        return isRead && std::isfinite(number) ? QJsonValue(number) : fail();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool isGood_ = true;
};

} // namespace

std::optional<QJsonObject> objectIn(std::string_view line)
{
    return Line(line).whole();
}

QByteArray compact(const QJsonValue &json)
{
    const auto document = json.isArray() ? QJsonDocument(json.toArray()) : QJsonDocument(json.toObject());
    return document.toJson(QJsonDocument::Compact);
}

} // namespace torchside::json
