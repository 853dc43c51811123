#include "app/tongues.h"

#include "models/kernel/sentence.h"

#include <QTranslator>

#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

// Read once; nothing where there is none of the language.
std::shared_ptr<QTranslator> translatorOf(const QString &language)
{
    static std::map<QString, std::shared_ptr<QTranslator>> read;
    if (language.isEmpty() || language == u"en"_s)
        return nullptr;
    auto found = read.find(language);
    if (found == read.end()) {
        auto translator = std::make_shared<QTranslator>();
        const bool spoken = translator->load(u"torchside_"_s + language, u":/i18n"_s);
        found = read.emplace(language, spoken ? translator : nullptr).first;
    }
    return found->second;
}

} // namespace

json::Tongue tongueOf(const QString &language)
{
    return [translator = translatorOf(language)](const Sentence &sentence) {
        return worded(sentence, [&](const std::string &pattern) {
            const auto said =
                translator ? translator->translate("Sentence", pattern.c_str()).toStdString() : pattern;
            return said.empty() ? pattern : said;
        });
    };
}

} // namespace torchside::app
