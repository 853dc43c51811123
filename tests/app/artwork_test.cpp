#include "app/games.h"
#include "qml/kit/artwork_picture.h"
#include "qml/kit/artwork_sheet.h"
#include "qml/kit/path_data.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

// Our own vectors: how paths are read, and that every game has its three drawings, in tones that are known.
class ArtworkTest : public QObject {
    Q_OBJECT

    static constexpr int small = 24;

    static const QStringList &tones()
    {
        static const QStringList all{u"sky"_s,  u"haze"_s, u"glow"_s, u"far"_s,   u"mid"_s,
                                     u"near"_s, u"body"_s, u"cut"_s,  u"shade"_s, u"lit"_s};
        return all;
    }

    static double areaOf(const QPainterPath &path)
    {
        double area = 0;
        constexpr double finely = 20; // curves become as many lines as they are pixels long
        for (const auto &polygon : path.toSubpathPolygons(QTransform::fromScale(finely, finely)))
            for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
                area += polygon[i].x() * polygon[i + 1].y() - polygon[i + 1].x() * polygon[i].y();
        return std::abs(area) / 2 / finely / finely;
    }

    static QStringList emblems()
    {
        QStringList all;
        for (const auto &game : torchside::app::games())
            all.append(QString::fromUtf8(game.emblem.data(), static_cast<qsizetype>(game.emblem.size())));
        return all;
    }

private Q_SLOTS:
    void aPathIsReadAsItIsWritten_data()
    {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QRectF>("bounds");
        QTest::addColumn<double>("area");
        QTest::newRow("lines") << u"M1 2 H5 V6 L1 6 Z"_s << QRectF(1, 2, 4, 4) << 16.0;
        QTest::newRow("further points") << u"M1 2 5 2 5 6 1 6z"_s << QRectF(1, 2, 4, 4) << 16.0;
        QTest::newRow("from the last point") << u"m1 2h4v4h-4z"_s << QRectF(1, 2, 4, 4) << 16.0;
        QTest::newRow("no gaps") << u"M1,2L5,2,5,6L1,6Z"_s << QRectF(1, 2, 4, 4) << 16.0;
        QTest::newRow("two parts") << u"M0 0H1V1H0ZM2 0h1v1h-1z"_s << QRectF(0, 0, 3, 1) << 2.0;
        QTest::newRow("signs part numbers") << u"M3-1L5-1 5 1 3 1Z"_s << QRectF(3, -1, 2, 2) << 4.0;
        QTest::newRow("points part numbers") << u"M.5.5H1.5V1.5H.5Z"_s << QRectF(0.5, 0.5, 1, 1) << 1.0;
        QTest::newRow("a circle of arcs")
            << u"M0 5 A5 5 0 1 1 10 5 A5 5 0 1 1 0 5 Z"_s << QRectF(0, 0, 10, 10) << 78.5;
        QTest::newRow("flags without gaps")
            << u"M0 5a5 5 0 1110 0a5 5 0 11-10 0z"_s << QRectF(0, 0, 10, 10) << 78.5;
        QTest::newRow("too small an arc grows") << u"M0 5 A1 1 0 0 1 10 5 Z"_s << QRectF(0, 0, 10, 5) << 39.3;
        QTest::newRow("the small arc")
            << u"M0 0 A10 10 0 0 1 10 10 L0 10 Z"_s << QRectF(0, 0, 10, 10) << 78.5;
        QTest::newRow("a curve and its mirror image")
            << u"M0 5 C0 0 5 0 5 5 S10 10 10 5 L10 5 Z"_s << QRectF(0, 1.25, 10, 7.5) << 0.0;
        QTest::newRow("a curve of one handle") << u"M0 0 Q5 10 10 0 Z"_s << QRectF(0, 0, 10, 5) << 33.3;
        QTest::newRow("nonsense ends it") << u"M0 0 H4 V4 H0 Z X 9 9"_s << QRectF(0, 0, 4, 4) << 16.0;
        QTest::newRow("nothing") << QString() << QRectF() << 0.0;
    }
    void aPathIsReadAsItIsWritten()
    {
        QFETCH(QString, data);
        QFETCH(QRectF, bounds);
        QFETCH(double, area);
        const auto path = pathOf(data);
        const auto found = path.boundingRect();
        for (const auto &[a, b] : {std::pair(found.left(), bounds.left()),
                                   {found.top(), bounds.top()},
                                   {found.right(), bounds.right()},
                                   {found.bottom(), bounds.bottom()}})
            QVERIFY2(std::abs(a - b) < 0.05, qPrintable(u"%1 is not %2"_s.arg(a).arg(b)));
        if (area > 0)
            QVERIFY2(std::abs(areaOf(path) - area) < 0.6, qPrintable(QString::number(areaOf(path))));
    }

    void aNumberIsAsExactAsQtReadsIt()
    {
        for (const auto *number :
             {"0", "7", "-7", "+3.25", "0.1", ".5", "12.", "-0.0625", "123456.789", "0.30000000000000004",
              "3.141592653589793", "12345678901234567890", "999999999999999", "0.000000000000001"}) {
            const auto path = pathOf(u"M%1 0"_s.arg(QLatin1String(number)));
            QCOMPARE(path.elementCount(), 1);
            QVERIFY2(path.elementAt(0).x == QString::fromLatin1(number).toDouble(), number);
        }
        for (const auto *nothing : {"-", "+", ".", "-."})
            QVERIFY2(pathOf(u"M%1 0"_s.arg(QLatin1String(nothing))).isEmpty(), nothing);
    }

    void everyGameHasItsDrawings_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &emblem : emblems())
            for (const auto *kind : {"emblem", "scene", "ornament"})
                QTest::addRow("%s %s", qPrintable(emblem), kind)
                    << u"%1/%2"_s.arg(emblem, QLatin1String(kind));
    }
    void everyGameHasItsDrawings()
    {
        QFETCH(QString, name);
        const auto &sheet = artworkSheet(name);
        QVERIFY(!sheet.shapes.isEmpty());
        const QRectF field(QPointF(), sheet.size);
        for (const auto &shape : sheet.shapes) {
            QVERIFY2(tones().contains(shape.tone), qPrintable(shape.tone));
            QVERIFY2(!shape.path.isEmpty(), qPrintable(shape.tone));
            QVERIFY2(shape.path.boundingRect().intersects(field), qPrintable(shape.tone));
        }
    }

    // At 24 pixels an emblem still covers a good part of its field, and shows light and dark.
    void anEmblemIsSeenSmall_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto &emblem : emblems())
            QTest::newRow(qPrintable(emblem)) << u"%1/emblem"_s.arg(emblem);
    }
    void anEmblemIsSeenSmall()
    {
        QFETCH(QString, name);
        const auto &sheet = artworkSheet(name);
        QImage picture(small, small, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(small / sheet.size.width(), small / sheet.size.height());
        for (const auto &shape : sheet.shapes)
            painter.fillPath(shape.path, shape.tone == u"cut"_s ? Qt::black : Qt::white);
        painter.end();
        int covered = 0;
        for (int y = 0; y < small; ++y)
            for (int x = 0; x < small; ++x)
                covered += qAlpha(picture.pixel(x, y)) > 127 ? 1 : 0;
        QVERIFY2(covered > small * small / 4, qPrintable(QString::number(covered)));
    }

    // Scenes of one game stand side by side, and each is drawn by whichever thread has time.
    void manyThreadsDrawOneSceneAlike()
    {
        ArtworkLook look;
        look.name = u"cutthroat/scene"_s;
        look.covers = true;
        look.radius = 20;
        look.size = {160, 110};
        look.ratio = 2;
        for (const auto &tone : tones())
            look.tones[tone] = QColor(tone == u"sky"_s ? Qt::darkRed : Qt::red);
        std::vector<std::shared_ptr<ArtworkPicture>> pictures;
        for (int i = 0; i < 16; ++i)
            pictures.push_back(ArtworkPicture::begun(look));
        const auto alone = look.drawn();
        QCOMPARE(alone.size(), QSize(320, 220));
        for (const auto &picture : pictures)
            QCOMPARE(picture->image(), alone);
    }

    void whatIsNotThereIsEmpty() { QVERIFY(artworkSheet(u"nowhere/emblem"_s).shapes.isEmpty()); }
};

QTEST_GUILESS_MAIN(ArtworkTest)
#include "artwork_test.moc"
