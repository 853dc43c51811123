#include "data/rulebook/speech.h"

#include "data/rulebook/stem.h"
#include "data/rulebook/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace torchside::data {

namespace {

constexpr double sameCloseness = 0.8;
constexpr double nearCloseness = 0.6;

QStringList foldedWords(const QString &text)
{
    QStringList folded;
    for (const auto &word : wordsOf(text))
        folded.append(word.text);
    return folded;
}

QSet<QString> foldedSet(const QJsonValue &list)
{
    QSet<QString> set;
    for (const auto &entry : list.toArray())
        for (const auto &word : foldedWords(entry.toString()))
            set.insert(word);
    return set;
}

} // namespace

Speech Speech::load(const QString &language)
{
    Speech speech;
    speech.compounds_ = language == u"de"_s;
    QFile file(speech.compounds_ ? u":/torchside/rulebook/synonyms.de.json"_s
                                 : u":/torchside/rulebook/synonyms.json"_s);
    if (file.open(QIODevice::ReadOnly))
        speech.read(file.readAll());
    return speech;
}

void Speech::read(const QByteArray &json)
{
    const auto lists = QJsonDocument::fromJson(json).object();
    fillers_ = foldedSet(lists["fillers"_L1]);
    light_ = foldedSet(lists["light"_L1]);
    readForms(lists["forms"_L1].toObject());
    readIdioms(lists["idioms"_L1].toObject());
    const auto names = lists["names"_L1].toObject();
    for (auto name = names.begin(); name != names.end(); ++name)
        for (const auto &word : foldedWords(name.value().toString()))
            gameNames_[word].append(name.key());
    readSayings(lists, {});
    const auto games = lists["games"_L1].toObject();
    for (auto game = games.begin(); game != games.end(); ++game)
        readSayings(game.value().toObject(), game.key());
}

void Speech::readForms(const QJsonObject &forms)
{
    for (auto form = forms.begin(); form != forms.end(); ++form)
        for (const auto &word : form.value().toString().split(u' ', Qt::SkipEmptyParts))
            forms_.insert(foldedWords(word).value(0), foldedWords(form.key()).value(0));
}

void Speech::readIdioms(const QJsonObject &idioms)
{
    for (auto entry = idioms.begin(); entry != idioms.end(); ++entry) {
        const auto sayings = entry.value().toString().split(u',');
        for (const auto &saying : sayings) {
            const auto words = foldedWords(saying);
            longestIdiom_ = std::max(longestIdiom_, static_cast<std::size_t>(words.size()));
            idioms_.insert(words.join(u' '), foldedWords(entry.key()).value(0));
            idiomStarts_.insert(words.value(0));
        }
        words_.append(foldedWords(entry.key()));
    }
}

const QString *Speech::idiomAt(const std::vector<Word> &words, std::size_t at, std::size_t length) const
{
    QString saying = words[at].text;
    for (std::size_t next = at + 1; next < at + length; ++next)
        saying += u' ' + words[next].text;
    const auto found = idioms_.constFind(saying);
    return found == idioms_.constEnd() ? nullptr : &*found;
}

std::vector<Word> Speech::joined(std::vector<Word> words) const
{
    std::vector<Word> joined;
    for (std::size_t at = 0; at < words.size(); ++at) {
        auto length = idiomStarts_.contains(words[at].text) ? std::min(longestIdiom_, words.size() - at) : 1;
        const QString *meant = nullptr;
        while (length > 1 && !(meant = idiomAt(words, at, length)))
            --length;
        auto &word = joined.emplace_back(std::move(words[at]));
        if (!meant)
            continue;
        at += length - 1;
        word.text = *meant;
        word.length = words[at].from + words[at].length - word.from;
    }
    return joined;
}

// "same": groups in which each stands for each; "near": what a word may also be meant for.
void Speech::readSayings(const QJsonObject &lists, const QString &game)
{
    for (const auto &group : lists["same"_L1].toArray()) {
        const auto members = group.toString().split(u',');
        for (const auto &from : members)
            for (const auto &to : members)
                if (from != to)
                    link(stems(from), {stems(to), sameCloseness, game});
        for (const auto &member : members)
            words_.append(foldedWords(member));
    }
    const auto near = lists["near"_L1].toObject();
    for (auto entry = near.begin(); entry != near.end(); ++entry) {
        for (const auto &to : entry.value().toString().split(u','))
            for (const auto &from : entry.key().split(u','))
                link(stems(from), {stems(to), nearCloseness, game});
        words_.append(foldedWords(entry.key()));
    }
}

void Speech::link(const QStringList &from, Saying to)
{
    if (from.isEmpty() || to.stems.isEmpty())
        return;
    longest_ = std::max(longest_, from.size());
    sayings_[from.join(u' ')].push_back(std::move(to));
}

QString Speech::stem(const QString &folded) const
{
    const auto form = forms_.value(folded, folded);
    return compounds_ ? germanStem(form) : englishStem(form);
}

QStringList Speech::stems(const QString &text) const
{
    QStringList stems;
    for (const auto &word : joined(wordsOf(text)))
        if (!isFiller(word.text))
            stems.append(stem(word.text));
    return stems;
}

const std::vector<Saying> &Speech::sayingsFor(const QString &stems) const
{
    static const std::vector<Saying> none;
    const auto found = sayings_.constFind(stems);
    return found == sayings_.constEnd() ? none : *found;
}

} // namespace torchside::data
