#include "data/rulebook/rulebook.h"

#include "data/rulebook/passage.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

QString placeOf(const QString &game, const QString &id)
{
    return game + u'/' + id;
}

std::vector<Passage> read(const QString &folder, const QString &game, const QString &language,
                          const QString &ending)
{
    return readPassages(folder + u"/rules"_s + ending, folder + u"/asked"_s + ending, game, language);
}

// What isn't translated yet stands in English in its place.
std::vector<Passage> gameIn(const QString &folder, const QString &game, const QString &language)
{
    auto passages = read(folder, game, u"en"_s, u".json"_s);
    if (language.isEmpty() || !QFile::exists(u"%1/rules.%2.json"_s.arg(folder, language)))
        return passages;
    QHash<QString, std::size_t> places;
    for (std::size_t i = 0; i < passages.size(); ++i)
        places.insert(passages[i].id, i);
    for (auto &translated : read(folder, game, language, u"."_s + language + u".json"_s))
        if (const auto place = places.constFind(translated.id); place != places.constEnd())
            passages[*place] = std::move(translated);
    return passages;
}

} // namespace

QStringList Rulebook::languages(const QString &folder)
{
    const QDir shelf(folder.isEmpty() ? u":/torchside/rules"_s : folder);
    QStringList languages{u"en"_s};
    for (const auto &game : shelf.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        for (const auto &file : QDir(shelf.filePath(game)).entryList({u"rules.*.json"_s}, QDir::Files))
            if (const auto language = file.section(u'.', 1, 1); !languages.contains(language))
                languages.append(language);
    return languages;
}

Rulebook Rulebook::load(const QString &language, const QString &folder)
{
    const QDir shelf(folder.isEmpty() ? u":/torchside/rules"_s : folder);
    std::vector<Passage> all;
    for (const auto &game : shelf.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        for (auto &passage : gameIn(shelf.filePath(game), game, language))
            all.push_back(std::move(passage));
    return Rulebook(std::move(all));
}

Rulebook::Rulebook(std::vector<Passage> passages) : passages_(std::move(passages))
{
    for (std::size_t i = 0; i < passages_.size(); ++i) {
        places_.insert(placeOf(passages_[i].game, passages_[i].id), i);
        if (!games_.contains(passages_[i].game))
            games_.append(passages_[i].game);
    }
}

const Passage *Rulebook::find(const QString &game, const QString &id) const
{
    const auto place = places_.constFind(placeOf(game, id));
    return place == places_.constEnd() ? nullptr : &passages_[*place];
}

std::vector<RuleSection> Rulebook::manual(const QString &game) const
{
    std::vector<RuleSection> sections;
    for (const auto &passage : passages_) {
        if (passage.game != game)
            continue;
        auto section = std::ranges::find(sections, passage.section, &RuleSection::title);
        if (section == sections.end())
            section = sections.insert(sections.end(), {passage.section, {}});
        section->passages.push_back(&passage);
    }
    return sections;
}

RuleNeighbours Rulebook::neighbours(const Passage &passage) const
{
    std::vector<const Passage *> order;
    for (const auto &section : manual(passage.game))
        order.insert(order.end(), section.passages.begin(), section.passages.end());
    const auto here = std::ranges::find_if(order, [&](const auto *other) { return other->id == passage.id; });
    if (here == order.end())
        return {};
    return {here == order.begin() ? nullptr : *(here - 1), here + 1 == order.end() ? nullptr : *(here + 1)};
}

std::vector<const Passage *> Rulebook::references(const Passage &passage) const
{
    std::vector<const Passage *> found;
    for (const auto &id : passage.see)
        if (const auto *other = find(passage.game, id))
            found.push_back(other);
    return found;
}

std::vector<const Passage *> Rulebook::atStep(const QString &game, const QString &step) const
{
    std::vector<const Passage *> found;
    for (const auto &passage : passages_)
        if (passage.game == game && passage.when.contains(step))
            found.push_back(&passage);
    std::ranges::stable_sort(found, {}, [](const auto *passage) { return passage->when.size(); });
    return found;
}

} // namespace torchside::data
