#pragma once

#include "app/platform.h"

#include <QImage>
#include <QList>
#include <QStringList>

namespace torchside::tests {

// A system that does nothing and remembers what it was asked for.
class FakePlatform final : public app::Platform {
    Q_OBJECT

public:
    QMargins cutOuts() const override { return cutOuts_; }
    bool vibrates() const override { return true; }
    bool sharesText() const override { return sharesText_; }
    bool sharesPictures() const override { return sharesText_; }
    bool isDark() const override { return isDark_; }

    void setCutOuts(const QMargins &cutOuts)
    {
        cutOuts_ = cutOuts;
        Q_EMIT cutOutsChanged();
    }
    void setDark(bool dark)
    {
        isDark_ = dark;
        Q_EMIT lookChanged();
    }
    void setSharesText(bool shares) { sharesText_ = shares; }

    void askForLocalNetwork() override { ++askedForNetwork; }
    void keepAwake(bool awake) override { isAwake = awake; }
    void vibrate(int milliseconds) override { vibrations.append(milliseconds); }
    bool shareText(const QString &title, const QString &text) override
    {
        shared.append(title + QLatin1Char('\n') + text);
        return sharesText_;
    }
    bool sharePicture(const QString &, const QString &file) override
    {
        pictures.append(QImage(file));
        return true;
    }
    void darkBars(bool dark) override { barsAreDark = dark; }

    bool isAwake = false;
    int askedForNetwork = 0;
    bool barsAreDark = false;
    QList<int> vibrations;
    QStringList shared;
    QList<QImage> pictures;

private:
    QMargins cutOuts_;
    bool sharesText_ = false;
    bool isDark_ = true;
};

} // namespace torchside::tests
