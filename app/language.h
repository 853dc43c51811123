#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <array>

namespace torchside::app {

// The language the app speaks: our own texts and Qt's, and how numbers and dates are written.
class Language {
public:
    explicit Language(const QString &wanted);
    ~Language();

    // Speaks this one from now on, or the system's for an empty name; false where it does already.
    bool speak(const QString &wanted);
    QString spoken() const { return spoken_; }

private:
    void teach(QTranslator &translator, const QString &catalogue, const QString &folder);
    void forget();

    QLocale before_; // the default of whoever was here first
    QString spoken_;
    std::array<QTranslator, 3> translators_;
};

} // namespace torchside::app
