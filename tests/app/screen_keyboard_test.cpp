#include "app/screen_keyboard.h"

#include <QTest>

using torchside::app::ScreenKeyboard;

// How much of the window the keyboard on the screen hides.
class ScreenKeyboardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itCovers_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("visible");
        QTest::addColumn<QRectF>("keyboard");
        QTest::addColumn<int>("covered");
        QTest::newRow("nothing while it is away") << 800 << false << QRectF(0, 500, 360, 300) << 0;
        QTest::newRow("what it is high") << 800 << true << QRectF(0, 500, 360, 300) << 300;
        QTest::newRow("nothing of a window that has made room")
            << 500 << true << QRectF(0, 500, 360, 300) << 0;
        QTest::newRow("nothing where its place isn't told") << 800 << true << QRectF() << 0;
        QTest::newRow("never more than there is") << 800 << true << QRectF(0, -40, 360, 900) << 800;
    }
    void itCovers()
    {
        QFETCH(int, height);
        QFETCH(bool, visible);
        QFETCH(QRectF, keyboard);
        QFETCH(int, covered);
        QCOMPARE(ScreenKeyboard::coveredOf(height, visible, keyboard), covered);
    }
};

QTEST_GUILESS_MAIN(ScreenKeyboardTest)
#include "screen_keyboard_test.moc"
