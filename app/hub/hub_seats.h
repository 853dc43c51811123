#pragma once

#include "app/games.h"
#include "app/session_seats.h"

namespace torchside::hub {

// The seats of a table at the hub: they are called by the table's own name, too.
class HubSeats final : public app::SessionSeats {
public:
    explicit HubSeats(protocol::Session &session) : SessionSeats(session) {}

    QString name; // of the table

    QString title() const override
    {
        return name.isEmpty() ? SessionSeats::title() : SessionSeats::title() + QStringLiteral(" · ") + name;
    }
    link::Done act(const link::Part &part, const link::Deed &deed, const QString &language) override
    {
        auto done = SessionSeats::act(part, deed, language);
        // Another hub was quicker: what isn't meant for what was shown is decided again on what is so now.
        for (int tries = 1; tries < mostTries && !deed.at && done.code == QLatin1String("moved-on"); ++tries)
            done = SessionSeats::act(part, deed, language);
        // Whoever asks again by the same name is told whether it was done.
        wasNotSaved_ =
            wasNotSaved_ || done.code == QLatin1String("not-saved") || done.code == QLatin1String("in-doubt");
        if (done.ok)
            look();
        return done;
    }
    // What the disk did not keep after all was none.
    link::Moment moment() const override
    {
        return moment_.seq <= session().match().seq() ? moment_ : link::Moment();
    }
    // Has the database refused one of the deeds, or left it in doubt, since this was asked last?
    bool wasNotSaved() { return std::exchange(wasNotSaved_, false); }

private:
    void look()
    {
        const auto picture = app::findGame(session().identity().id)->turningPoint(session());
        if (!picture.isEmpty())
            moment_ = {session().match().seq(), picture};
    }

    static constexpr int mostTries = 50; // each of them means that another hub got further

    link::Moment moment_; // the newest
    bool wasNotSaved_ = false;
};

} // namespace torchside::hub
