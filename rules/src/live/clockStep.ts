/** How a counted message relates to the clock of the state it changes. */
export type ClockStep = "apply" | "old" | "gap";

/**
 * `apply` if the message is the next one, `old` if its change is already included, `gap` if one before it is missing.
 * A message about own records is not counted: it is applied at the clock that it names.
 */
export function clockStep(clock: number, message: { clock: number; own?: true | undefined }): ClockStep {
  const expected = message.own === true ? clock : clock + 1;
  if (message.clock === expected) return "apply";
  return message.clock < expected ? "old" : "gap";
}
