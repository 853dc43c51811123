#include "tests/qml/workshop.h"

#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

using namespace Qt::StringLiterals;

// The pieces of the kit and the pages as QML sees them, each file tst_*.qml on its own. What the app gives to
// its pages, the workshop gives here: import Torchside.Testing.
class QuickTestSetup : public QObject {
    Q_OBJECT

    torchside::tests::Workshop workshop_;

public Q_SLOTS:
    void applicationAvailable() { QQuickStyle::setStyle(u"Basic"_s); }
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        engine->addImportPath(u"qrc:/qt/qml"_s);
        QQmlEngine::setObjectOwnership(&workshop_, QQmlEngine::CppOwnership);
        qmlRegisterSingletonInstance("Torchside.Testing", 1, 0, "Workshop", &workshop_);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(torchside, QuickTestSetup)
#include "quick_tests.moc"
