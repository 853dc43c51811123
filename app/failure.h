#pragma once

#include <QCoreApplication>
#include <QString>

#include <exception>

namespace torchside::app {

// What a person is told of a deed that failed.
class Failure {
    Q_DECLARE_TR_FUNCTIONS(Failure)

public:
    static QString told(const std::exception &failure);
};

} // namespace torchside::app
