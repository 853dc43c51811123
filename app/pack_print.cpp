#include "app/pack_print.h"

#include "app/games.h"
#include "app/pack_words.h"
#include "models/table/translate.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace torchside::app {

QByteArray printedPack(const data::Pack &pack)
{
    QString html;
    data::Sort last;
    for (const auto &[sort, id, entry] : pack) {
        if (sort != last) {
            html += last.kind.isEmpty() ? QString() : u"</table>"_s;
            html += u"<h3>%1 · %2</h3><table cellspacing='4'>"_s.arg(
                table::shown(say(titleOf(sort.game.toStdString()))).toHtmlEscaped(),
                kindTitle(sort).toHtmlEscaped());
        }
        last = sort;
        html += u"<tr><td><b>%1</b></td><td>%2</td></tr>"_s.arg(
            entry[u"name"_s].toString().toHtmlEscaped(),
            detailOf(*data::kindOf(sort), entry).toHtmlEscaped());
    }
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    {
        QPdfWriter paper(&out);
        QTextDocument document;
        document.setHtml(html + u"</table>"_s);
        document.print(&paper);
    }
    return out.data();
}

} // namespace torchside::app
