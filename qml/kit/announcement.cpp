#include "announcement.h"

#include <QAccessible>

// Each system listens to another sign: a new alert, a changed name, and since Qt 6.8 the announcement itself.
void Announcement::tell(const QString &words)
{
    if (words.isEmpty())
        return;
    setVisible(false);
    text_ = words;
    Q_EMIT textChanged();
    setVisible(true);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(this, words);
    QAccessible::updateAccessibility(&announcement);
#endif
}
