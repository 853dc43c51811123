// Tests that end, whatever hangs: each has its time, and so has what comes before and after them.
import * as plain from "node:test";

const second = 1000, usual = 8 * 60 * second, around = 90 * second;

// `more.timeout` where something is done very often.
export function test(name, more, act) {
    const [how, does] = act ? [more, act] : [{}, more];
    return plain.test(name, {timeout: usual, ...how}, does);
}

export const often = (times, each) => ({timeout: usual + times * each * second});
export const before = act => plain.before(act, {timeout: around});
export const afterEach = act => plain.afterEach(act, {timeout: around});

// What still holds the program when all is told holds it no longer.
export function after(act) {
    plain.after(async () => {
        setTimeout(() => process.exit(), around + 10 * second).unref();
        await act();
    }, {timeout: around});
}
