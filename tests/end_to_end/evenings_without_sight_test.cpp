#include "tests/harness/accessible_tree.h"
#include "tests/harness/key_player.h"
#include "tests/harness/real_window.h"

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

// An evening as it is told: “Name” is pressed, “Name +2” and “Name -2” change a number, “Field = words”
// writes, “~ words” must be heard.
struct Evening {
    const char *game;
    QStringList lines;
};

QList<Evening> evenings()
{
    const QStringList three{u"Add someone = Ann"_s, u"Add someone = Bo"_s, u"Add someone = Cy"_s};
    const QStringList two = three.first(2);
    const auto home = u"~ Past games and statistics"_s;
    return {
        {"Escape the Dark Castle",
         two + QStringList{u"Chapters before the boss -14"_s, u"Into the castle"_s, u"Someone else"_s,
                           u"Bo"_s, u"Chapter done"_s, u"Ann turns the boss"_s, u"Fight the boss"_s,
                           u"Wisdom +1"_s, u"Fight 1 die"_s, u"Ann: Might"_s, u"Bo: Might"_s, u"Defend"_s,
                           u"Ann: Wisdom"_s, u"~ You have escaped the Dark Castle!"_s, u"Home"_s, home}},
        {"Duel of Ages",
         three + QStringList{u"We roll"_s, u"Roll of Ann +1"_s, u"Start the duel"_s, u"Adventures"_s,
                             u"Ruins: Ann +2"_s, u"People"_s, u"End the game"_s, u"Time is up"_s,
                             u"~ Ann wins with 21 points."_s, u"Home"_s, home}},
        {"Cutthroat Caverns",
         three + QStringList{u"Other"_s, u"Encounters -8"_s, u"Into the caverns"_s,
                             u"Turn over an encounter"_s, u"Name = Ogre"_s, u"Prestige +2"_s,
                             u"Life for 3 players = 20"_s, u"Face it"_s, u"Deal the numbers"_s, u"20"_s,
                             u"20 kills it"_s, u"Close the encounter"_s, u"~ wins"_s, u"Home"_s, home}},
        {"Cthulhu Rising",
         {u"The Minion"_s, u"Face the Minion"_s, u"Its name = Choir"_s, u"Card 1 of 5 = Marsh"_s,
          u"Card 2 of 5 = Drowned"_s, u"Card 3 of 5 = Brine"_s, u"Card 4 of 5 = Salt"_s,
          u"Card 5 of 5 = Lamp"_s, u"Card 1 of 2 = Reader"_s, u"Card 2 of 2 = Marsh"_s, u"The die shows 3"_s,
          u"Something else happened"_s, u"Your deck is out of cards"_s, u"~ The Minion has won."_s, u"Home"_s,
          home}},
    };
}

// Does what a line says, with hands that are somebody's.
template <class Player>
bool told(const Player &player, const QString &line)
{
    if (line.startsWith(u"~ "))
        return player.hears(line.mid(2));
    if (const auto at = line.indexOf(u" = "_s); at > 0)
        return player.write(line.left(at), line.mid(at + 3));
    const auto last = line.section(u' ', -1);
    if (!last.startsWith(u'+') && !last.startsWith(u'-'))
        return player.press(line);
    const auto name = line.section(u' ', 0, -2);
    for (int i = last.mid(1).toInt(); i > 0; --i)
        if (!(last.startsWith(u'+') ? player.more(name) : player.less(name)))
            return false;
    return true;
}

template <class Player>
void play(const Player &player, const Evening &evening)
{
    for (const auto &line : QStringList{QLatin1String(evening.game)} + evening.lines)
        QVERIFY2(told(player, line), qPrintable(line));
}

} // namespace

// A whole evening of each game for somebody who sees nothing, by names and actions alone, and for somebody
// who has only a few keys. Mandom's stand in accessible_game_test.
class EveningsWithoutSightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTRY_VERIFY(QAccessible::isActive()); }

    void fromSittingDownToTheWinner_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("byKeys");
        const auto all = evenings();
        for (int i = 0; i < all.size(); ++i) {
            QTest::addRow("%s, by names and actions", all[i].game) << i << false;
            QTest::addRow("%s, by keys", all[i].game) << i << true;
        }
    }
    void fromSittingDownToTheWinner()
    {
        QFETCH(int, number);
        QFETCH(bool, byKeys);
        tests::RealWindow app;
        app.app().preferences().setMotion(false);
        if (byKeys)
            play(tests::KeyPlayer(app), evenings()[number]);
        else
            play(tests::BlindPlayer(app.window()), evenings()[number]);
    }
};

int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    tests::pretendAScreenReaderRuns();
    EveningsWithoutSightTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "evenings_without_sight_test.moc"
