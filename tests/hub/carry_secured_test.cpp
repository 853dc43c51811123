#include "tests/hub/carrying_app.h"
#include "tests/hub/hub_process.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QStandardPaths>

using namespace torchside;
using namespace torchside::tests;
using namespace Qt::StringLiterals;

// A table is carried to a hub that speaks with a certificate: by a device that trusts it, and by one that
// does not.
class CarrySecuredTest : public QObject {
    Q_OBJECT

    FreshFiles fresh;
    QTemporaryDir folder_;
    QString key_ = folder_.filePath(u"key.pem"_s);
    QString certificate_ = folder_.filePath(u"certificate.pem"_s);

    std::unique_ptr<HubProcess> securedHub()
    {
        return std::make_unique<HubProcess>(fresh(u"hub"_s), HubProcess::freePort(),
                                            QStringList{u"--certificate"_s, certificate_, u"--key"_s, key_});
    }
    static void trust(const QList<QSslCertificate> &authorities)
    {
        auto how = QSslConfiguration::defaultConfiguration();
        how.setCaCertificates(authorities);
        QSslConfiguration::setDefaultConfiguration(how);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto openssl = QStandardPaths::findExecutable(u"openssl"_s);
        if (openssl.isEmpty() || !QSslSocket::supportsSsl())
            QSKIP("no openssl");
        QProcess made;
        made.start(openssl, {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                             u"ec_paramgen_curve:prime256v1"_s, u"-nodes"_s, u"-keyout"_s, key_, u"-out"_s,
                             certificate_, u"-days"_s, u"1"_s, u"-subj"_s, u"/CN=A club"_s, u"-addext"_s,
                             u"subjectAltName=IP:127.0.0.1"_s});
        QVERIFY(made.waitForFinished());
        QCOMPARE(made.exitCode(), 0);
    }

    void whoTrustsItPlaysThereAndComesHome()
    {
        trust(QSslCertificate::fromPath(certificate_));
        const auto hub = securedHub();
        const auto file = fresh(u"app"_s);
        CarryingApp app(file);
        app.begin();
        QVERIFY2(app.carry(u"https://"_s + hub->address(), hub->code()), qPrintable(app.carrying.trouble()));
        QVERIFY(linkOf(file).startsWith("https://"));
        const auto life = app.life(0);
        QVERIFY(app.hurt(0));
        QTRY_COMPARE(app.life(0), life - 1);
        hub->kill();
        QVERIFY(app.hurt(0));
        hub->start();
        QTRY_COMPARE(app.life(0), life - 2);
        app.carrying.takeHome();
        QTRY_COMPARE(app.carrying.phase(), QString());
        QVERIFY(app.refused.isEmpty());
    }

    void whoDoesNotTrustItSaysSoAndSendsNothing()
    {
        trust({});
        const auto hub = securedHub();
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY(!app.carry(u"https://"_s + hub->address(), hub->code()));
        QCOMPARE(app.carrying.trouble(), u"This device does not trust the hub’s certificate."_s);
        QVERIFY(app.hurt(0)); // it is played here as before
    }

    void whatIsSaidPlainlyIsNotHeard()
    {
        trust(QSslCertificate::fromPath(certificate_));
        const auto hub = securedHub();
        CarryingApp app(fresh(u"app"_s));
        app.begin();
        QVERIFY(!app.carry(hub->address(), hub->code()));
        QVERIFY(!app.carrying.trouble().isEmpty());
    }
};

QTEST_GUILESS_MAIN(CarrySecuredTest)
#include "carry_secured_test.moc"
