#include "models/darkcastle/rules/fight.h"

#include <algorithm>
#include <limits>

namespace torchside::darkcastle {

namespace {

std::vector<FaceChance> facesOf(const Die &die)
{
    std::vector<FaceChance> list;
    for (const auto &face : die) {
        const auto found =
            std::find_if(list.begin(), list.end(), [&](const FaceChance &f) { return f.face == face; });
        if (found == list.end())
            list.push_back({face, 1.0 / faces});
        else
            found->chance += 1.0 / faces;
    }
    return list;
}

} // namespace

Row without(Row row, Face face)
{
    int &dice = row.of(face.symbol);
    dice = std::max(0, dice - (face.isDouble ? 2 : 1));
    return row;
}

Fight::Fight(const std::vector<Die> &dice, const Lives &lives, const Row &row, bool blowHurts)
    : most_(row), blowHurts_(blowHurts)
{
    for (std::size_t i = 0; i < dice.size(); ++i) {
        fighters_.push_back({facesOf(dice[i]), lives.at(i), size_});
        size_ *= static_cast<std::size_t>(lives.at(i));
    }
    const auto rows = placeOf(row) + 1;
    for (std::size_t i = 1; i <= dice.size(); ++i) // before the first roll is after the blow, a round earlier
        tables_.at(i) = std::make_unique_for_overwrite<Chances[]>(rows * size_);
    hopes_.assign(dice.size() + 1, std::vector<double>(rows, 0.0));
    for (auto &hope : hopes_)
        hope[0] = 1;
    for (Row each; each.might <= row.might; ++each.might)
        for (each.cunning = 0; each.cunning <= row.cunning; ++each.cunning)
            for (each.wisdom = 0; each.wisdom <= row.wisdom; ++each.wisdom)
                if (each.count() > 0)
                    fill(each);
}

std::size_t Fight::placeOf(const Row &row) const
{
    return static_cast<std::size_t>((row.might * (most_.cunning + 1) + row.cunning) * (most_.wisdom + 1) +
                                    row.wisdom);
}

std::size_t Fight::placeOf(const Lives &lives) const
{
    std::size_t place = 0;
    for (std::size_t i = 0; i < fighters_.size(); ++i)
        place += static_cast<std::size_t>(lives[i] - 1) * fighters_[i].stride;
    return place;
}

Chances Fight::afterTheBlow(const Row &row, const Lives &lives) const
{
    for (std::size_t i = 0; i < fighters_.size(); ++i)
        if (lives[i] <= 0)
            return defeat;
    return table(fighters_.size(), placeOf(row))[placeOf(lives)];
}

Fight::Turn Fight::turnOf(std::size_t fighter, const Row &row) const
{
    const auto from = placeOf(row);
    const auto &hope = hopes_[fighter + 1];
    Turn turn;
    for (const auto &[face, chance] : fighters_[fighter].faces) {
        const auto to = placeOf(without(row, face));
        const bool unhurt = face.isDouble || !blowHurts_;
        if (to == 0) {
            turn.wins += chance;
            continue;
        }
        if (!unhurt)
            turn.fatal += Chances{hope[to], 1} * chance;
        if (to == from)
            (unhurt ? turn.unhurtStays : turn.hurtStays) += chance;
        else
            (unhurt ? turn.unhurt : turn.hurt).push_back({to, chance});
    }
    return turn;
}

void Fight::fill(const Row &row)
{
    const auto here = placeOf(row);
    std::array<Turn, mostFighters> turns;
    for (std::size_t i = fighters_.size(); i-- > 0;) {
        double hope = 0;
        for (const auto &[face, chance] : fighters_[i].faces)
            hope += chance * hopes_[i + 1][placeOf(without(row, face))];
        hopes_[i][here] = hope;
        turns[i] = turnOf(i, row);
    }
    fillLives(turns, here, mostLost(row));
}

// While the enemy has dice of every symbol, whoever is hurt has taken one of them off: so many lives can be
// gone at most. A life more each for those who had rolled before the reckoning began.
int Fight::mostLost(const Row &row) const
{
    const bool hasEvery = row.might > 0 && row.cunning > 0 && row.wisdom > 0;
    return hasEvery ? most_.count() - row.count() + static_cast<int>(mostFighters)
                    : std::numeric_limits<int>::max();
}

void Fight::fillLives(const std::array<Turn, mostFighters> &turns, std::size_t row, int lostAtMost)
{
    Lives lives{1, 1, 1, 1};
    for (std::size_t place = 0; place < size_; ++place) {
        int lost = 0;
        for (std::size_t i = 0; i < fighters_.size(); ++i)
            lost += fighters_[i].lives - lives[i];
        if (lost <= lostAtMost)
            fillPlace(turns, row, place, lives);
        for (std::size_t i = 0; i < fighters_.size() && ++lives[i] > fighters_[i].lives; ++i)
            lives[i] = 1;
    }
}

// Where everybody stays unhurt and nothing is removed, the round is as if it had not been: with x the chances
// before it, x = known + stays · (x and one round more), which is solved for x.
void Fight::fillPlace(const std::array<Turn, mostFighters> &turns, std::size_t row, std::size_t place,
                      const Lives &lives)
{
    const auto count = fighters_.size();
    double stays = 1;
    std::array<Chances, mostFighters + 1> known{};
    known[count] = {0, 0};
    for (std::size_t i = count; i-- > 0;) {
        const auto &turn = turns[i];
        Chances sum = victory * turn.wins;
        for (const auto &move : turn.unhurt)
            sum += table(i + 1, move.row)[place] * move.chance;
        if (lives[i] > 1) {
            const auto struck = place - fighters_[i].stride;
            for (const auto &move : turn.hurt)
                sum += table(i + 1, move.row)[struck] * move.chance;
            if (turn.hurtStays > 0)
                sum += table(i + 1, row)[struck] * turn.hurtStays;
        } else {
            sum += turn.fatal;
        }
        sum += known[i + 1] * turn.unhurtStays;
        known[i] = sum;
        stays *= turn.unhurtStays;
    }
    const Chances before{known[0].win / (1 - stays), (known[0].rounds + stays) / (1 - stays)};
    Chances chances{before.win, before.rounds + 1};
    table(count, row)[place] = chances;
    for (std::size_t i = count; i-- > 1;) {
        chances = chances * turns[i].unhurtStays;
        table(i, row)[place] = known[i];
        table(i, row)[place] += chances;
    }
}

} // namespace torchside::darkcastle
