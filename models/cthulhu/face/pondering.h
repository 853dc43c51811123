#pragma once

#include "models/cthulhu/lillith/ponder.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>
#include <memory>

namespace torchside::cthulhu {

// LILLITH's search beside the screen, as the page sees it: quiet while it is short, then with what was found
// so far.
class Pondering : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has one.")

    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(bool shown READ shown NOTIFY changed FINAL)
    Q_PROPERTY(bool playable READ playable NOTIFY changed FINAL)
    Q_PROPERTY(double share READ share NOTIFY changed FINAL)
    Q_PROPERTY(QStringList places READ places NOTIFY changed FINAL)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)

public:
    // In milliseconds.
    struct Times {
        int atOnce = 12;      // so long the tap itself may take: less than a frame
        int quiet = 150;      // after that it is shown
        int longest = 20'000; // after that the best found so far is played, where not all can be tried
        int look = 30;        // between two looks
    };
    struct Telling {
        QStringList places;
        QString outcome;
        bool operator==(const Telling &) const = default;
    };
    using Tell = std::function<Telling(const lillith::Board &, const lillith::Line &)>;
    using Done = std::function<void(const lillith::Board &, const lillith::Found &)>;

    explicit Pondering(QObject *parent = nullptr);
    ~Pondering() override;

    // Tells `done` what was found: before this returns where it takes no time, else later.
    void begin(lillith::Board board, Tell tell, Done done);
    void giveUp(); // nobody hears of it any more
    void setTimes(const Times &times) { times_ = times; }

    bool running() const { return ponder_ != nullptr; }
    bool shown() const { return running() && shown_; }
    bool playable() const { return running() && tooLarge_ && !telling_.places.isEmpty(); }
    double share() const { return share_; }                // of all lines, 0 to 1
    QStringList places() const { return telling_.places; } // of the best line so far
    QString outcome() const { return telling_.outcome; }

public Q_SLOTS:
    void playBest(); // no more is tried
    void cancel();   // what asked for it is not done

Q_SIGNALS:
    void changed();
    void cancelled();

private:
    void look();
    void finish();

    Times times_;
    std::unique_ptr<lillith::Ponder> ponder_;
    Tell tell_;
    Done done_;
    QTimer timer_;
    QElapsedTimer since_;
    bool shown_ = false;
    bool over_ = false;     // the search
    bool tooLarge_ = false; // for trying every line
    double share_ = 0;
    Telling telling_;
};

} // namespace torchside::cthulhu
