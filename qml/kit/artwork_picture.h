#pragma once

#include <QColor>
#include <QImage>
#include <QVariantMap>

#include <memory>
#include <mutex>

class QPainter;

// What an artwork looks like, apart from its item: any thread can draw it.
struct ArtworkLook {
    QString name;
    QVariantMap tones;
    bool covers = false;
    bool repeats = false;
    double aim = 0.5;
    double across = 0.5;
    double down = 0.5;
    double radius = 0;
    QColor fade = Qt::transparent;
    double fadeTo = 1;
    double fadeLength = 0.35;
    QSizeF size;
    double ratio = 1; // pixels to each of its own

    QImage drawn() const;

private:
    void paint(QPainter &painter) const;
    QRectF placeOf(QSizeF sheet) const;
    void paintSheet(QPainter &painter) const;
    void passOver(QPainter &painter) const;
    void roundCorners(QPainter &painter) const;
};

// Drawn once, by whichever thread comes to it first: who needs it draws it, or waits for who has begun.
class ArtworkPicture {
public:
    explicit ArtworkPicture(ArtworkLook look);
    static std::shared_ptr<ArtworkPicture> begun(ArtworkLook look); // by another thread, where there are

    const QImage &image();

private:
    ArtworkLook look_;
    QImage image_;
    std::once_flag drawn_;
};
