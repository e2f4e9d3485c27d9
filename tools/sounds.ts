import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/*
 * Synthesizes the four sounds of the interface from sines and writes them to web/assets/sounds:
 *   node tools/sounds.ts
 * Each is a handful of struck notes, like a small wooden bar: a partial near the third harmonic dies first.
 */
interface Note {
  hertz: number;
  /** Start in seconds. */
  at: number;
  /** Time to fall to a third, in seconds. */
  decay: number;
  /** 0 to 1. */
  gain: number;
}

const RATE = 22_050;
const C5 = 523.25;
const E5 = 659.26;
const G5 = 783.99;
const A5 = 880;
const B5 = 987.77;
const E6 = 1318.51;

const sounds: Record<string, { seconds: number; notes: Note[] }> = {
  notification: { seconds: 0.7, notes: [strike(E5, 0, 0.16), strike(B5, 0.11, 0.2)] },
  "personal-chat": { seconds: 0.5, notes: [strike(B5, 0, 0.07), strike(E6, 0.07, 0.12)] },
  "room-enter": { seconds: 0.75, notes: [strike(C5, 0, 0.14), strike(E5, 0.08, 0.15), strike(G5, 0.16, 0.2)] },
  "activity-alert": { seconds: 0.9, notes: [strike(A5, 0, 0.1), strike(G5, 0.16, 0.1), strike(A5, 0.32, 0.2)] },
};

const target = join(import.meta.dirname, "..", "web", "assets", "sounds");
await mkdir(target, { recursive: true });
for (const [name, { seconds, notes }] of Object.entries(sounds)) {
  await writeFile(join(target, `${name}.wav`), wav(render(notes, seconds)));
}

function strike(hertz: number, at: number, decay: number): Note {
  return { hertz, at, decay, gain: 0.42 };
}

function render(notes: Note[], seconds: number): Float64Array {
  const samples = new Float64Array(Math.round(seconds * RATE));
  for (const note of notes) addNote(samples, note);
  // The last 60 ms fade out, so that no sound ends with a click.
  const fade = Math.round(0.06 * RATE);
  for (let at = 0; at < fade; at += 1) samples[samples.length - 1 - at] = (samples.at(-1 - at) ?? 0) * (at / fade);
  return samples;
}

function addNote(samples: Float64Array, { hertz, at, decay, gain }: Note): void {
  const start = Math.round(at * RATE);
  for (let index = start; index < samples.length; index += 1) {
    const t = (index - start) / RATE;
    const attack = Math.min(1, t / 0.004);
    const body = Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t / decay);
    const knock = 0.28 * Math.sin(2 * Math.PI * hertz * 2.98 * t) * Math.exp(-t / (decay * 0.28));
    const air = 0.12 * Math.sin(2 * Math.PI * hertz * 2 * t) * Math.exp(-t / (decay * 0.6));
    samples[index] = (samples[index] ?? 0) + gain * attack * (body + knock + air);
  }
}

/** 16-bit mono WAV. */
function wav(samples: Float64Array): Buffer {
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write("RIFF", 0);
  data.writeUInt32LE(36 + samples.length * 2, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write("data", 36);
  data.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  });
  return data;
}
