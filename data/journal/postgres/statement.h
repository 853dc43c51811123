#pragma once

#include "data/journal/postgres/connection.h"

namespace torchside::data::postgres {

// All rows come at once. Kept ready by the server when it is used for the second time.
class Statement final : public Prepared {
public:
    Statement(Connection &connection, std::string_view sql);

    void bind(int place, std::int64_t value) override;
    void bind(int place, std::string_view value) override;
    void bindNothing(int place) override;
    bool step() override;
    void reset() override;
    std::int64_t number(int column) const override;
    std::optional<std::string_view> text(int column) const override;
    bool isNothing(int column) const override { return PQgetisnull(rows_.get(), row_, column) == 1; }

private:
    void put(int place, std::optional<std::string> value, Oid type);

    Connection &connection_;
    Question question_;
    Result rows_;
    int row_ = -1;
    int uses_ = 0;
};

} // namespace torchside::data::postgres
