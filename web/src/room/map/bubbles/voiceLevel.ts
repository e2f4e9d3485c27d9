/** How a speaking ring follows the voice: quick to rise, slow to fall, in milliseconds. */
const ATTACK_MS = 60;
const RELEASE_MS = 220;

/** Levels from which the ring shows, is at its strongest, and sends out pulses. */
export const VOICE = { quiet: 0.04, loud: 0.35, pulse: 0.6 } as const;

/** The shown level after a frame; 0 to 1. */
export function followLevel(shown: number, heard: number, frameMs: number): number {
  const pace = heard > shown ? ATTACK_MS : RELEASE_MS;
  const next = shown + (heard - shown) * (1 - Math.exp(-frameMs / pace));
  return next < 0.005 ? 0 : next;
}
