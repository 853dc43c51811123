#pragma once

#include "models/json/read.h"
#include "models/json/schema.h"
#include "models/json/write.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <variant>

// What a box holds, by the forms that its game declares: read and checked, written, described.
namespace torchside::json {

// Without what says nothing: null, and text, lists and objects that are empty.
QJsonObject withoutBlanks(const QJsonObject &json);

template <class T>
QJsonObject writtenEntry(const T &entry)
{
    JsonText text;
    write(text, entry, Audience::journal);
    return withoutBlanks(QJsonDocument::fromJson(QByteArray::fromStdString(text.take())).object());
}

// As its form writes it, or what is wrong with it.
template <class T>
std::variant<QJsonObject, Sentence> readEntry(const QJsonObject &json)
{
    Reader reader(Source::asked);
    T entry{};
    read(reader, json, entry);
    if (!reader.ok())
        return reader.fault()->message;
    return writtenEntry(entry);
}

// The same, the type not known.
struct EntryForm {
    std::string_view name;
    QJsonObject (*schema)();
    std::variant<QJsonObject, Sentence> (*read)(const QJsonObject &);
};

template <class V>
struct EntryForms;

template <class... T>
struct EntryForms<std::variant<T...>> {
    static std::vector<EntryForm> list()
    {
        return {EntryForm{T::form().name, [] { return recordSchema<T>(); }, readEntry<T>}...};
    }
};

} // namespace torchside::json
