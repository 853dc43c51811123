#include "data/journal/postgres/statement.h"

#include "models/kernel/journal.h"

#include <algorithm>
#include <charconv>

namespace torchside::data::postgres {

namespace {

constexpr Oid bigint = 20;
constexpr Oid byContext = 0;

// `?` and `?1` as this server numbers them.
std::string numbered(std::string_view sql)
{
    std::string text;
    int last = 0;
    bool isQuoted = false;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        isQuoted = isQuoted != (sql[i] == '\'');
        if (sql[i] != '?' || isQuoted) {
            text += sql[i];
            continue;
        }
        int place = 0;
        const auto [end, error] = std::from_chars(sql.data() + i + 1, sql.data() + sql.size(), place);
        if (error != std::errc())
            place = last + 1;
        else
            i = static_cast<std::size_t>(end - sql.data()) - 1;
        last = std::max(last, place);
        text += '$' + std::to_string(place);
    }
    return text;
}

} // namespace

Statement::Statement(Connection &connection, std::string_view sql)
    : connection_(connection), question_{numbered(sql)}
{}

void Statement::put(int place, std::optional<std::string> value, Oid type)
{
    const auto at = static_cast<std::size_t>(place - 1);
    question_.values.resize(std::max(question_.values.size(), at + 1));
    question_.types.resize(question_.values.size());
    question_.values[at] = std::move(value);
    if (question_.name.empty()) // then the server has been told
        question_.types[at] = type;
}

void Statement::bind(int place, std::int64_t value)
{
    put(place, std::to_string(value), bigint);
}

void Statement::bind(int place, std::string_view value)
{
    if (value.find('\0') != std::string_view::npos)
        throw JournalFailure("the database can't keep a text with a zero in it");
    put(place, std::string(value), byContext);
}

void Statement::bindNothing(int place)
{
    put(place, std::nullopt, byContext);
}

bool Statement::step()
{
    if (row_ < 0) {
        if (++uses_ > 1 && question_.readyOn != connection_.lines()) {
            question_.name = connection_.newName(); // a name that failed once may be known or not
            question_.readyOn = 0;
        }
        rows_ = connection_.ask(question_);
        question_.readyOn = question_.name.empty() ? 0 : connection_.lines();
    }
    return ++row_ < PQntuples(rows_.get());
}

void Statement::reset()
{
    rows_.reset();
    row_ = -1;
}

std::int64_t Statement::number(int column) const
{
    const std::string_view text = PQgetvalue(rows_.get(), row_, column);
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::optional<std::string_view> Statement::text(int column) const
{
    if (isNothing(column))
        return std::nullopt;
    return std::string_view(PQgetvalue(rows_.get(), row_, column),
                            static_cast<std::size_t>(PQgetlength(rows_.get(), row_, column)));
}

} // namespace torchside::data::postgres
