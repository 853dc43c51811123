#include "app/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

QString ownFolder()
{
    return u":/i18n"_s;
}

bool isSpoken(const QString &language)
{
    return language == u"en"_s || QFile::exists(u"%1/torchside_%2.qm"_s.arg(ownFolder(), language));
}

// The first of the system's languages that is one of ours; English is in the sources and needs no file.
QString systemLanguage()
{
    for (const auto &name : QLocale::system().uiLanguages())
        if (auto language = QLocale(name).name().section(u'_', 0, 0); isSpoken(language))
            return language;
    return u"en"_s;
}

// Dates and numbers as this language writes them where the device is.
QLocale localeOf(const QString &language, bool chosen)
{
    const auto system = QLocale::system();
    if (!chosen && system.name().section(u'_', 0, 0) == language)
        return system;
    const QLocale there(QLocale(language).language(), system.territory());
    return there.name().startsWith(language) ? there : QLocale(language);
}

} // namespace

Language::Language(const QString &wanted)
{
    speak(wanted);
}

Language::~Language()
{
    forget();
    QLocale::setDefault(before_);
}

bool Language::speak(const QString &wanted)
{
    const auto language = wanted.isEmpty() || !isSpoken(wanted) ? systemLanguage() : wanted;
    const auto locale =
        wanted.isEmpty() && language == u"en"_s ? QLocale::system() : localeOf(language, !wanted.isEmpty());
    if (language == spoken_ && locale == QLocale())
        return false;
    forget();
    spoken_ = language;
    QLocale::setDefault(locale);
    const auto folderOfQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    teach(translators_[0], u"qtbase"_s, folderOfQt);
    teach(translators_[1], u"qtdeclarative"_s, folderOfQt);
    teach(translators_[2], u"torchside"_s, ownFolder());
    return true;
}

void Language::teach(QTranslator &translator, const QString &catalogue, const QString &folder)
{
    if (spoken_ != u"en"_s && translator.load(catalogue + u'_' + spoken_, folder))
        QCoreApplication::installTranslator(&translator);
}

void Language::forget()
{
    for (auto &translator : translators_)
        QCoreApplication::removeTranslator(&translator);
}

} // namespace torchside::app
