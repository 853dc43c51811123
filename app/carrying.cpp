#include "app/carrying.h"

#include "app/carry_words.h"
#include "app/hub_guest.h"
#include "app/link/hub_failure.h"
#include "app/link/hub_papers.h"
#include "app/link/hub_place.h"
#include "app/link/proof.h"
#include "models/json/session_document.h"

#include <QJsonDocument>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace torchside::app {

namespace {

constexpr int mostLetters = 300;

bool isCode(const QByteArray &text, qsizetype size)
{
    return text.size() == size && std::all_of(text.begin(), text.end(), [](char c) {
               return std::isalnum(static_cast<unsigned char>(c));
           });
}

// What the hub answers, believed as far as it can be true; nothing where it can't.
std::optional<Carried> seatedBy(const QByteArray &answer, Carried carried)
{
    const auto json = QJsonDocument::fromJson(answer).object();
    const auto hand = json[u"hand"_s].toString();
    const auto link = json[u"link"_s].toString();
    carried.phase = CarryPhase::there;
    carried.code.clear();
    carried.table = json[u"table"_s].toInteger();
    carried.hand = hand.section(u'#', 1).toLatin1();
    carried.link = link.toLatin1();
    carried.pin = json[u"pin"_s].toString().toLatin1();
    const bool isSound = json[u"ok"_s].toBool() && carried.table > 0 && isCode(carried.hand, 26) &&
                         isCode(carried.pin, 6) && link.size() <= mostLetters &&
                         isCode(link.section(u'#', 1).toLatin1(), 26) && link::hubPlaceOf(link);
    return isSound ? std::optional(carried) : std::nullopt;
}

QString languageOf(const Preferences &preferences)
{
    const auto chosen = preferences.language();
    return chosen.isEmpty() ? QLocale().name().left(2) : chosen;
}

} // namespace

Carrying::Carrying(Shelf &shelf, Journal &journal, Preferences &preferences, Clock clock, const QString &file,
                   CarryPace pace, QObject *parent)
    : QObject(parent),
      shelf_(shelf),
      journal_(journal),
      preferences_(preferences),
      clock_(std::move(clock)),
      book_(file),
      pace_(pace),
      papers_(std::make_unique<link::HubPapers>())
{
    connect(&shelf_, &Shelf::tableChanged, this, &Carrying::follow);
    forgetGone();
    again_.setSingleShot(true);
    connect(&again_, &QTimer::timeout, this, &Carrying::send);
}

Carrying::~Carrying() = default;

bool Carrying::exist()
{
    return true;
}

// A session that was removed for good, or is another one in another file.
void Carrying::forgetGone()
{
    for (const auto &[session, carried] : std::map<qint64, Carried>(book_.all())) {
        try {
            const auto stored = journal_.session(session);
            if (!stored || stored->started != carried.started)
                book_.forget(session);
        } catch (const JournalFailure &) {
            return; // nothing is known of any
        }
    }
}

// The table was put away, or another one came: it is where it was.
void Carrying::follow()
{
    again_.stop();
    papers_->stop();
    guest_.reset();
    trouble_.clear();
    session_ = shelf_.table() ? shelf_.sessionId() : 0;
    if (const auto *found = carried())
        sit(*found);
    draw();
    Q_EMIT changed();
}

void Carrying::sit(const Carried &carried)
{
    const auto session = session_;
    guest_ = std::make_unique<HubGuest>(
        HubGuest::Place{session, journal_, *shelf_.table(), clock_, languageOf(preferences_),
                        [this, session](const Carried &now) { return book_.keep(session, now); }},
        carried, pace_);
    connect(guest_.get(), &HubGuest::changed, this, [this] {
        draw();
        Q_EMIT changed();
    });
    connect(guest_.get(), &HubGuest::happened, this, &Carrying::happened);
    connect(guest_.get(), &HubGuest::refused, shelf_.table(),
            [table = shelf_.table()](const QString &message) { Q_EMIT table->refused(message, {}); });
    if (carried.isAway())
        shelf_.table()->playAt(guest_.get());
    if (carried.phase == CarryPhase::going)
        send();
    else if (carried.phase != CarryPhase::parted)
        guest_->begin();
}

Carried Carrying::setOut(const link::HubPlace &place, const QString &code) const
{
    Carried carried;
    try {
        carried.started = journal_.session(session_).value().started;
    } catch (const JournalFailure &) {
        carried.started = 0; // then it can't be read to be sent, either
    }
    carried.hubs = {place.address()};
    carried.code = code.trimmed().toUpper().toLatin1();
    carried.device = link::freshNonce();
    carried.hub = QString::fromLatin1(place.address()).section(u"://"_s, 1);
    return carried;
}

void Carrying::carry(const QString &address, const QString &code)
{
    const auto place = link::hubPlaceOf(address);
    trouble_ = place ? QString() : noAddress();
    if (place && session_ != 0 && !isAway()) {
        preferences_.keepMemory(u"hub"_s, {{u"address"_s, address.trimmed()}});
        Q_EMIT leaving();
        const auto carried = setOut(*place, code);
        guest_.reset();
        if (book_.keep(session_, carried))
            sit(carried);
        else
            trouble_ = notSaved();
    }
    Q_EMIT changed();
}

// Sent again it is the same table: nobody has changed anything here since.
void Carrying::send()
{
    const auto *going = carried();
    const auto place = going ? link::hubPlaceOf(QString::fromLatin1(going->hubs.value(0))) : std::nullopt;
    if (!place)
        return stay();
    try {
        const auto stored = journal_.session(session_);
        const auto document =
            stored ? json::documentOf(journal_, *stored, titleOf(stored->game)) : QByteArray();
        papers_->take(
            *place, going->code, document, [this](const QByteArray &answer) { arrived(answer); },
            [this](const link::HubFailure &failure) { failed(failure); });
    } catch (const JournalFailure &failure) {
        stay();
        trouble_ =
            tr("That did not work, and nothing has changed: %1.").arg(QString::fromUtf8(failure.what()));
    }
}

void Carrying::arrived(const QByteArray &answer)
{
    const auto seated = seatedBy(answer, *carried());
    if (!seated)
        return failed({link::HubTrouble::nonsense});
    trouble_.clear();
    const bool isKept = book_.keep(session_, *seated); // if not, it is asked for again, and is the same table
    if (!isKept)
        Q_EMIT told(notSaved());
    guest_.reset();
    sit(*seated);
    draw();
    Q_EMIT changed();
}

// Where nothing was done it stays here; where it may have been done, it is asked for again.
void Carrying::failed(const link::HubFailure &failure)
{
    trouble_ = wordsFor(failure);
    if (failure.isInDoubt)
        again_.start(pace_.tryAgain);
    else
        stay();
    Q_EMIT changed();
}

void Carrying::stay()
{
    const auto *going = carried();
    if (!going || going->phase != CarryPhase::going)
        return;
    papers_->stop();
    again_.stop();
    forget();
}

// It is played here from now on, and nowhere else.
bool Carrying::forget()
{
    if (!book_.forget(session_)) {
        Q_EMIT told(notSaved());
        return false;
    }
    if (shelf_.table())
        shelf_.table()->playAt(nullptr);
    if (guest_)
        guest_.release()->deleteLater(); // it may be the one that tells
    draw();
    shelf_.refresh();
    Q_EMIT changed();
    return true;
}

void Carrying::takeHome()
{
    if (guest_)
        guest_->takeHome();
}

void Carrying::playOn()
{
    if (!guest_ || !isAway())
        return;
    if (phase() == u"going"_s)
        return stay();
    trouble_.clear();
    guest_->leave();
    if (!isAway())
        follow(); // the hub is looked for now and then, to be told
    shelf_.refresh();
}

void Carrying::understood()
{
    if (phase() == u"parted"_s || phase() == u"left"_s)
        forget();
}

void Carrying::happened(CarryEvent event)
{
    const bool isOver = event == CarryEvent::home || event == CarryEvent::closed ||
                        event == CarryEvent::settled ||
                        (event == CarryEvent::unknown && phase() == u"left"_s);
    if (isOver && !forget())
        return;
    if (!isOver && (event == CarryEvent::unknown || event == CarryEvent::otherGame))
        trouble_ = wordsFor(event);
    else if (event != CarryEvent::unknown)
        Q_EMIT told(wordsFor(event));
    Q_EMIT changed();
}

} // namespace torchside::app
