/*
 * What the piano plays: "Evening lounge", written for Atrium and played by it, so that nothing need be licensed or
 * loaded. Thirty-two bars of three beats in F: a tune over broken chords, then a breath, then again.
 */

export interface PianoNote {
  /** From the beginning of the piece, in seconds. */
  atS: number;
  /** How long the key is held, in seconds. */
  forS: number;
  midi: number;
  /** How hard the key is struck, 0 to 1. */
  strength: number;
}

const BEAT_S = 60 / 76;
const BEATS = 3;
/** Silent bars before it begins anew. */
const BREATH_BARS = 2;

/** A chord as the left hand breaks it: the bass, then three tones up and down. */
const CHORDS = {
  F: [41, 53, 57, 60],
  "C/E": [40, 52, 55, 60],
  Dm: [38, 50, 53, 57],
  "Am/C": [36, 52, 57, 60],
  Am: [45, 52, 57, 60],
  Bb: [46, 53, 58, 62],
  "F/A": [45, 53, 57, 60],
  Gm7: [43, 53, 58, 62],
  Gm: [43, 50, 58, 62],
  C7: [36, 52, 55, 58],
  C: [36, 52, 55, 60],
} as const;

/** A bar: its chord, then the tune as keys with the beats they are held. */
type Bar = readonly [chord: keyof typeof CHORDS, ...tune: (readonly [midi: number, beats: number])[]];

const OPENING: readonly Bar[] = [
  ["F", [72, 2], [69, 1]],
  ["C/E", [67, 2], [72, 1]],
  ["Dm", [69, 2], [65, 1]],
  ["Am/C", [64, 3]],
  ["Bb", [62, 1], [65, 1], [70, 1]],
  ["F/A", [69, 2], [65, 1]],
  ["Gm7", [67, 1], [69, 1], [70, 1]],
  ["C7", [67, 3]],
];
const ANSWER: readonly Bar[] = [
  ["F", [72, 2], [74, 1]],
  ["C/E", [72, 1], [67, 2]],
  ["Dm", [69, 1], [74, 1], [72, 1]],
  ["Am/C", [69, 3]],
  ["Bb", [74, 1], [72, 1], [70, 1]],
  ["F/A", [72, 2], [69, 1]],
  ["C7", [70, 1], [69, 1], [67, 1]],
  ["F", [65, 3]],
];
const MIDDLE: readonly Bar[] = [
  ["Dm", [77, 2], [76, 1]],
  ["Am", [72, 1], [76, 2]],
  ["Bb", [74, 2], [77, 1]],
  ["F/A", [72, 3]],
  ["Gm", [70, 1], [74, 1], [79, 1]],
  ["Dm", [77, 2], [74, 1]],
  ["Bb", [74, 1], [77, 1], [74, 1]],
  ["C", [72, 1], [76, 1], [79, 1]],
];
const CLOSE: readonly Bar[] = [
  ["F", [81, 2], [79, 1]],
  ["C/E", [79, 1], [76, 1], [72, 1]],
  ["Dm", [77, 2], [74, 1]],
  ["Am/C", [72, 3]],
  ["Bb", [74, 1], [72, 1], [70, 1]],
  ["F/A", [69, 2], [72, 1]],
  ["C7", [70, 1], [67, 1], [64, 1]],
  ["F", [65, 3]],
];
const BARS = [...OPENING, ...ANSWER, ...MIDDLE, ...CLOSE];

const BAR_S = BEATS * BEAT_S;
/** The whole piece with the breath after it, in seconds. */
export const PIECE_S = (BARS.length + BREATH_BARS) * BAR_S;

/** The notes of the piece in the order in which they are struck. */
export const pianoScore: readonly PianoNote[] = BARS.flatMap((bar, nth) => notesOf(bar, nth)).toSorted(
  (a, b) => a.atS - b.atS,
);

function notesOf([chord, ...tune]: Bar, nth: number): PianoNote[] {
  const startS = nth * BAR_S;
  return [...leftHand(chord, startS), ...rightHand(tune, startS)].map((note, place) => played(note, nth + place * 7));
}

/** Six quavers under the pedal: all of them sound until the bar is over. */
function leftHand(chord: keyof typeof CHORDS, startS: number): PianoNote[] {
  const [bass, low, middle, high] = CHORDS[chord];
  return [bass, low, middle, high, middle, low].map((midi, quaver) => {
    const offsetS = (quaver * BEAT_S) / 2;
    return { atS: startS + offsetS, forS: BAR_S - offsetS, midi, strength: quaver === 0 ? 0.42 : 0.26 };
  });
}

function rightHand(tune: readonly (readonly [number, number])[], startS: number): PianoNote[] {
  let beat = 0;
  return tune.map(([midi, beats]) => {
    const note = { atS: startS + beat * BEAT_S, forS: beats * BEAT_S, midi, strength: beat === 0 ? 0.62 : 0.54 };
    beat += beats;
    return note;
  });
}

/** A hand is no machine: a hundredth of a second early or late, a shade softer or harder, always the same way. */
function played(note: PianoNote, seed: number): PianoNote {
  const sway = Math.sin(seed * 12.9898);
  return { ...note, atS: note.atS + 0.012 * (1 + sway), strength: note.strength * (1 + 0.12 * sway) };
}
