#include "path_data.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace {

bool isLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

// A sign, figures and a point: as exact as QStringView::toDouble, in a tenth of its time.
std::optional<double> decimal(QStringView text)
{
    constexpr std::array tens{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    std::int64_t figures = 0;
    std::size_t count = 0;
    std::size_t behind = 0; // the point
    bool point = false;
    for (const auto c : text) {
        if (c.isDigit()) {
            figures = figures * 10 + c.digitValue();
            behind += point ? 1 : 0;
            if (++count == tens.size())
                return text.toDouble();
        }
        point = point || c == u'.';
    }
    const double value = static_cast<double>(figures) / tens[behind];
    return count == 0 ? std::nullopt : std::optional(text.front() == u'-' ? -value : value);
}

class Reader {
public:
    explicit Reader(QStringView text) : rest_(text) {}

    QPainterPath read()
    {
        while (const auto letter = command())
            do {
                if (!draw(*letter))
                    return path_;
            } while (letter->toLower() != u'z' && number(true));
        return path_;
    }

private:
    void skip()
    {
        while (!rest_.isEmpty() && (rest_.front().isSpace() || rest_.front() == u','))
            rest_ = rest_.mid(1);
    }

    std::optional<QChar> command()
    {
        skip();
        if (rest_.isEmpty() || !isLetter(rest_.front()))
            return {};
        const auto letter = rest_.front();
        rest_ = rest_.mid(1);
        return letter;
    }

    // The flags of an arc may stand without a gap between them.
    std::optional<double> number(bool onlyLook = false, bool flag = false)
    {
        skip();
        qsizetype end = 0;
        bool point = false;
        while (end < rest_.size()) {
            const auto c = rest_[end];
            const bool sign = (c == u'-' || c == u'+') && end == 0;
            if (!sign && !c.isDigit() && (c != u'.' || point))
                break;
            point = point || c == u'.';
            ++end;
            if (flag)
                break;
        }
        if (end == 0)
            return {};
        const auto value = decimal(rest_.first(end));
        if (!onlyLook)
            rest_ = rest_.mid(end);
        return value;
    }

    template <std::size_t N>
    bool take(std::array<double, N> &into)
    {
        for (auto &each : into) {
            const auto value = number();
            if (!value)
                return false;
            each = *value;
        }
        return true;
    }

    QPointF at(double x, double y) const { return relative_ ? here_ + QPointF(x, y) : QPointF(x, y); }

    bool draw(QChar letter)
    {
        relative_ = letter.isLower();
        const auto kind = letter.toLower().unicode();
        const auto before = before_;
        before_ = kind;
        switch (kind) {
        case u'm': return move(before == u'm' && drawing_);
        case u'l':
        case u'h':
        case u'v': return line(kind);
        case u'c':
        case u's': return cubic(kind == u's', before == u'c' || before == u's');
        case u'q':
        case u't': return quadratic(kind == u't', before == u'q' || before == u't');
        case u'a': return arc();
        case u'z':
            path_.closeSubpath();
            here_ = start_;
            drawing_ = false;
            return true;
        default: return false;
        }
    }

    bool move(bool further)
    {
        std::array<double, 2> n{};
        if (!take(n))
            return false;
        here_ = at(n[0], n[1]);
        if (further) {
            path_.lineTo(here_);
            return true;
        }
        start_ = here_;
        path_.moveTo(here_);
        drawing_ = number(true).has_value(); // further pairs are lines
        return true;
    }

    bool line(char16_t kind)
    {
        std::array<double, 2> n{};
        std::array<double, 1> one{};
        if (kind == u'l' ? !take(n) : !take(one))
            return false;
        if (kind == u'l')
            here_ = at(n[0], n[1]);
        else if (kind == u'h')
            here_.setX(one[0] + (relative_ ? here_.x() : 0));
        else
            here_.setY(one[0] + (relative_ ? here_.y() : 0));
        path_.lineTo(here_);
        return true;
    }

    bool cubic(bool smooth, bool follows)
    {
        auto first = follows ? 2 * here_ - handle_ : here_;
        std::array<double, 2> lead{};
        std::array<double, 4> n{};
        if ((!smooth && !take(lead)) || !take(n))
            return false;
        if (!smooth)
            first = at(lead[0], lead[1]);
        handle_ = at(n[0], n[1]);
        const auto end = at(n[2], n[3]);
        path_.cubicTo(first, handle_, end);
        here_ = end;
        return true;
    }

    bool quadratic(bool smooth, bool follows)
    {
        std::array<double, 2> lead{};
        std::array<double, 2> n{};
        if ((!smooth && !take(lead)) || !take(n))
            return false;
        handle_ = !smooth ? at(lead[0], lead[1]) : follows ? 2 * here_ - handle_ : here_;
        const auto end = at(n[0], n[1]);
        path_.quadTo(handle_, end);
        here_ = end;
        return true;
    }

    bool arc()
    {
        std::array<double, 3> shape{};
        std::array<double, 2> n{};
        if (!take(shape))
            return false;
        const auto large = number(false, true);
        const auto sweep = number(false, true);
        if (!large || !sweep || !take(n))
            return false;
        const auto end = at(n[0], n[1]);
        bend(std::abs(shape[0]), std::abs(shape[1]), shape[2], *large != 0, *sweep != 0, end);
        here_ = end;
        return true;
    }

    // An arc from its two ends to its centre, as the SVG standard works it out.
    void bend(double rx, double ry, double tilt, bool large, bool sweep, QPointF end)
    {
        if (rx == 0 || ry == 0 || end == here_) {
            path_.lineTo(end);
            return;
        }
        const double turn = qDegreesToRadians(tilt);
        const double c = std::cos(turn);
        const double s = std::sin(turn);
        const auto half = (here_ - end) / 2;
        const double x = c * half.x() + s * half.y();
        const double y = c * half.y() - s * half.x();
        const double grow = std::sqrt(std::max(1.0, x * x / (rx * rx) + y * y / (ry * ry)));
        rx *= grow;
        ry *= grow;
        const double below = rx * rx * y * y + ry * ry * x * x;
        const double scale =
            (large == sweep ? -1 : 1) * std::sqrt(std::max(0.0, (rx * rx * ry * ry - below) / below));
        const double cx = scale * rx * y / ry;
        const double cy = -scale * ry * x / rx;
        const double from = std::atan2((y - cy) / ry, (x - cx) / rx);
        double span = std::atan2((-y - cy) / ry, (-x - cx) / rx) - from;
        if (sweep && span < 0)
            span += 2 * M_PI;
        if (!sweep && span > 0)
            span -= 2 * M_PI;
        const auto middle = (here_ + end) / 2 + QPointF(c * cx - s * cy, s * cx + c * cy);
        pieces(middle, rx, ry, turn, from, span);
        path_.lineTo(end);
    }

    // Of a quarter turn at most each, as curves.
    void pieces(QPointF middle, double rx, double ry, double turn, double from, double span)
    {
        const int count = std::max(1, static_cast<int>(std::ceil(std::abs(span) / M_PI_2 - 1e-6)));
        const double step = span / count;
        const double pull = 4.0 / 3.0 * std::tan(step / 4);
        const auto on = [&](double x, double y) {
            return middle + QPointF(std::cos(turn) * rx * x - std::sin(turn) * ry * y,
                                    std::sin(turn) * rx * x + std::cos(turn) * ry * y);
        };
        for (int i = 0; i < count; ++i) {
            const double a = from + i * step;
            const double b = a + step;
            path_.cubicTo(on(std::cos(a) - pull * std::sin(a), std::sin(a) + pull * std::cos(a)),
                          on(std::cos(b) + pull * std::sin(b), std::sin(b) - pull * std::cos(b)),
                          on(std::cos(b), std::sin(b)));
        }
    }

    QStringView rest_;
    QPainterPath path_;
    QPointF here_;
    QPointF start_;
    QPointF handle_; // of the curve before
    char16_t before_ = 0;
    bool relative_ = false;
    bool drawing_ = false;
};

} // namespace

QPainterPath pathOf(QStringView data)
{
    auto path = Reader(data).read();
    path.setFillRule(Qt::WindingFill);
    return path;
}
