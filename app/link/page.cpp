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

QByteArray contentOf(const QString &name)
{
    QFile file(u":/link/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

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
    return {contentOf(u"page.html"_s), contentOf(u"page.css"_s), contentOf(u"page.js"_s)};
}

QByteArray Page::answer(const QByteArray &host) const
{
    return link::answer(200,
                        {{"Content-Type", "text/html; charset=utf-8"},
                         {"Cache-Control", "no-store"},
                         {"Content-Security-Policy", sources_ + "; connect-src ws://" + host},
                         {"X-Content-Type-Options", "nosniff"},
                         {"Referrer-Policy", "no-referrer"},
                         {"Cross-Origin-Opener-Policy", "same-origin"},
                         {"Cross-Origin-Resource-Policy", "same-origin"}},
                        text_);
}

} // namespace torchside::link
