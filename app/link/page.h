#pragma once

#include <QByteArray>
#include <QString>

namespace torchside::link {

// The one page that guests get, with the rules of safety that go with it. Nothing else is ever served.
class Page {
public:
    Page(QByteArray markup, const QByteArray &style, const QByteArray &script);
    static Page ofTheApp();

    QByteArray answer(const QByteArray &host) const { return answerTo(" ws://" + host); }
    QByteArray answerTo(const QByteArray &sources) const; // that it may speak to, each behind a blank
    const QByteArray &text() const { return text_; }

private:
    QByteArray text_;
    QByteArray sources_; // what may run and what may dress it, by its fingerprint
};

// A file that is compiled in, as it stands.
QByteArray pageText(const QString &name);

} // namespace torchside::link
