#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>

namespace torchside::table {

// What a group's boxes hold, as far as a table offers it while somebody types. The app has one; a page only
// knows what it can be asked.
class Packs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The app keeps one.")

    // Goes up with every change: what is worked out from an answer names it.
    Q_PROPERTY(int beat READ beat NOTIFY changed FINAL)

public:
    using QObject::QObject;
    int beat() const { return beat_; }

public Q_SLOTS:
    // Entries of a kind by their first letters, best first; without letters those that were used last. Each
    // is as it is kept, with its id and, as its detail, what is known of it in words.
    virtual QVariantList offers(const QString &game, const QString &kind, const QString &letters,
                                int most) const = 0;
    // The one of this name, whatever accents it is typed with; empty where there is none.
    virtual QVariantMap known(const QString &game, const QString &kind, const QString &name) const = 0;
    // The own note on what is called so, of the first of these kinds that has one; empty where there is none.
    QString note(const QString &game, const QStringList &kinds, const QString &name) const
    {
        for (const auto &kind : kinds)
            if (const auto text = known(game, kind, name).value(QStringLiteral("note")).toString();
                !text.isEmpty())
                return text;
        return {};
    }

Q_SIGNALS:
    void changed();

protected:
    void tellChanged()
    {
        ++beat_;
        Q_EMIT changed();
    }

private:
    int beat_ = 0;
};

} // namespace torchside::table
