#include "models/protocol/rights.h"

#include "models/json/schema.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace torchside::protocol {

namespace {

bool isValue(const QJsonValue &given, const seat::Answer &answer)
{
    return std::visit(
        [&]<class T>(const T &each) {
            if constexpr (std::same_as<T, std::string>)
                return given == QJsonValue(QString::fromStdString(each));
            else if constexpr (std::same_as<T, std::int64_t>)
                return given == QJsonValue(static_cast<qint64>(each));
            else
                return given == QJsonValue(each);
        },
        answer);
}

bool isAnswer(const QJsonValue &given, const seat::Ask &ask)
{
    switch (ask.kind) {
    case seat::AskKind::number:
        return given.isDouble() && std::floor(given.toDouble()) == given.toDouble() &&
               given.toDouble() >= static_cast<double>(*ask.min) &&
               given.toDouble() <= static_cast<double>(*ask.max);
    case seat::AskKind::choice:
    case seat::AskKind::person:
        return std::any_of(ask.choices.begin(), ask.choices.end(),
                           [&](const seat::Choice &each) { return isValue(given, each.value); });
    case seat::AskKind::yesno: return given.isBool();
    case seat::AskKind::text: return given.isString();
    }
    return false;
}

bool answers(const QJsonValue &given, const seat::Ask &ask)
{
    if (!ask.most)
        return isAnswer(given, ask);
    const auto list = given.toArray();
    const bool isRepeated = std::any_of(list.begin(), list.end(), [&](const QJsonValue &each) {
        return std::count(list.begin(), list.end(), each) > 1;
    });
    const bool mayRepeat = ask.choices.empty() || *ask.most > static_cast<int>(ask.choices.size());
    return given.isArray() && list.size() <= *ask.most && list.size() >= ask.least.value_or(0) &&
           (mayRepeat || !isRepeated) &&
           std::all_of(list.begin(), list.end(), [&](const QJsonValue &each) { return isAnswer(each, ask); });
}

class Fitting {
public:
    explicit Fitting(const std::vector<seat::Ask> &asks) : asks_(asks) {}

    bool isOpen(const QJsonValue &given, const QString &path) const
    {
        return std::any_of(asks_.begin(), asks_.end(), [&](const seat::Ask &ask) {
            return json::latin(ask.key) == path &&
                   (given.isUndefined() ? ask.isOptional : answers(given, ask));
        });
    }

    // As it stands in the act, or as it was asked for, or both hold what fits in each place.
    bool operator()(const QJsonValue &given, const QJsonValue &act, const QString &path) const
    {
        if (given == act || isOpen(given, path))
            return true;
        const auto below = [&](const QString &key) { return path.isEmpty() ? key : path + u'.' + key; };
        if (given.isArray() && act.isArray() && given.toArray().size() == act.toArray().size()) {
            for (qsizetype i = 0; i < given.toArray().size(); ++i)
                if (!(*this)(given.toArray().at(i), act.toArray().at(i), below(QString::number(i))))
                    return false;
            return true;
        }
        if (!given.isObject() || !(act.isObject() || act.isUndefined()))
            return false;
        const auto one = given.toObject();
        const auto other = act.toObject();
        auto keys = one.keys() + other.keys();
        keys.removeDuplicates();
        return std::all_of(keys.begin(), keys.end(), [&](const QString &key) {
            return (*this)(one.value(key), other.value(key), below(key));
        });
    }

private:
    const std::vector<seat::Ask> &asks_;
};

} // namespace

bool fits(const QJsonObject &asked, const QJsonObject &act, const std::vector<seat::Ask> &asks)
{
    return Fitting(asks)(asked, act, {});
}

} // namespace torchside::protocol
