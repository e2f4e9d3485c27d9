/** How a counted message stands to the clock of the state it would change. */
export type ClockStep = "apply" | "old" | "gap";

/** `apply` when the message is the next one, `old` when its change is already in, `gap` when one before it is missing. */
export function clockStep(clock: number, messageClock: number): ClockStep {
  if (messageClock <= clock) return "old";
  return messageClock === clock + 1 ? "apply" : "gap";
}
