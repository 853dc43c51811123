#include "app/tongues.h"

#include "models/kernel/sentence.h"

#include <QTranslator>

#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

// Read once; of a language that there is none of nothing is kept: a guest may name any.
std::shared_ptr<QTranslator> translatorOf(const QString &language)
{
    static std::map<QString, std::shared_ptr<QTranslator>> read;
    if (language.isEmpty() || language == u"en"_s)
        return nullptr;
    if (const auto found = read.find(language); found != read.end())
        return found->second;
    auto translator = std::make_shared<QTranslator>();
    return translator->load(u"torchside_"_s + language, u":/i18n"_s) ? read[language] = translator : nullptr;
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
