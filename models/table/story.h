#pragma once

#include "models/kernel/match.h"
#include "models/table/rows_model.h"

#include <QObject>
#include <QPointF>
#include <QStringList>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::table {

// The story of a session: its result in words, its values as graphs with what happened on them, who stands
// where. It is read when a page asks for it, not with every step.
class Story : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Every table has one.")

    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    Q_PROPERTY(QString subtitle READ subtitle NOTIFY changed FINAL)
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString date READ date NOTIFY changed FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
    Q_PROPERTY(QString overline READ overline NOTIFY changed FINAL)
    Q_PROPERTY(QString unit READ unit NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(QStringList graphs READ graphs NOTIFY changed FINAL)
    Q_PROPERTY(int graph READ graph WRITE setGraph NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel *curves READ curves CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *marks READ marks CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *levels READ levels CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *chapters READ chapters CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel *places READ places CONSTANT FINAL)
    Q_PROPERTY(QStringList values READ values NOTIFY moved FINAL)
    Q_PROPERTY(double at READ at NOTIFY moved FINAL)
    Q_PROPERTY(int atSeq READ atSeq NOTIFY moved FINAL)
    Q_PROPERTY(QString momentTitle READ momentTitle NOTIFY moved FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY moved FINAL)
    Q_PROPERTY(QString momentMarkup READ momentMarkup NOTIFY moved FINAL)
    Q_PROPERTY(QString shareTitle READ shareTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString shareText READ shareText NOTIFY changed FINAL)
    Q_PROPERTY(QUrl playLink READ playLink NOTIFY changed FINAL)

public:
    // Positions run from 0 to 1: across from the first step to the last, down from the highest level to the
    // lowest.
    struct CurveRow {
        QString name;
        int key = 0;
        bool ended = false;
        QList<QPointF> points;
        bool operator==(const CurveRow &) const = default;
    };
    struct MarkRow {
        double across = 0;
        double down = 0;
        QString feat; // kill, death, won, lost, change
        int key = 0;
        int seq = 0;
        QString text;
        bool operator==(const MarkRow &) const = default;
    };
    struct LevelRow {
        double down = 0;
        QString text;
        bool operator==(const LevelRow &) const = default;
    };
    struct ChapterRow {
        double across = 0;
        QString text;
        bool operator==(const ChapterRow &) const = default;
    };
    struct PlaceRow {
        int rank = 0; // 0: nobody is ranked here
        int key = 0;
        QString name;
        QString points;
        QString role;
        QString fate;
        bool won = false;
        bool out = false;
        bool operator==(const PlaceRow &) const = default;
    };

    Story(const Match &match, QString game, QString title, QObject *parent = nullptr);

    QString game() const { return game_; }
    QString subtitle() const;
    QString gameTitle() const { return title_; }
    QString date() const; // of its first step
    QString headline() const;
    QString overline() const;
    QString unit() const;
    bool over() const;
    QStringList graphs() const;
    int graph() const { return graph_; }
    void setGraph(int graph);
    QAbstractItemModel *curves() { return &curves_; }
    QAbstractItemModel *marks() { return &marks_; }
    QAbstractItemModel *levels() { return &levels_; }
    QAbstractItemModel *chapters() { return &chapters_; }
    QAbstractItemModel *places() { return &places_; }
    QStringList values() const; // of the graph's curves at the moment looked at
    double at() const { return acrossOf(seq_); }
    int atSeq() const { return static_cast<int>(seq_); }
    QString momentTitle() const; // "21:40, encounter 6"
    QString momentText() const;
    QString momentMarkup() const; // both, the title in bold
    QString shareTitle() const;
    QString shareText() const;
    QUrl playLink() const;
    const Chronicle &chronicle() const { return chronicle_; }
    void markOld() { old_ = true; }
    void retranslate(const QString &title); // the app speaks another language now

public Q_SLOTS:
    void read(); // as the session stands now
    void scrubTo(double across);
    void stepBy(int steps);
    void jumpBy(int marks); // to the next or the one before of what the dots mark
    void look(int seq);

Q_SIGNALS:
    void changed();
    void moved();

private:
    double acrossOf(std::int64_t seq) const;
    void showGraph();
    void showPlaces();
    void showChapters();
    const Beat *beat() const;

    const Match &match_;
    QString game_;
    QString title_;
    Chronicle chronicle_;
    bool old_ = true;
    int graph_ = 0;
    std::int64_t seq_ = 0;
    RowsModel<CurveRow> curves_;
    RowsModel<MarkRow> marks_;
    RowsModel<LevelRow> levels_;
    RowsModel<ChapterRow> chapters_;
    RowsModel<PlaceRow> places_;
};

} // namespace torchside::table
