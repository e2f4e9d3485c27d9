/** Named moments in a call at which a test may have the program killed, to see what survives. */
export const CRASH_POINTS = ["before-commit", "after-commit-before-effects", "after-effects-before-reply"] as const;
type CrashPoint = (typeof CRASH_POINTS)[number];
/** Called when a call passes a point. */
export type AtPoint = (point: CrashPoint, operation: string) => void;

/** `where` is `point` or `point@operation`; null, as in every real run, does nothing. */
export function crashAt(where: string | null): AtPoint {
  if (where === null) return () => undefined;
  return (point, operation) => {
    if (where === point || where === `${point}@${operation}`) process.kill(process.pid, "SIGKILL");
  };
}
