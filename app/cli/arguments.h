#pragma once

#include <QHash>
#include <QStringList>

#include <stdexcept>

namespace torchside::cli {

// A call that can't be understood: one line says what is wrong and what would be right.
struct WrongCall : std::runtime_error {
    using std::runtime_error::runtime_error;
    explicit WrongCall(const QString &text) : std::runtime_error(text.toStdString()) {}
};

// The words of a call: what stands by itself, and options with or without a value.
struct Arguments {
    QStringList words;
    QHash<QString, QString> options;

    bool has(const QString &option) const { return options.contains(option); }
    QString value(const QString &option) const { return options.value(option); }
    QString needed(const QString &option, const QString &usage) const;
};

// `valued` take a value, `flags` don't; anything else with dashes is a wrong call.
Arguments parse(const QStringList &arguments, const QStringList &valued, const QStringList &flags,
                const QString &usage);

} // namespace torchside::cli
