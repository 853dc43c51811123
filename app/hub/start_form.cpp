#include "app/hub/start_form.h"

#include "app/emblem.h"
#include "models/json/schema.h"
#include "models/table/deed_words.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

class Forming {
public:
    explicit Forming(const json::Tongue &tongue) : tongue_(tongue) {}

    QJsonArray fieldsOf(const QJsonObject &form, const QString &before = {}) const
    {
        QJsonArray people;
        QJsonArray others;
        const auto properties = form[u"properties"_s].toObject();
        const auto required = form[u"required"_s].toArray();
        for (auto each = properties.begin(); each != properties.end(); ++each) {
            if (each.key() == u"do"_s)
                continue;
            const auto is = each.value().toObject();
            if (is.contains(u"properties"_s)) { // of the same form, one level down
                for (const auto inner : fieldsOf(is, before + each.key() + u'.'))
                    others.append(inner);
                continue;
            }
            auto field = fieldOf(each.key(), is, required.contains(each.key()));
            if (field.isEmpty())
                continue;
            field[u"key"_s] = before + each.key();
            (field[u"kind"_s] == u"people"_s ? people : others).append(field);
        }
        for (const auto each : others)
            people.append(each);
        return people;
    }

private:
    QString word(const QString &word) const
    {
        return QString::fromStdString(tongue_(table::deedWord(word.toStdString())));
    }

    // What only a table that is already being played would ask for is left out.
    QJsonObject fieldOf(const QString &key, const QJsonObject &is, bool isRequired) const
    {
        const auto type = is[u"type"_s].toString();
        QJsonObject field{{u"label"_s, word(key)}, {u"needed"_s, isRequired}};
        if (is.contains(u"enum"_s)) {
            field[u"kind"_s] = u"choice"_s;
            QJsonArray choices;
            for (const auto value : is[u"enum"_s].toArray())
                choices.append(QJsonObject{{u"value"_s, value}, {u"label"_s, word(value.toString())}});
            field[u"choices"_s] = choices;
        } else if (type == u"boolean"_s) {
            field[u"kind"_s] = u"yesno"_s;
        } else if (type == u"integer"_s && is.contains(u"maximum"_s)) {
            field[u"kind"_s] = u"number"_s;
            field[u"min"_s] = is[u"minimum"_s];
            field[u"max"_s] = is[u"maximum"_s];
        } else if (type == u"integer"_s) {
            field[u"kind"_s] = u"person"_s; // a seat's number
        } else if (type == u"string"_s) {
            field[u"kind"_s] = u"text"_s;
            field[u"max"_s] = is[u"maxLength"_s];
        } else if (type == u"array"_s && isRequired) {
            return listOf(field, is);
        } else {
            return {};
        }
        return field;
    }

    // People, by their names or with what belongs to each; or texts that are just so many.
    QJsonObject listOf(QJsonObject field, const QJsonObject &is) const
    {
        const auto items = is[u"items"_s].toObject();
        const bool isPlain = items[u"type"_s] == u"string"_s;
        field[u"least"_s] = is[u"minItems"_s];
        field[u"most"_s] = is[u"maxItems"_s];
        field[u"kind"_s] = isPlain && is[u"minItems"_s] == is[u"maxItems"_s] ? u"texts"_s : u"people"_s;
        field[u"max"_s] = items[u"maxLength"_s].toInt(40);
        if (!isPlain)
            field[u"each"_s] = fieldsOf(items);
        return field;
    }

    const json::Tongue &tongue_;
};

} // namespace

QJsonObject startForm(const app::GameEntry &game, const json::Tongue &tongue)
{
    const auto start = game.describe()[u"$defs"_s][u"commands"_s][u"start"_s].toObject();
    return {{u"id"_s, json::latin(game.id)},
            {u"title"_s, QString::fromStdString(tongue(say(game.title)))},
            {u"least"_s, game.fewest},
            {u"most"_s, game.most},
            {u"color"_s, QJsonArray{json::latin(game.color.dark), json::latin(game.color.light)}},
            {u"emblem"_s, QJsonArray::fromVariantList(app::emblemOf(json::latin(game.emblem)))},
            {u"fields"_s, Forming(tongue).fieldsOf(start)}};
}

} // namespace torchside::hub
