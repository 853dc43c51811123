#pragma once

#include "models/kernel/match.h"
#include "models/protocol/session.h"
#include "models/table/lookout.h"

#include <QJsonObject>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

#include <functional>
#include <memory>

namespace torchside::table {

// A step of the past on its way to another: what was entered there, to be changed, left out or put in, and
// what would come of it, looked up anew with every change. Nothing is done before `take`.
class CorrectionDraft final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every table has one.")

    Q_PROPERTY(int seq READ seq NOTIFY changed FINAL)
    Q_PROPERTY(bool isPutIn READ isPutIn NOTIFY changed FINAL)
    Q_PROPERTY(bool isLeftOut READ isLeftOut NOTIFY changed FINAL)
    Q_PROPERTY(bool isStart READ isStart NOTIFY changed FINAL)
    Q_PROPERTY(QString line READ line NOTIFY changed FINAL)
    Q_PROPERTY(QString command READ command NOTIFY changed FINAL)
    Q_PROPERTY(QString commandText READ commandText NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed FINAL)
    Q_PROPERTY(bool differs READ differs NOTIFY changed FINAL)
    Q_PROPERTY(bool isLooking READ isLooking NOTIFY changed FINAL)
    Q_PROPERTY(double share READ share NOTIFY changed FINAL)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed FINAL)
    Q_PROPERTY(int kept READ kept NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList numbers READ numbers NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList changedSteps READ changedSteps NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList droppedSteps READ droppedSteps NOTIFY changed FINAL)
    Q_PROPERTY(QStringList onTable READ onTable NOTIFY changed FINAL)

public:
    using Take = std::function<bool(Foreseeing &foreseen, const QJsonObject &request)>;

    CorrectionDraft(protocol::Session &session, Take take, QObject *parent = nullptr);

    int seq() const { return static_cast<int>(seq_); } // the step that is meant; 0 where none is
    bool isPutIn() const { return isPutIn_; }
    bool isLeftOut() const { return isLeftOut_; }
    bool isStart() const { return seq_ == 1 && !isPutIn_; }
    QString line() const; // the step as it was
    QString command() const;
    QString commandText() const;
    QVariantList kinds() const { return kinds_; } // what could be put in there: {command, text}
    // What was entered, in the order of the command's form: {path, label, kind, value, set, must, from, to,
    // step, removable, choices: [{value, text}]}; kinds are person, people, number, die, choice, truth, text,
    // item and list (one of several, and one more), and what a game has a form of its own for: values, roll,
    // symbols, dice, monster, treasure, card, story, sending.
    QVariantList fields() const;
    bool differs() const;                                   // from what was entered
    bool isLooking() const { return lookout_.isRunning(); } // what comes of it is not known yet
    double share() const { return lookout_.share(); }       // of the steps that were looked at so far
    QString whyNot() const { return whyNot_; }
    int kept() const { return static_cast<int>(found_.kept); }
    QVariantList numbers() const; // {of, what, from, to}
    QVariantList changedSteps() const;
    QVariantList droppedSteps() const;
    QStringList onTable() const;

public Q_SLOTS:
    void open(int seq);
    void openNewest(); // of the deeds that can be corrected
    void putInAfter(int seq);
    void putInForgotten(int seq); // the same, with what it most often is begun
    void replace();               // by another deed: then one is chosen
    void choose(const QString &command);
    void setAll(const QVariantMap &values); // by their paths
    void add(const QString &path);          // one more to a list
    void set(const QString &path, const QVariant &value);
    void clear(const QString &path);
    void leaveOut(bool isLeftOut);
    void keepUp(); // the session went on, or its past is another
    bool take();
    void close();

Q_SIGNALS:
    void changed();

private:
    QJsonObject request() const;
    QJsonObject form(const QString &command) const;
    QJsonObject drafted(const QString &command) const;
    void findKinds();
    bool wouldBeTaken(const QString &command);
    std::optional<Refusal> hindrance() const;
    void begin(int seq, bool isPutIn);
    void look();
    void show(std::shared_ptr<Foreseeing> foreseen);
    bool isSomething() const { return seq_ > 0; }

    protocol::Session &session_;
    Match &match_;
    Take take_;
    std::int64_t seq_ = 0;
    bool isPutIn_ = false;
    bool isLeftOut_ = false;
    Sentence line_;
    QJsonObject asItWas_; // with what is told to nobody, which no field shows
    QJsonObject draft_;
    QJsonObject shown_;
    QVariantList kinds_;
    Corrected found_;
    std::shared_ptr<Foreseeing> foreseen_;
    std::int64_t head_ = 0; // of the session that was looked at
    int rewritten_ = 0;
    QString whyNot_;
    Lookout lookout_;
};

} // namespace torchside::table
