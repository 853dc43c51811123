#include "code_square.h"

#include <QPainter>

#include <cmath>

namespace {

constexpr int rim = 3; // squares

} // namespace

CodeSquare::CodeSquare(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    connect(this, &CodeSquare::changed, this, [this] { update(); });
}

void CodeSquare::paint(QPainter *painter)
{
    if (side_ <= 0 || squares_.size() < static_cast<qsizetype>(side_) * side_)
        return;
    const int across = side_ + 2 * rim;
    const int square = std::max(1, static_cast<int>(std::min(width(), height())) / across);
    const int start = (static_cast<int>(width()) - square * across) / 2;
    const int top = (static_cast<int>(height()) - square * across) / 2;
    painter->setPen(Qt::NoPen);
    painter->setBrush(paper_);
    painter->drawRoundedRect(QRect(start, top, square * across, square * across), square * 2, square * 2);
    for (int row = 0; row < side_; ++row)
        for (int column = 0; column < side_; ++column)
            if (squares_[row * side_ + column] == u'1')
                painter->fillRect(start + (column + rim) * square, top + (row + rim) * square, square, square,
                                  Qt::black);
}
