/** How a counted message stands to the clock of the state it would change. */
export type ClockStep = "apply" | "old" | "gap";

/**
 * `apply` when the message is the next one, `old` when its change is already in, `gap` when one before it is missing.
 * A message about records of one's own counts nothing: it is applied at the clock that it names.
 */
export function clockStep(clock: number, message: { clock: number; own?: true | undefined }): ClockStep {
  const expected = message.own === true ? clock : clock + 1;
  if (message.clock === expected) return "apply";
  return message.clock < expected ? "old" : "gap";
}
