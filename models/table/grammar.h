#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <qqmlregistration.h>

namespace torchside::table {

// What agrees with the words in it, for the screens' own texts: said(qsTr("%1 card{1:|s}"), [3]). It is the
// rule of models/kernel/sentence.h.
QString said(const QString &pattern, const QVariantList &words);

class Grammar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;
    Q_INVOKABLE static QString said(const QString &pattern, const QVariantList &words)
    {
        return table::said(pattern, words);
    }
};

} // namespace torchside::table
