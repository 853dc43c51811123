#pragma once

#include "data/journal/paged_file.h"

#include <QObject>

class QQuickWindow;

namespace torchside::app {

// The journal's pages in the browser's own store (page/store.js), and the picture that waits for them:
// nothing is shown before it is kept.
class KeptPages final : public QObject, public data::PageStore {
    Q_OBJECT

public:
    explicit KeptPages(const QString &file);
    ~KeptPages() override;

    void holdBack(QQuickWindow *window);
    bool isWatching() const { return file_.isWatching(); }
    void keep(const data::PageChange &change) override;
    // What the page tells: of the newest change; that another page's has been laid into the file; which table
    // lies there; whether it is another page that writes now.
    void told(bool kept);
    void changed() { Q_EMIT changedElsewhere(); }
    void tableShown(qlonglong session) { Q_EMIT tableElsewhere(session); }
    void watch(bool watches);

Q_SIGNALS:
    void lost(); // what was not kept is no longer so
    void changedElsewhere();
    void tableElsewhere(qlonglong session); // 0: none
    void watching(bool watches);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void drawNow();

    data::PagedFile file_;
    QQuickWindow *window_ = nullptr;
    bool waiting_ = false; // a picture is held back
};

// The preferences, which the browser keeps as one text.
void keepPreferences(const QString &file);

} // namespace torchside::app
