#include "app/fonts.h"
#include "app/window.h"
#include "frames.h"
#include "tests/harness/guest_phone.h"

#include <QProcess>
#include <QQuickStyle>
#include <QTemporaryDir>

#include <set>

using namespace torchside;
using namespace Qt::StringLiterals;

namespace {

constexpr int guests = 8;
constexpr int people = 6;    // the last two guests play for the table
constexpr int between = 100; // ms from one tap of a guest to the next
constexpr int lasting = 10'000;

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
    bench::Watch watch(window.window());
    watch.look("closed for phones", lasting);
    window.phones().openTable();
    watch.look("open, nobody there", lasting);
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
    watch.look("eight guests, each taps ten times a second", lasting);
    std::cout << "steps a second: " << (window.shelf().table()->seq() - before) * 1'000 / lasting
              << std::endl;
    other.waitForFinished(60'000);
    watch.look("they have gone", lasting);
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
