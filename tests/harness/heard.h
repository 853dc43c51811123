#pragma once

#include "models/json/codec.h"
#include "models/table/cue.h"
#include "tests/harness/spoken_game.h"

#include <QTest>

namespace torchside::tests {

// What a line of a game is to ear and hand, in words: "hit: Bo, 57 life." Cues of one step stand one below
// another.
inline QStringList inWords(const table::Cues &cues)
{
    QStringList words;
    for (const auto &cue : cues) {
        const auto kind = nameOf(cue.kind);
        const auto spoken = QString::fromStdString(english(cue.spoken));
        const auto name = QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size()));
        words.append(spoken.isEmpty() ? name : name + QLatin1String(": ") + spoken);
    }
    return words;
}

struct Said {
    const char *line;
    QStringList heard;
};

// Plays the lines one after another and tells those that are heard as something else.
template <Game G>
QString misheard(const std::vector<Said> &lines)
{
    QStringList wrong;
    SpokenGame<G> game;
    for (const auto &[line, heard] : lines) {
        const auto before = game.history().state();
        const auto command = Codec<G>::command(line);
        if (!command) {
            wrong.append(QStringLiteral("%1 is no command").arg(QLatin1String(line)));
            continue;
        }
        const auto decision = game.history().submit(*command);
        if (const auto *refusal = std::get_if<Refusal>(&decision)) {
            wrong.append(QStringLiteral("%1 is refused: %2")
                             .arg(QLatin1String(line), QString::fromStdString(english(refusal->message))));
            continue;
        }
        const auto told = inWords(table::cuesOf<typename G::Rules>(
            before, std::get<std::vector<typename G::Rules::Event>>(decision)));
        if (told != heard)
            wrong.append(QStringLiteral("%1 is heard as [%2], not as [%3]")
                             .arg(QLatin1String(line), told.join(QLatin1String(" | ")),
                                  heard.join(QLatin1String(" | "))));
    }
    for (const auto &each : wrong)
        qWarning("%s", qPrintable(each)); // a comparison cuts long texts
    return wrong.join(QLatin1Char('\n'));
}

} // namespace torchside::tests
