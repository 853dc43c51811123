#pragma once

#include "app/hub/papers.h"
#include "app/link/page.h"

#include <QByteArray>

#include <optional>

namespace torchside::hub {

// Whose conversation a path is.
enum class Talk { hall, table, wall, desk };
struct Place {
    Talk talk = Talk::hall;
    SessionId table = 0;
    bool operator==(const Place &) const = default;
};
std::optional<Place> placeOf(const QByteArray &path);

// What stands at the hub's paths: four pages, the results, documents. Nothing else is ever served.
class Paths {
public:
    Paths(House &house, Papers &papers, Results &results);

    link::Reply replyTo(const link::Request &request, const QHostAddress &from);

private:
    link::Reply page(Talk talk, const QByteArray &host) const;

    House &house_;
    Papers &papers_;
    Results &results_;
    link::Page hall_;
    link::Page table_;
    link::Page wall_;
    link::Page desk_;
};

} // namespace torchside::hub
