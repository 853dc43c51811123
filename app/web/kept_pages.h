#pragma once

#include "data/journal/paged_file.h"

#include <QObject>

class QWindow;

namespace torchside::app {

// The journal's pages in the browser's own store (page/store.js), and the picture that waits for them:
// nothing is shown before it is kept.
class KeptPages final : public QObject, public data::PageStore {
    Q_OBJECT

public:
    explicit KeptPages(const QString &file);
    ~KeptPages() override;

    void holdBack(QWindow *window);
    void keep(const data::PageChange &change) override;
    void told(bool kept); // by the page, of the newest change

Q_SIGNALS:
    void lost(); // what was not kept is no longer so

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    data::PagedFile file_;
    QWindow *window_ = nullptr;
    bool waiting_ = false; // a picture is held back
};

// The preferences, which the browser keeps as one text.
void keepPreferences(const QString &file);

} // namespace torchside::app
