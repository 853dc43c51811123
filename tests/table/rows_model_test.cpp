#include "models/table/rows_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace torchside;

namespace {

struct Row {
    QString name;
    int number = 0;
    int unseen = 0;
    bool operator==(const Row &) const = default;
};

constexpr int numberRole = Qt::UserRole + 2;

} // namespace

// A model of rows tells its views what differs and nothing else.
class RowsModelTest : public QObject {
    Q_OBJECT

    table::RowsModel<Row> model_{{{"name", &Row::name}, {"number", &Row::number}}};
    const QAbstractItemModelTester tester_{&model_, QAbstractItemModelTester::FailureReportingMode::QtTest};

private Q_SLOTS:
    void init() { model_.show({{u"Ann"_s, 1}, {u"Bo"_s, 2}}); }

    void ofARowOnlyTheRolesThatDifferAreTold()
    {
        const QSignalSpy told(&model_, &QAbstractItemModel::dataChanged);
        model_.show({{u"Ann"_s, 1}, {u"Bo"_s, 3}});
        QCOMPARE(told.count(), 1);
        QCOMPARE(told[0][0].toModelIndex().row(), 1);
        QCOMPARE(told[0][2].value<QList<int>>(), QList<int>{numberRole});
        QCOMPARE(model_.index(1, 0).data(numberRole).toInt(), 3);
    }

    void whatNoRoleShowsIsNotTold()
    {
        const QSignalSpy told(&model_, &QAbstractItemModel::dataChanged);
        model_.show({{u"Ann"_s, 1, 7}, {u"Bo"_s, 2}});
        QCOMPARE(told.count(), 0);
        QCOMPARE(model_.rows()[0].unseen, 7);
    }

    void rowsComeAndGoAtTheEnd()
    {
        const QSignalSpy told(&model_, &QAbstractItemModel::dataChanged);
        const QSignalSpy come(&model_, &QAbstractItemModel::rowsInserted);
        const QSignalSpy gone(&model_, &QAbstractItemModel::rowsRemoved);
        model_.show({{u"Ann"_s, 1}, {u"Bo"_s, 2}, {u"Cy"_s, 3}});
        model_.show({{u"Ann"_s, 1}});
        QCOMPARE(come.count(), 1);
        QCOMPARE(gone.count(), 1);
        QCOMPARE(told.count(), 0);
        QCOMPARE(model_.rowCount(), 1);
    }
};

QTEST_GUILESS_MAIN(RowsModelTest)
#include "rows_model_test.moc"
