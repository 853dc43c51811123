#include "data/catalogue/table_rows.h"

namespace torchside::data {

namespace {

// Where the comma stands in numbers, spreadsheets write semicolons between the cells.
QChar separatorOf(const QString &text)
{
    const auto header = QStringView(text).left(text.indexOf(u'\n'));
    return header.contains(u';') && !header.contains(u',') ? QChar(u';') : QChar(u',');
}

} // namespace

std::vector<QStringList> rowsOf(const QString &text)
{
    const auto separator = separatorOf(text);
    std::vector<QStringList> rows(1);
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto c = text[i];
        if (quoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"') {
            quoted = !quoted;
        } else if (!quoted && (c == separator || c == u'\n')) {
            rows.back().append(cell);
            cell.clear();
            if (c == u'\n')
                rows.emplace_back();
        } else if (c != u'\r') {
            cell += c;
        }
    }
    rows.back().append(cell);
    return rows;
}

} // namespace torchside::data
