#pragma once

#include "models/json/fields.h"
#include "models/json/text.h"
#include "models/kernel/library.h"
#include "models/kernel/refusal.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>
#include <span>

namespace torchside::json {

// Reads JSON by its form. The first fault stops it and is kept as a refusal that names the command's top key;
// its sentence names the inner key, too: "card: skill".
class Reader {
public:
    explicit Reader(Source source = Source::kept) : source_(source) {}
    // What a command only names is looked up there.
    explicit Reader(const Library *library, Source source = Source::asked)
        : library_(library), source_(source)
    {}
    std::vector<std::string> named(std::string_view kind, std::string_view text) const
    {
        return library_ ? library_->named(kind, text) : std::vector<std::string>{};
    }

    bool ok() const { return !fault_; }
    const std::optional<Refusal> &fault() const { return fault_; }
    void fail(Sentence message);
    void fail(Refusal fault);

    // What is read now belongs to this key, which must outlast the reading.
    void enter(std::string_view key) { path_.push_back(key); }
    void leave() { path_.pop_back(); }
    // The keys on the way to what is read now: "card: skill".
    std::string field() const;
    bool takesNamesAsTheyAre() const { return source_ == Source::kept; }

private:
    const Library *library_ = nullptr;
    Source source_ = Source::kept;
    std::optional<Refusal> fault_;
    std::vector<std::string_view> path_;
};

// The plain kinds; each says in words what would have been right.
void readValue(Reader &reader, const QJsonValue &json, bool &out, const Limits &limits);
void readValue(Reader &reader, const QJsonValue &json, int &out, const Limits &limits);
void readValue(Reader &reader, const QJsonValue &json, std::int64_t &out, const Limits &limits);
void readValue(Reader &reader, const QJsonValue &json, double &out, const Limits &limits);
void readValue(Reader &reader, const QJsonValue &json, std::string &out, const Limits &limits);
std::size_t readName(Reader &reader, const QJsonValue &json, const std::string_view *names,
                     std::size_t count);
std::size_t readConstant(Reader &reader, const QJsonValue &json, std::span<const Constant> constants);
bool isWord(const QJsonValue &json, std::string_view word);
void failSpelling(Reader &reader, std::string_view example);
bool isObject(Reader &reader, const QJsonValue &json);
bool isMap(Reader &reader, const QJsonValue &json);
// A list as long as may be, and no shorter; a place of fixed size takes just that many.
bool isList(Reader &reader, const QJsonValue &json, const Limits &limits);
bool fillsExactly(Reader &reader, std::size_t size, std::size_t places);
QJsonValue member(const QJsonObject &object, std::string_view key);

template <class T>
void read(Reader &reader, const QJsonValue &json, T &out, const Limits &limits = {});

// How a field is read. What is worked out when it is told is never read.
struct ReadField {
    std::string_view key;
    Limits limits;
    bool required = false;
    const void *(*in)(const void *record) = nullptr;
    void (*read)(Reader &reader, const QJsonValue &json, void *value, const Limits &limits) = nullptr;
    void (*reset)(void *value) = nullptr; // of what may hold nothing, and says so
};
void readRecord(Reader &reader, const QJsonObject &object, void *record, std::span<const ReadField> fields,
                std::string_view tag = {});

template <class T>
void readAs(Reader &reader, const QJsonValue &json, void *value, const Limits &limits)
{
    auto &out = *static_cast<T *>(value);
    if constexpr (Optional<T>)
        read(reader, json, out.emplace(), limits);
    else
        read(reader, json, out, limits);
}

template <class T>
void resetAs(void *value)
{
    static_cast<T *>(value)->reset();
}

template <class T, std::size_t place>
consteval ReadField readFieldAt()
{
    constexpr auto &field = fieldOf<T, place>;
    using F = std::remove_cvref_t<decltype(field)>;
    if constexpr (isDerived<F>) {
        return {};
    } else {
        ReadField found{field.key, field.limits, field.required, memberOf<T, field.at>,
                        readAs<typename F::Type>};
        if constexpr (Optional<typename F::Type>)
            found.reset = field.required ? resetAs<typename F::Type> : nullptr;
        return found;
    }
}

template <class T>
inline constexpr auto readFields = madeOfEach<ReadField, T>([]<std::size_t place>() {
    return readFieldAt<T, place>();
});

template <class T>
void readRecord(Reader &reader, const QJsonObject &object, T &out, std::string_view tag = {})
{
    static_assert(namesEveryMember<T>(), "the form of this struct leaves a member out");
    readRecord(reader, object, static_cast<void *>(&out), readFields<T>, tag);
}

template <class T>
void readBy(const NumberOrWord<T> &form, Reader &reader, const QJsonValue &json, T &out)
{
    out = {};
    if (isWord(json, form.word))
        out.*form.isWord = true;
    else
        readValue(reader, json, out.*form.number, form.limits);
}

template <class T>
void readBy(const Spelt<T> &form, Reader &reader, const QJsonValue &json, T &out)
{
    if (const auto read = json.isString() ? form.read(json.toString().toStdString()) : std::nullopt)
        out = *read;
    else
        failSpelling(reader, form.example);
}

template <class T>
void readList(Reader &reader, const QJsonValue &json, T &out, const Limits &limits)
{
    if (!isList(reader, json, limits))
        return;
    const auto array = json.toArray();
    const auto size = static_cast<std::size_t>(array.size());
    if constexpr (requires { out.resize(size); })
        out.resize(size);
    else if (!fillsExactly(reader, size, out.size()))
        return;
    for (std::size_t i = 0; i < size && reader.ok(); ++i) {
        typename T::value_type each{};
        read(reader, array.at(static_cast<qsizetype>(i)), each, limits);
        out[i] = std::move(each);
    }
}

template <class T>
void readMap(Reader &reader, const QJsonValue &json, T &out, const Limits &limits)
{
    if (!isMap(reader, json))
        return;
    const auto object = json.toObject();
    for (auto entry = object.begin(); entry != object.end() && reader.ok(); ++entry) {
        typename T::mapped_type each{};
        const auto key = entry.key().toStdString();
        reader.enter(key);
        read(reader, entry.value(), each, limits);
        reader.leave();
        out[key] = std::move(each);
    }
}

template <class T>
void read(Reader &reader, const QJsonValue &json, T &out, const Limits &limits)
{
    if constexpr (OwnJson<T>) {
        readOwn(reader, json, out);
    } else if constexpr (AsConstant<T>) {
        out = static_cast<T>(readConstant(reader, json, Constants<T>::list));
    } else if constexpr (Named<T>) {
        constexpr auto &names = Names<T>::list;
        const auto which = readName(reader, json, names.data(), names.size());
        out = static_cast<T>(which);
    } else if constexpr (Optional<T>) {
        if (json.isNull())
            return out.reset();
        typename T::value_type inner{};
        read(reader, json, inner, limits);
        out = std::move(inner);
    } else if constexpr (HasForm<T> && !Formed<T>) {
        readBy(T::form(), reader, json, out);
    } else if constexpr (Formed<T>) {
        if (isObject(reader, json))
            readRecord(reader, json.toObject(), out);
    } else if constexpr (Variant<T>) {
        // One of several, told apart by where they stand: worked out anew, and never read.
    } else if constexpr (TextMap<T>) {
        readMap(reader, json, out, limits);
    } else if constexpr (List<T>) {
        readList(reader, json, out, limits);
    } else {
        readValue(reader, json, out, limits);
    }
}

template <class Variant, std::size_t which>
void *madeIn(Variant &out)
{
    return &out.template emplace<which>();
}

// Finds the record that the tag names; false when there is none.
template <class... T>
bool readTagged(Reader &reader, const QJsonObject &object, std::string_view tag, std::string_view named,
                std::variant<T...> &out)
{
    static_assert((namesEveryMember<T>() && ...), "the form of a struct leaves a member out");
    static constexpr std::array<std::string_view, sizeof...(T)> names{formOf<T>.name...};
    static constexpr std::array<std::span<const ReadField>, sizeof...(T)> fields{readFields<T>...};
    static constexpr auto make = []<std::size_t... which>(std::index_sequence<which...>)
    {
        return std::array{madeIn<std::variant<T...>, which>...};
    }
    (std::index_sequence_for<T...>());
    const auto found = static_cast<std::size_t>(std::find(names.begin(), names.end(), named) - names.begin());
    if (found == names.size())
        return false;
    readRecord(reader, object, make[found](out), fields[found], tag);
    return true;
}

} // namespace torchside::json
