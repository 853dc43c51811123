#pragma once

#include <QCommandLineParser>

#include <limits>
#include <stdexcept>

namespace torchside::cli {

// A call that can't be understood: one line says what is wrong and what would be right.
struct WrongCall : std::runtime_error {
    using std::runtime_error::runtime_error;
    explicit WrongCall(const QString &text) : std::runtime_error(text.toStdString()) {}
};

// The words of a call: what stands by itself, and options with or without a value anywhere between.
class Call {
public:
    // The usage names the options that there are: “[--db FILE] [--strict]”.
    Call(const QStringList &words, QString usage);

    const QString &usage() const { return usage_; }
    const QStringList &words() const { return words_; }
    void takes(qsizetype count) const; // so many words, no more and no fewer
    bool has(const QString &option) const { return parser_.isSet(option); }
    QString value(const QString &option) const;
    QString needed(const QString &option) const;
    std::optional<qulonglong> number(const QString &option, qulonglong least,
                                     qulonglong most = std::numeric_limits<qulonglong>::max()) const;
    [[noreturn]] void fail(const QString &wrong) const; // with the usage behind it

private:
    QString usage_;
    QCommandLineParser parser_;
    QStringList words_;
};

} // namespace torchside::cli
