#pragma once

#include "app/platform.h"

namespace torchside::app {

// Android, by JNI. What only an activity is told comes from org.torchside.app.TorchsideActivity.
class AndroidPlatform final : public Platform {
    Q_OBJECT

public:
    explicit AndroidPlatform(QObject *parent = nullptr);
    ~AndroidPlatform() override;

    QMargins cutOuts() const override { return cutOuts_; }
    bool vibrates() const override { return vibrates_; }
    bool sharesText() const override { return true; }
    bool sharesPictures() const override { return true; }
    void askForLocalNetwork() override;

public Q_SLOTS:
    void keepAwake(bool awake) override;
    void vibrate(int milliseconds) override;
    bool shareText(const QString &title, const QString &text) override;
    bool sharePicture(const QString &title, const QString &file) override;
    void darkBars(bool dark) override;

private:
    void setCovered(const QMargins &pixels);

    friend struct Told;
    QMargins cutOuts_;
    bool vibrates_ = false;
};

} // namespace torchside::app
