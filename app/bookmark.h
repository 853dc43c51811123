#pragma once

#include "app/preferences.h"
#include "app/shelf.h"

#include <QTimer>

#include <optional>
#include <string>
#include <utility>

namespace torchside::app {

// Where the person is: the session on the table and the page above it. Whatever ends the app without a word
// finds it kept, and the app comes back to it; a window that is closed on purpose leaves nothing.
class Bookmark : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app has one.")

    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY pageChanged FINAL)

public:
    Bookmark(Preferences &preferences, Shelf &shelf, QObject *parent = nullptr);
    ~Bookmark() override;

    QString page() const { return page_; }
    void setPage(const QString &page);
    // Opens what was on the table; the page that lay above it, or nothing.
    QString reopen();

public Q_SLOTS:
    void closed();

Q_SIGNALS:
    void pageChanged();

private:
    void keep();
    void keepLying();
    void followTable();

    Preferences &preferences_;
    Shelf &shelf_;
    QString page_;
    QTimer soon_;
    std::optional<std::pair<qlonglong, std::string>> lying_; // to be changed on the table, of which session
    QTimer afterTheFrame_;
};

} // namespace torchside::app
