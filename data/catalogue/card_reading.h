#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

// Cards of other programs' files in the game's own form, with what could not be read.
namespace torchside::data {

struct Problem {
    QString file;
    QString card;
    QString field;
    QString text;
};

struct ReadCard {
    QString id;
    QJsonObject card;
};

struct ReadDeck {
    QString file;
    QString name;
    QJsonArray lines; // [{"id","name","count"}]
};

// What came out of the files.
struct Harvest {
    int sets = 0;
    std::vector<ReadCard> cards;
    std::vector<ReadDeck> decks;
    std::vector<Problem> problems;
};

// The fields of one card, as text, under the catalogue's names (name, type, cost, terror, …).
using Fields = QHash<QString, QString>;

// Sets one field from its text; says what is wrong with the text where it can't be read.
std::optional<QString> setField(QJsonObject &card, const QString &field, const QString &text);
QStringList cardFields();
const QStringList &cardTypes();

// With everything that a card is shown with: absent numbers are 0.
QJsonObject completed(QJsonObject card);

// Where a card stands whose fields are being read.
struct Place {
    QString file;
    QString set;
    QString id;
};
// Keeps the card where its name and type are known, and notes every field that can't be read.
void keepCard(Harvest &harvest, const Place &place, const Fields &fields);

// OCTGN writes entities twice at times.
QString unescaped(const QString &text);
// "<< * Name": a unique, steadfast card called Name.
QString plainName(const QString &name, bool &unique, bool &steadfast);

void readSet(Harvest &harvest, const QString &file, const QByteArray &xml);
void readDeck(Harvest &harvest, const QString &file, const QByteArray &xml);
void readTable(Harvest &harvest, const QString &file, const QByteArray &csv);
Harvest harvestOf(const QStringList &files); // each by its ending

} // namespace torchside::data
