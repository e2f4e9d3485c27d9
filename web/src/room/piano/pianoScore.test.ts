import { expect, test } from "vitest";
import { PIECE_S, pianoScore } from "./pianoScore.ts";

test("the piece is longer than a minute, so that waiting for somebody does not become a loop", () => {
  expect(PIECE_S).toBeGreaterThan(60);
});

test("every note stands in the piece, in order, on the keys of a piano and softly", () => {
  expect(pianoScore.map((note) => note.atS)).toEqual(pianoScore.map((note) => note.atS).toSorted((a, b) => a - b));
  for (const { atS, forS, midi, strength } of pianoScore) {
    expect(atS).toBeGreaterThanOrEqual(0);
    expect(atS + forS).toBeLessThan(PIECE_S);
    expect(midi).toBeGreaterThanOrEqual(21);
    expect(midi).toBeLessThanOrEqual(108);
    expect(strength).toBeGreaterThan(0);
    expect(strength).toBeLessThan(0.75);
  }
});

test("no more keys are held than two hands and a pedal hold", () => {
  for (const { atS } of pianoScore) {
    const held = pianoScore.filter((note) => note.atS <= atS && note.atS + note.forS > atS);
    expect(held.length).toBeLessThanOrEqual(9);
  }
});
