#pragma once

#include "app/platform.h"

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

    void setCutOuts(const QMargins &cutOuts)
    {
        cutOuts_ = cutOuts;
        Q_EMIT cutOutsChanged();
    }
    void setSharesText(bool shares) { sharesText_ = shares; }

    void keepAwake(bool awake) override { isAwake = awake; }
    void vibrate(int milliseconds) override { vibrations.append(milliseconds); }
    bool shareText(const QString &title, const QString &text) override
    {
        shared.append(title + QLatin1Char('\n') + text);
        return sharesText_;
    }
    void darkBars(bool dark) override { barsAreDark = dark; }

    bool isAwake = false;
    bool barsAreDark = false;
    QList<int> vibrations;
    QStringList shared;

private:
    QMargins cutOuts_;
    bool sharesText_ = false;
};

} // namespace torchside::tests
