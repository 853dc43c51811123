#include "app/link/page.h"

#include "app/link/http.h"

#include <QCryptographicHash>
#include <QFile>

using namespace Qt::StringLiterals;

namespace torchside::link {

namespace {

QByteArray fingerprint(const QByteArray &text)
{
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
}

} // namespace

QByteArray pageText(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Page::Page(QByteArray markup, const QByteArray &style, const QByteArray &script)
    : text_(std::move(markup)),
      sources_("default-src 'none'; script-src " + fingerprint(script) + "; style-src " + fingerprint(style) +
               "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
{
    text_.replace("<style></style>", "<style>" + style + "</style>");
    text_.replace("<script></script>", "<script>" + script + "</script>");
}

Page Page::ofTheApp()
{
    return {pageText(u":/link/page.html"_s), pageText(u":/link/page.css"_s),
            pageText(u":/link/base.js"_s) + pageText(u":/link/page.js"_s)};
}

QByteArray Page::answerTo(const QByteArray &sources) const
{
    return link::answer(200,
                        {{"Content-Type", "text/html; charset=utf-8"},
                         {"Cache-Control", "no-store"},
                         {"Content-Security-Policy", sources_ + "; connect-src" + sources},
                         {"X-Content-Type-Options", "nosniff"},
                         {"Referrer-Policy", "no-referrer"},
                         {"Cross-Origin-Opener-Policy", "same-origin"},
                         {"Cross-Origin-Resource-Policy", "same-origin"}},
                        text_);
}

} // namespace torchside::link
