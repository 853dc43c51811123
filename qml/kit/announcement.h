#pragma once

#include <QQuickItem>

// A place in the tree of the screen reader whose words are told at once, wherever the reader is. Nothing is
// to be seen.
class Announcement : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)

public:
    using QQuickItem::QQuickItem;
    QString text() const { return text_; } // what was told last

public Q_SLOTS:
    void tell(const QString &words);

Q_SIGNALS:
    void textChanged();

private:
    QString text_;
};
