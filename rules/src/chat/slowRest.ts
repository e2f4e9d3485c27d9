/** How long somebody must wait in slow mode until they may write again; 0 if not at all. */
export function slowRestMs(asked: { slowSeconds: number; lastAtMs: number | null; nowMs: number }): number {
  const { slowSeconds, lastAtMs, nowMs } = asked;
  if (lastAtMs === null) return 0;
  // If the clock was set back, nobody waits longer than the setting says.
  return Math.max(0, Math.min(slowSeconds * 1000, lastAtMs + slowSeconds * 1000 - nowMs));
}
