#include "app/fonts.h"
#include "app/window.h"
#include "first_frame.h"
#include "tests/harness/guest_phone.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <algorithm>
#include <ctime>
#include <mutex>
#include <set>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int guests = 8;
constexpr int people = 6;    // the last two guests play for the table
constexpr int between = 100; // ms from one tap of a guest to the next
constexpr int lasting = 10'000;

double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double at(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(static_cast<double>(values.size()) * share))];
}

// How the window's frames follow each other while one is asked for sixty times a second, and how long its own
// thread is busy at a stretch: that in processor time, which leaves out what else runs on the machine.
class Watch : public QObject {
public:
    explicit Watch(QQuickWindow *window)
    {
        connect(
            window, &QQuickWindow::frameSwapped, this,
            [this] {
                const std::scoped_lock lock(mutex_);
                const auto now = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
                if (last_ > 0)
                    frames_.push_back(now - last_);
                last_ = now;
            },
            Qt::DirectConnection);
        auto *dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { since_ = processorMs(); });
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this,
                [this] { busy_.push_back(processorMs() - since_); });
        timer_.setTimerType(Qt::PreciseTimer);
        timer_.setInterval(16);
        connect(&timer_, &QTimer::timeout, window, [window] { window->update(); });
        clock_.start();
    }

    void look(const char *what)
    {
        {
            const std::scoped_lock lock(mutex_);
            frames_.clear();
            last_ = 0;
        }
        busy_.clear();
        timer_.start();
        QEventLoop loop;
        QTimer::singleShot(lasting, &loop, &QEventLoop::quit);
        loop.exec();
        timer_.stop();
        const std::scoped_lock lock(mutex_);
        const auto over =
            std::count_if(frames_.begin(), frames_.end(), [](double each) { return each > 33; });
        std::cout << what << ": " << frames_.size() << " frames, median " << at(frames_, 0.5) << " ms, p99 "
                  << at(frames_, 0.99) << " ms, worst " << at(frames_, 1) << " ms, " << over
                  << " over 33 ms; busy at a stretch p99 " << at(busy_, 0.99) << " ms, worst " << at(busy_, 1)
                  << " ms; memory " << bench::residentKb() / 1024 << " MB" << std::endl;
    }

private:
    QTimer timer_;
    QElapsedTimer clock_;
    std::mutex mutex_;
    std::vector<double> frames_;
    double last_ = 0;
    double since_ = 0;
    std::vector<double> busy_;
};

// The other program: eight guests, each taps ten times a second.
int tapping(const QByteArray &link)
{
    std::vector<std::unique_ptr<tests::GuestPhone>> phones;
    for (int number = 0; number < guests; ++number)
        phones.push_back(std::make_unique<tests::GuestPhone>(link, number + 1));
    int taps = 0;
    std::set<int> asked; // for a seat
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        for (int number = 0; number < guests; ++number) {
            auto &phone = *phones[static_cast<std::size_t>(number)];
            const int seat = number % people;
            if (!phone.joined)
                continue;
            if (number < people && asked.insert(number).second)
                phone.sit(seat);
            else if (number >= people || phone.isSeated())
                phone.act(
                    u"%1-%2"_s.arg(number).arg(++taps),
                    {{u"do"_s, u"adjust"_s}, {u"player"_s, seat}, {u"life"_s, taps / guests % 2 ? -1 : 1}});
        }
    });
    timer.start(between);
    QTimer::singleShot(3 * lasting, qApp, &QCoreApplication::quit);
    QCoreApplication::exec();
    qsizetype done = 0;
    int there = 0;
    int views = 0;
    for (const auto &phone : phones) {
        done += phone->done.size();
        there += phone->isThere() ? 1 : 0;
        views += phone->views;
    }
    std::cout << "guests: " << there << " of " << guests << " still there, " << taps << " taps, " << done
              << " done, " << views << " views" << std::endl;
    return 0;
}

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

int hosting(const QString &program)
{
    const QTemporaryDir folder;
    app::Window::Options options;
    options.journal = folder.filePath(u"journal.db"_s);
    options.preferences = folder.filePath(u"preferences.ini"_s);
    options.seed = 1;
    options.addresses = [] { return QStringList{u"127.0.0.1"_s}; };
    app::Window window(options);
    if (!window.load())
        return 1;
    QVariantList names;
    for (const auto *name : {"Ann", "Bo", "Cy", "Di", "Ed", "Fay"})
        names.append(QVariantMap{{u"name"_s, QLatin1String(name)}});
    window.shelf().start(u"cutthroat"_s, {{u"do"_s, u"start"_s}, {u"players"_s, names}});
    window.window()->resize(360, 800);
    wait(2'000);
    Watch watch(window.window());
    watch.look("closed for phones");
    window.phones().openTable();
    watch.look("open, nobody there");
    QProcess other;
    other.setProcessChannelMode(QProcess::ForwardedChannels);
    other.start(program, {window.phones().link()});
    for (int i = 0; i < 100 && window.phones().here() < guests; ++i)
        wait(100);
    for (int row = 0; row < window.phones().guests()->rowCount(); ++row) {
        const auto index = window.phones().guests()->index(row, 0);
        if (index.data(Qt::UserRole + 2).toInt() < 0)
            window.phones().setRights(index.data(Qt::UserRole + 1).toString(), u"everything"_s);
    }
    wait(1'000);
    const auto before = window.shelf().table()->seq();
    watch.look("eight guests, each taps ten times a second");
    std::cout << "steps a second: " << (window.shelf().table()->seq() - before) * 1'000 / lasting
              << std::endl;
    other.waitForFinished(60'000);
    watch.look("they have gone");
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1) {
        const QCoreApplication app(argc, argv);
        return tapping(argv[1]);
    }
    app::chooseEdges();
    const QGuiApplication app(argc, argv);
    QQuickStyle::setStyle(u"Basic"_s);
    return hosting(app.applicationFilePath());
}
