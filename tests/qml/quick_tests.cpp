#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

using namespace Qt::StringLiterals;

// The pieces of the kit and the pages as QML sees them, each file tst_*.qml on its own.
class QuickTestSetup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() { QQuickStyle::setStyle(u"Basic"_s); }
    void qmlEngineAvailable(QQmlEngine *engine) { engine->addImportPath(u"qrc:/qt/qml"_s); }
};

QUICK_TEST_MAIN_WITH_SETUP(torchside, QuickTestSetup)
#include "quick_tests.moc"
