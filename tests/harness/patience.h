#pragma once

#include <QTest>

namespace torchside::tests {

// How long anything may take on a machine that does other things, too: only what never comes is a fault.
inline constexpr int patienceMs = 30'000;

template <class Question>
bool soon(Question &&question)
{
    return QTest::qWaitFor(question, patienceMs);
}

} // namespace torchside::tests

// Qt gives five seconds, which says more of the machine than of what is tried.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), torchside::tests::patienceMs)
#define QTRY_VERIFY2(expression, message)                                                                    \
    QTRY_VERIFY2_WITH_TIMEOUT((expression), (message), torchside::tests::patienceMs)
#define QTRY_COMPARE(expression, expected)                                                                   \
    QTRY_COMPARE_WITH_TIMEOUT((expression), (expected), torchside::tests::patienceMs)
