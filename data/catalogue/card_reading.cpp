#include "data/catalogue/card_reading.h"

#include "models/cthulhu/cards/limits.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

QStringList listOf(const auto &names)
{
    QStringList list;
    for (const auto name : names)
        list.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    return list;
}

const QStringList &iconNames()
{
    static const auto names = listOf(cards::struggles);
    return names;
}

std::optional<int> number(const QString &text)
{
    bool ok = false;
    const int value = text.toInt(&ok);
    return ok && value >= 0 && value <= cards::highest ? std::optional(value) : std::nullopt;
}

QString notRead(const QString &text)
{
    return u"“%1” can't be read"_s.arg(text.left(cards::longestName));
}

// By code points, as the game counts them: no character is cut in half.
QString shortened(const QString &text)
{
    qsizetype end = 0;
    for (std::size_t count = 0; count < cards::longestName && end < text.size(); ++count)
        end += text[end].isHighSurrogate() && end + 1 < text.size() ? 2 : 1;
    return text.left(end);
}

// "Toughness +1" and "Toughness+1" are one keyword.
QJsonArray words(const QString &text, bool lower)
{
    QJsonArray list;
    for (const auto &part : text.split(QRegularExpression(u"[.;,|]"_s))) {
        auto spaced = part;
        const auto word = shortened(spaced.replace(u'+', u' ').simplified());
        if (!word.isEmpty() && list.size() < qsizetype{cards::mostWords})
            list.append(lower ? word.toLower() : word);
    }
    return list;
}

std::optional<QString> setNumber(QJsonObject &card, const QString &field, const QString &text)
{
    const bool blank = text.isEmpty() || text == u"-"_s;
    const bool isX = text.compare(u"X"_s, Qt::CaseInsensitive) == 0;
    const auto value = number(text);
    if (field == u"cost"_s && isX)
        card[field] = u"X"_s;
    else
        card[field] = value.value_or(0);
    return value || blank || isX ? std::nullopt : std::optional(notRead(text));
}

std::optional<QString> setIcon(QJsonObject &card, const QString &field, const QString &text)
{
    auto icons = card[u"icons"_s].toObject();
    const auto value = number(text);
    icons[field] = value.value_or(0);
    card[u"icons"_s] = icons;
    return value || text.isEmpty() ? std::nullopt : std::optional(notRead(text));
}

std::optional<QString> setTruth(QJsonObject &card, const QString &field, const QString &text)
{
    const auto low = text.toLower();
    if (field == u"attachment"_s && low == u"other"_s)
        card[field] = low;
    else if (low == u"true"_s || low == u"yes"_s || low == u"1"_s || low == u"own"_s)
        card[field] = true;
    else if (low.isEmpty() || low == u"false"_s || low == u"no"_s || low == u"0"_s)
        card[field] = false;
    else
        return notRead(text);
    return std::nullopt;
}

std::optional<QString> setStruggles(QJsonObject &card, const QString &field, const QString &text)
{
    QJsonArray struggles;
    const QString symbols = u"@#$%"_s;
    for (const auto &word : text.split(QRegularExpression(u"[\\s,;.|]+"_s), Qt::SkipEmptyParts)) {
        if (iconNames().contains(word.toLower())) {
            struggles.append(word.toLower());
            continue;
        }
        for (const auto symbol : word) {
            const auto at = symbols.indexOf(symbol);
            if (at < 0)
                return notRead(text);
            struggles.append(iconNames()[at]);
        }
    }
    if (struggles.size() > qsizetype{cards::mostStruggles})
        return notRead(text);
    if (struggles.isEmpty())
        card.remove(field);
    else
        card[field] = struggles;
    return std::nullopt;
}

std::optional<QString> setOneOf(QJsonObject &card, const QString &field, const QString &text,
                                const QStringList &known)
{
    if (!known.contains(text.toLower()))
        return u"“%1” is none of: %2"_s.arg(text.left(cards::longestName), known.join(u", "_s));
    card[field] = text.toLower();
    return std::nullopt;
}

std::optional<QString> setName(QJsonObject &card, const QString &text)
{
    if (text.isEmpty())
        return u"it is empty"_s;
    const auto name = shortened(text);
    card[u"name"_s] = name;
    return name == text ? std::nullopt : std::optional(u"it has more than 80 characters and was cut"_s);
}

// All icons in one string of symbols, blanks anywhere.
std::optional<QString> setSymbols(QJsonObject &card, const QString &text)
{
    QJsonObject icons;
    const QString symbols = u"@#$%"_s;
    QString odd;
    for (const auto symbol : text) {
        const auto at = symbols.indexOf(symbol);
        if (at >= 0)
            icons[iconNames()[at]] = icons[iconNames()[at]].toInt() + 1;
        else if (!symbol.isSpace())
            odd += symbol;
    }
    for (const auto &name : iconNames())
        icons[name] = std::min(cards::highest, icons[name].toInt());
    card[u"icons"_s] = icons;
    return odd.isEmpty() ? std::nullopt : std::optional(notRead(odd));
}

// A blank for what nobody sees, and for what is no letter at all.
QString letter(uint code)
{
    const bool isOne = code > 0x20 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
    return isOne ? QString::fromUcs4(reinterpret_cast<const char32_t *>(&code), 1) : u" "_s;
}

bool isBlank(const Fields &fields, const QString &field)
{
    return fields.contains(field) && fields[field].trimmed().isEmpty();
}

// Stories cost nothing, and only characters have skill.
bool isOwed(const QString &type, const QString &field)
{
    return field == u"cost"_s ? type != u"story"_s : type == u"character"_s;
}

} // namespace

const QStringList &cardTypes()
{
    static const auto names = listOf(cards::types) + listOf(std::array{cards::story});
    return names;
}

QStringList cardFields()
{
    return QStringList{u"name"_s,       u"subtitle"_s, u"type"_s,   u"cost"_s,     u"skill"_s,
                       u"attachment"_s, u"unique"_s,   u"traits"_s, u"keywords"_s, u"tokens"_s,
                       u"struggles"_s,  u"trigger"_s,  u"icons"_s} +
           iconNames();
}

std::optional<QString> setField(QJsonObject &card, const QString &field, const QString &raw)
{
    const auto text = raw.trimmed();
    if (field == u"name"_s)
        return setName(card, text);
    if (field == u"type"_s)
        return setOneOf(card, field, text, cardTypes());
    if (text.isEmpty() && (field == u"trigger"_s || field == u"tokens"_s)) {
        card.remove(field);
        return std::nullopt;
    }
    if (field == u"trigger"_s)
        return setOneOf(card, field, text, listOf(cards::triggers));
    if (field == u"cost"_s || field == u"skill"_s)
        return setNumber(card, field, text);
    if (field == u"icons"_s)
        return setSymbols(card, text);
    if (iconNames().contains(field))
        return setIcon(card, field, text);
    if (field == u"attachment"_s || field == u"unique"_s)
        return setTruth(card, field, text);
    if (field == u"struggles"_s)
        return setStruggles(card, field, text);
    if (field == u"tokens"_s) {
        const auto value = number(text);
        if (!value || *value == 0)
            return notRead(text);
        card[field] = *value;
        return std::nullopt;
    }
    if (field == u"traits"_s || field == u"keywords"_s)
        card[field] = words(text, field == u"keywords"_s);
    else if (field == u"subtitle"_s)
        card[field] = text.left(200);
    else
        return u"there is no field “%1”; there are: %2"_s.arg(field, cardFields().join(u", "_s));
    return std::nullopt;
}

QJsonObject completed(QJsonObject card)
{
    for (const auto &field : {u"cost"_s, u"skill"_s})
        if (!card.contains(field))
            card[field] = 0;
    for (const auto &field : {u"traits"_s, u"keywords"_s})
        if (!card.contains(field))
            card[field] = QJsonArray();
    if (!card.value(u"subtitle"_s).isString())
        card[u"subtitle"_s] = u""_s;
    if (!card.contains(u"unique"_s))
        card[u"unique"_s] = false;
    auto icons = card.value(u"icons"_s).toObject();
    for (const auto &name : iconNames())
        icons[name] = icons.value(name).toInt();
    card[u"icons"_s] = icons;
    return card;
}

void keepCard(Harvest &harvest, const Place &place, const Fields &fields)
{
    const auto name = fields.value(u"name"_s).trimmed();
    const auto report = [&](const QString &field, const QString &text) {
        harvest.problems.push_back({place.file, name.isEmpty() ? place.id : name, field, text});
    };
    QJsonObject card;
    if (const auto wrong = setField(card, u"name"_s, name)) {
        report(u"name"_s, *wrong);
        if (name.isEmpty())
            return;
    }
    if (const auto wrong = setField(card, u"type"_s, fields.value(u"type"_s))) {
        report(u"type"_s, *wrong);
        return;
    }
    for (const auto &field : cardFields()) {
        if (field == u"name"_s || field == u"type"_s || !fields.contains(field))
            continue;
        if (const auto wrong = setField(card, field, fields[field]))
            report(field, *wrong);
    }
    for (const auto &field : cardFields())
        if (fields.value(field).contains(QChar::ReplacementCharacter))
            report(field, u"it holds letters that can't be read"_s);
    for (const auto &field : {u"cost"_s, u"skill"_s})
        if (isBlank(fields, field) && isOwed(card[u"type"_s].toString(), field))
            report(field, u"it is blank and counts as 0"_s);
    const auto subtitle = card.value(u"subtitle"_s).toString();
    const auto id = place.id.isEmpty() ? (subtitle.isEmpty() ? name : name + u" / "_s + subtitle) : place.id;
    card[u"set"_s] = place.set;
    harvest.cards.push_back({id.left(200).toLower(), card});
}

QString unescaped(const QString &text)
{
    static const QHash<QString, QString> named{{u"lt"_s, u"<"_s},   {u"gt"_s, u">"_s},   {u"quot"_s, u"\""_s},
                                               {u"apos"_s, u"'"_s}, {u"nbsp"_s, u" "_s}, {u"amp"_s, u"&"_s}};
    static const QRegularExpression entity(u"&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));"_s);
    auto out = text;
    for (int round = 0; round < 2 && out.contains(u'&'); ++round) {
        const auto before = std::exchange(out, {});
        qsizetype end = 0;
        for (const auto &match : entity.globalMatch(before)) {
            out += QStringView(before).mid(end, match.capturedStart() - end);
            end = match.capturedEnd();
            const bool isHex = match.hasCaptured(1);
            out += match.hasCaptured(3)
                       ? named.value(match.captured(3), match.captured())
                       : letter(match.captured(isHex ? 1 : 2).toUInt(nullptr, isHex ? 16 : 10));
        }
        out += QStringView(before).mid(end);
    }
    return out;
}

QString plainName(const QString &name, bool &unique, bool &steadfast)
{
    static const QRegularExpression marks(u"^[\\[\\]{}<>_^?*\\s]+"_s);
    const auto match = marks.match(name);
    const auto front = match.captured();
    auto rest = name.mid(front.size()).trimmed();
    if (rest.isEmpty())
        return name.trimmed();
    unique = unique || front.contains(u'*');
    steadfast = steadfast || front.contains(QRegularExpression(u"[\\[\\]{}<>_^?]"_s));
    return rest;
}

} // namespace torchside::data
