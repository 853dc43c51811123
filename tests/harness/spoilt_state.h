#pragma once

#include <QTest>

namespace torchside::tests {

// A row of states that are whole, and what spoils each; the columns of such a table.
template <class Rules>
void spoiltStates()
{
    QTest::addColumn<typename Rules::State (*)()>("from");
    QTest::addColumn<void (*)(typename Rules::State &)>("spoil");
}

// Before it was spoilt it is sound, and afterwards that is noticed.
template <class Rules>
void aSpoiltStateIsNoticed()
{
    using State = typename Rules::State;
    using From = State (*)();
    using Spoil = void (*)(State &);
    QFETCH(From, from);
    QFETCH(Spoil, spoil);
    auto state = from();
    QVERIFY(Rules::sound(state));
    spoil(state);
    QVERIFY(!Rules::sound(state));
}

} // namespace torchside::tests
