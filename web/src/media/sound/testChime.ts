import { constants } from "@atrium/contract";

const NOTES_HZ = [523.25, 659.25, 783.99];
const NOTE_S = 0.28;

/** Three rising notes; resolves when the last has faded. */
export function playChime(context: AudioContext): Promise<void> {
  const startS = context.currentTime + 0.02;
  let last: OscillatorNode | null = null;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const atS = startS + index * NOTE_S;
    const tone = new OscillatorNode(context, { type: "sine", frequency });
    const fade = new GainNode(context, { gain: 0 });
    fade.gain.setValueAtTime(0, atS);
    fade.gain.linearRampToValueAtTime(constants.ui.soundVolume, atS + 0.02);
    fade.gain.exponentialRampToValueAtTime(0.001, atS + NOTE_S * 2);
    tone.connect(fade).connect(context.destination);
    tone.start(atS);
    tone.stop(atS + NOTE_S * 2);
    last = tone;
  }
  return new Promise((resolve) => last?.addEventListener("ended", () => resolve(), { once: true }));
}
