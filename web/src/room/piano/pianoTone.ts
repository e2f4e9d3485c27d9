/*
 * The sound of one string struck by a felt hammer: a sum of partials that each die away at their own pace. After
 * N. Fletcher and T. Rossing, "The Physics of Musical Instruments": stiff strings sound a little sharp higher up, two
 * strings of one note beat slowly, and where the hammer strikes some partials are missing.
 */

/** Samples in a second: soft tones have nothing above 8 kHz. */
export const TONE_RATE = 24_000;

const MOST_PARTIALS = 14;
const STIFFNESS = 0.00038;
/** The hammer strikes at this share of the string. */
const STRIKE = 0.12;
/** How much the second string of a note is out of tune, and how loud it is. */
const DETUNED = 1.0006;
const SECOND_STRING = 0.45;
const ATTACK_S = 0.004;
/** The tone is let down over its last part, so that it ends in silence. */
const TAIL_S = 0.25;
const PEAK = 0.9;

export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** How long a note of that pitch sounds, in seconds: low strings longer. */
export const toneSeconds = (midi: number): number => Math.max(1.6, Math.min(4.2, 4.2 - (midi - 36) * 0.055));

/** The samples of a note, from -1 to 1, at `TONE_RATE`. */
export function pianoTone(midi: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(toneSeconds(midi) * TONE_RATE));
  const root = hertzOf(midi);
  for (let nth = 1; nth <= MOST_PARTIALS; nth += 1) {
    const hertz = nth * root * Math.sqrt(1 + STIFFNESS * nth * nth);
    if (hertz > TONE_RATE * 0.4) break;
    const loudness = Math.abs(Math.sin(Math.PI * nth * STRIKE)) / nth ** 1.35;
    const halfLifeS = 1.1 / (1 + (root / 440) * 0.7) / (1 + 0.22 * (nth - 1));
    addPartial(samples, { hertz, loudness, halfLifeS: halfLifeS * 0.45 });
    addPartial(samples, { hertz: hertz * DETUNED, loudness: loudness * SECOND_STRING, halfLifeS });
  }
  return shaped(samples);
}

/** A sine that dies away, by the recurrence of a resonator: two multiplications a sample. */
function addPartial(samples: Float32Array, partial: { hertz: number; loudness: number; halfLifeS: number }): void {
  const { hertz, loudness, halfLifeS } = partial;
  const decay = 0.5 ** (1 / (halfLifeS * TONE_RATE));
  const turn = (2 * Math.PI * hertz) / TONE_RATE;
  const feed = 2 * decay * Math.cos(turn);
  const loss = decay * decay;
  let before = 0;
  let now = loudness * Math.sin(turn);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (samples[at] ?? 0) + now;
    const next = feed * now - loss * before;
    before = now;
    now = next;
  }
}

/** As loud as every other note, without a click at its beginning and its end. */
function shaped(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample, at) => {
    const rise = Math.min(1, at / (ATTACK_S * TONE_RATE));
    const fall = Math.min(1, (samples.length - 1 - at) / (TAIL_S * TONE_RATE));
    return (sample / peak) * PEAK * rise * fall;
  });
}
