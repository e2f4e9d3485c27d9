// Updates Slack in the background: nobody who comes in waits for it.
//
// Every quarter of a minute each node looks at its own spaces. A meeting that begins becomes a row first, which stays until
// Slack has the message or it is too old: a program killed in between says it again rather than never. People's statuses
// follow where they are, and end by themselves if nobody renews them. Tokens that nobody uses are revoked.
import { noteMeetings, postOwed } from "./postMeetings.ts";
import { revokeUnused } from "./revokeUnused.ts";
import { showPeople } from "./showPeople.ts";
import type { TellSlackNeeds } from "./tellSlackNeeds.ts";
import { untilNotReached } from "./untilNotReached.ts";

/** One look. What fails of it is tried again at the next; it ends once Slack is not reached. */
export async function tellSlack(needs: TellSlackNeeds, nowMs: number): Promise<void> {
  const steps = [noteMeetings, postOwed, showPeople, revokeUnused];
  const look = { ...needs, slack: untilNotReached(needs.slack) };
  for (const step of steps) await step(look, nowMs).catch(needs.onFault);
}
