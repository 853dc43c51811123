#pragma once

#include "app/platform.h"

#include <memory>

namespace torchside::app {

// iPhone and iPad, by UIKit.
class IosPlatform final : public Platform {
    Q_OBJECT

public:
    explicit IosPlatform(QObject *parent = nullptr);
    ~IosPlatform() override;

    QMargins cutOuts() const override { return cutOuts_; }
    bool vibrates() const override;
    bool sharesText() const override { return true; }
    bool sharesPictures() const override { return true; }
    bool eventFilter(QObject *watched, QEvent *event) override;

public Q_SLOTS:
    void keepAwake(bool awake) override;
    void vibrate(int milliseconds) override;
    bool shareText(const QString &title, const QString &text) override;
    bool sharePicture(const QString &title, const QString &file) override;
    void darkBars(bool dark) override;

private:
    void look();
    void watchSound();
    void watchScreen();

    struct Watched;
    std::unique_ptr<Watched> watched_; // what the system tells us, until we go
    QMargins cutOuts_;
};

} // namespace torchside::app
