#pragma once

#include "models/kernel/foreseeing.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace torchside::table {

// Works out what comes of a correction beside the screen, with how far it is.
class Lookout : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(std::shared_ptr<Foreseeing>)>;

    explicit Lookout(QObject *parent = nullptr);
    ~Lookout() override;

    // Tells `done` what comes of it: before this returns where it takes no time, else later.
    void begin(std::unique_ptr<Foreseeing> foreseeing, Done done);
    void giveUp(); // nobody hears of it any more

    bool isRunning() const { return foreseeing_ != nullptr; }
    double share() const; // of all steps, 0 to 1

Q_SIGNALS:
    void changed();

private:
    void look();
    void finish();

    struct Side;
    std::shared_ptr<Foreseeing> foreseeing_;
    Done done_;
    QTimer timer_;
    std::unique_ptr<Side> side_; // before what it works on goes
};

} // namespace torchside::table
