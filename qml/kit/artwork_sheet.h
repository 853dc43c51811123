#pragma once

#include <QPainterPath>
#include <QStringList>

// What a drawing's file holds: shapes, one upon another, each with the class that names its tone.
struct ArtworkShape {
    QString tone;
    bool fine = false; // only where the drawing is large
    double opacity = 1;
    QPainterPath path;
    QRectF light; // a circle that shines; elsewhere nothing
};

struct ArtworkSheet {
    QSizeF size;
    QList<ArtworkShape> shapes;
};

// Read once, by whichever thread asks first; empty where there is none.
const ArtworkSheet &artworkSheet(const QString &name);

// For what is about to be shown: on a thread of its own, where there are threads.
void readArtworkAhead(const QStringList &names);
