#pragma once

// Where a mouse's event keeps its buttons a touch's keeps half of its target's address, and Qt asks for the
// buttons when a finger lifts: about every other time the app ran, a control beneath the one that was touched
// waited for that finger for ever, and felt no mouse. From the first call on touches come without a target.
void letFingersLift();
