#include "models/kernel/resync.h"

#include <algorithm>
#include <cstdlib>

namespace torchside {

namespace {

int valueIn(const std::vector<Piece> &pieces, const std::string &id)
{
    const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Piece &p) { return p.id == id; });
    return found == pieces.end() ? 0 : found->value;
}

bool contains(const std::vector<Piece> &pieces, const std::string &id)
{
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece &p) { return p.id == id; });
}

bool wentWithAnother(const Piece &piece, const std::vector<Piece> &after)
{
    return !piece.on.empty() && valueIn(after, piece.on) == 0;
}

Sentence change(const Piece &piece, int from, int to)
{
    return say(to > from ? piece.more : piece.less, piece.owner, std::abs(to - from), from, to);
}

} // namespace

std::vector<Sentence> resync(const std::vector<Piece> &before, const std::vector<Piece> &after)
{
    std::vector<Sentence> changes;
    for (const auto &piece : after) {
        const int from = valueIn(before, piece.id);
        if (from != piece.value)
            changes.push_back(change(piece, from, piece.value));
    }
    for (const auto &piece : before)
        if (piece.value != 0 && !contains(after, piece.id) && !wentWithAnother(piece, after))
            changes.push_back(change(piece, piece.value, 0));
    return changes;
}

} // namespace torchside
