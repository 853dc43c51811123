#!/usr/bin/env python3
"""Makes the sounds of the app beside this file, or in the folder named: the same bytes on every run.

Soft wood and warm tones: a bar that is struck (a tone whose overtones die first), a knock, a bubble. Each sound is
built of these, dulled, faded at both ends and brought to a modest loudness."""

import math
import pathlib
import struct
import sys
import wave

RATE = 44100
# A phone's speaker gives little below 300 Hz: nothing here lives by its bass alone.
DULL_ABOVE = 5200.0  # what is higher is taken back: bright sounds tire
FADE_IN = 0.002
FADE_OUT = 0.02


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(track, at, sound, loud=1.0):
    start = int(at * RATE)
    for i, value in enumerate(sound):
        if start + i < len(track):
            track[start + i] += loud * value


def bar(pitch, seconds, decay=0.18):
    """A wooden bar: the tone, two octaves above it, and the knock of the mallet."""
    parts = ((1.0, 1.0, decay), (3.93, 0.22, decay * 0.3), (9.2, 0.06, decay * 0.12))
    out = silence(seconds)
    for ratio, loud, fall in parts:
        turn = 2 * math.pi * pitch * ratio / RATE
        for i in range(len(out)):
            out[i] += loud * math.exp(-i / RATE / fall) * math.sin(turn * i)
    return out


def thud(high, low, seconds, decay):
    """A soft blow: a pitch that falls."""
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        t = i / RATE
        pitch = low + (high - low) * math.exp(-t / 0.03)
        phase += 2 * math.pi * pitch / RATE
        out[i] = math.exp(-t / decay) * math.sin(phase)
    return out


def rattle(seconds, decay, seed):
    """Dull noise, from a generator of our own."""
    out = silence(seconds)
    state, last = seed, 0.0
    for i in range(len(out)):
        state = (1664525 * state + 1013904223) % 4294967296
        last += 0.35 * (state / 2147483648.0 - 1.0 - last)
        out[i] = math.exp(-i / RATE / decay) * last
    return out


def knock(pitch, seed=7):
    out = bar(pitch, 0.09, 0.022)
    add(out, 0, rattle(0.02, 0.005, seed), 0.5)
    return out


def bubble(low, high, seconds):
    out = silence(seconds)
    phase = 0.0
    for i in range(len(out)):
        x = i / len(out)
        phase += 2 * math.pi * (low + (high - low) * x * x) / RATE
        out[i] = math.sin(math.pi * x) ** 2 * math.sin(phase)
    return out


def tap():
    out = silence(0.11)
    add(out, 0, knock(620))
    return out


def dice():
    out = silence(0.46)
    for at, pitch, loud in ((0.0, 1180, 0.9), (0.07, 960, 0.7), (0.12, 1310, 0.8), (0.21, 1040, 0.6), (0.26, 1240, 0.45),
                            (0.35, 900, 0.35)):
        add(out, at, knock(pitch, int(pitch)), loud)
    return out


def hit():
    out = silence(0.3)
    add(out, 0, thud(430, 205, 0.3, 0.07))
    add(out, 0, bar(330.0, 0.25, 0.05), 0.5)
    add(out, 0, rattle(0.05, 0.012, 11), 0.6)
    return out


def heal():
    out = silence(0.62)
    add(out, 0, bar(392.0, 0.5), 0.8)
    add(out, 0.11, bar(587.33, 0.5))
    return out


def poison():
    out = silence(0.5)
    add(out, 0, bubble(420, 760, 0.16), 0.9)
    add(out, 0.13, bubble(360, 640, 0.17))
    add(out, 0.27, bubble(300, 540, 0.2), 0.9)
    return out


def kill():
    out = silence(0.85)
    add(out, 0, thud(390, 165, 0.4, 0.11))
    add(out, 0.1, bar(440.0, 0.7, 0.22), 0.55)
    add(out, 0.2, bar(659.26, 0.6, 0.26), 0.6)
    return out


def death():
    out = silence(1.15)
    for at, pitch in ((0.0, 349.23), (0.2, 293.66), (0.42, 220.0)):
        add(out, at, bar(pitch, 0.72, 0.26), 0.85)
    return out


def loss():
    out = silence(1.2)
    for at, pitch in ((0.0, 392.0), (0.16, 369.99), (0.34, 311.13)):
        add(out, at, bar(pitch, 0.8, 0.24), 0.8)
    add(out, 0.34, thud(420, 180, 0.3, 0.09), 0.5)
    return out


def story():
    out = silence(1.0)
    for at, pitch in ((0.0, 523.25), (0.13, 659.26), (0.26, 783.99)):
        add(out, at, bar(pitch, 0.7, 0.24), 0.8)
    return out


def victory():
    out = silence(1.6)
    for at, pitch, loud in ((0.0, 392.0, 0.8), (0.14, 523.25, 0.8), (0.28, 659.26, 0.8), (0.46, 523.25, 0.6),
                            (0.6, 783.99, 0.8), (0.6, 523.25, 0.6), (0.6, 392.0, 0.5)):
        add(out, at, bar(pitch, 0.98, 0.34), loud)
    return out


def turn():
    out = silence(0.34)
    add(out, 0, knock(740))
    add(out, 0.12, bar(988.0, 0.2, 0.05), 0.8)
    return out


# The sound and how loud its loudest moment is, in parts of the whole.
SOUNDS = ((tap, 0.16), (dice, 0.22), (hit, 0.34), (heal, 0.26), (poison, 0.3), (kill, 0.36), (death, 0.34), (story, 0.28),
          (victory, 0.32), (turn, 0.22), (loss, 0.32))


def dulled(track):
    keep = math.exp(-2 * math.pi * DULL_ABOVE / RATE)
    out, last = [], 0.0
    for value in track:
        last = (1 - keep) * value + keep * last
        out.append(last)
    return out


def finished(track, peak):
    track = dulled(track)
    middle = sum(track) / len(track)
    track = [value - middle for value in track]
    for edge, seconds in ((0, FADE_IN), (1, FADE_OUT)):
        count = int(seconds * RATE)
        for i in range(count):
            track[-1 - i if edge else i] *= 0.5 - 0.5 * math.cos(math.pi * i / count)
    loudest = max(abs(value) for value in track)
    return [round(value / loudest * peak * 32767) for value in track]


def main(folder):
    for sound, peak in SOUNDS:
        samples = finished(sound(), peak)
        with wave.open(str(folder / (sound.__name__ + ".wav")), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack("<%dh" % len(samples), *samples))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else __file__.rsplit("/", 1)[0]))
