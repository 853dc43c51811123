#pragma once

#include "app/platform.h"

#include <functional>

namespace torchside::app {

// A browser, by what the page around the app offers (page/system.js).
class WebPlatform final : public Platform {
    Q_OBJECT

public:
    explicit WebPlatform(QObject *parent = nullptr);
    ~WebPlatform() override;

    QMargins cutOuts() const override { return cutOuts_; }
    int keyboard() const override { return keyboard_; }
    bool vibrates() const override;
    bool sharesText() const override;
    bool sharesPictures() const override;
    bool isDark() const override { return dark_; }

    // What the page tells.
    void setEdges(const QMargins &cutOuts, int keyboard);
    void setDark(bool dark);
    bool goBack(); // whether the app has somewhere to go back to, or must not be left
    // While this says so, nobody leaves by going back.
    void stayWhile(std::function<bool()> stays) { stays_ = std::move(stays); }
    void mayBeCleared();
    void newVersionIsThere();

public Q_SLOTS:
    void keepAwake(bool awake) override;
    void vibrate(int milliseconds) override;
    bool shareText(const QString &title, const QString &text) override;
    bool sharePicture(const QString &title, const QString &file) override;
    void darkBars(bool dark) override;

Q_SIGNALS:
    void said(const QString &message);

private:
    std::function<bool()> stays_;
    QMargins cutOuts_;
    int keyboard_ = 0;
    bool dark_ = true;
};

} // namespace torchside::app
