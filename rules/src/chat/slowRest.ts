/** How long somebody has to wait in a slow room until they may write again; 0: no longer. */
export function slowRestMs(asked: { slowSeconds: number; lastAtMs: number | null; nowMs: number }): number {
  const { slowSeconds, lastAtMs, nowMs } = asked;
  if (lastAtMs === null) return 0;
  // A clock that was set back makes nobody wait longer than the rule says.
  return Math.max(0, Math.min(slowSeconds * 1000, lastAtMs + slowSeconds * 1000 - nowMs));
}
