#include "app/hub/rules_desk.h"

#include "app/games.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::hub {

namespace {

constexpr qsizetype longestQuestion = 200;
constexpr std::size_t mostAnswers = 4;

} // namespace

QJsonArray RulesDesk::answer(const QString &language, const QString &game, const QString &question)
{
    static const auto spoken = data::Rulebook::languages();
    auto &manual = manuals_[spoken.contains(language) ? language : u"en"_s];
    if (!manual)
        manual = std::make_unique<Manual>(spoken.contains(language) ? language : u"en"_s);
    QJsonArray passages;
    const data::RuleScope scope{.game = game, .limit = mostAnswers};
    for (const auto &found : manual->search.search(question.left(longestQuestion), scope)) {
        const auto &passage = *found.passage;
        const auto title = app::titleOf(passage.game.toStdString());
        passages.append(
            QJsonObject{{u"game"_s, QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()))},
                        {u"section"_s, passage.section},
                        {u"title"_s, passage.title},
                        {u"text"_s, passage.text}});
    }
    return passages;
}

} // namespace torchside::hub
