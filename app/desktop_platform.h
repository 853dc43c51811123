#pragma once

#include "app/platform.h"

#include <QDBusVariant>

#include <optional>

class QDBusPendingCallWatcher;

namespace torchside::app {

// A desktop or a tablet with one: the screen saver waits where somebody answers for it, and files come by the
// command line or from the file browser. It doesn't vibrate and has no sheet for sharing.
class DesktopPlatform final : public Platform {
    Q_OBJECT

public:
    explicit DesktopPlatform(QObject *parent = nullptr);
    ~DesktopPlatform() override;

    bool isDark() const override;

public Q_SLOTS:
    void keepAwake(bool awake) override;
    void vibrate(int) override {}
    bool shareText(const QString &, const QString &) override { return false; }
    void darkBars(bool) override {}

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void inhibit();
    void letGo();
    void askForLook();
    void answered(QDBusPendingCallWatcher *call);

    std::optional<bool> dark_; // as the desktop's settings say it
    bool wanted_ = false;      // the answer may come after the wish has changed
    bool asking_ = false;
    uint cookie_ = 0; // what the screen saver gave for the wish; 0 where it gave nothing
};

} // namespace torchside::app
