#include "app/manual.h"

#include <QTest>

using namespace torchside;
using namespace Qt::StringLiterals;

// Whoever changes the language while an answer is on the screen still reads an answer.
class AnswersStayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherLanguageAsksAgain()
    {
        app::Manual manual;
        manual.ask(u"can we swap items in a figth"_s, u"darkcastle"_s, true);
        QVERIFY(manual.answers()->rowCount() > 0);
        manual.retranslate();
        QVERIFY(manual.answers()->rowCount() > 0);
    }

    void whereNothingWasAskedNothingIsAnswered()
    {
        app::Manual manual;
        manual.ask(u"torch"_s, u"mandom"_s, true);
        manual.ask(u"  "_s, u"mandom"_s, true);
        manual.retranslate();
        QCOMPARE(manual.answers()->rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(AnswersStayTest)
#include "answers_stay_test.moc"
