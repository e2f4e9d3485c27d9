// Every sign-in limit applies to one mailbox or one network. An attack spread over many of both stays below them, but
// not below a count of everything. It only raises an alarm: a limit for everybody would let strangers lock everybody
// out.
import { constants } from "@atrium/contract";
import type { FinishedCall } from "../platform/calls/runOperation.ts";
import type { Clock } from "../platform/clock.ts";

export interface SignInAlarm {
  what: "askedCodes" | "wrongCodes";
  count: number;
  withinMs: number;
}

const { alarm } = constants.login;

/** Gets every finished call; raises an alarm once per period if very many codes are requested, or wrong. */
export function createSignInWatch(
  clock: Pick<Clock, "steadyMs">,
  onAlarm: (alarm: SignInAlarm) => void,
): (call: Pick<FinishedCall, "operation" | "code" | "replayed">) => void {
  let period = 0;
  const counts = { askedCodes: 0, wrongCodes: 0 };
  return (call) => {
    const what = call.replayed ? null : countedAs(call);
    if (what === null) return;
    const now = Math.floor(clock.steadyMs() / alarm.withinMs);
    if (now !== period) Object.assign(counts, { askedCodes: 0, wrongCodes: 0 });
    period = now;
    counts[what] += 1;
    if (counts[what] === alarm[what]) onAlarm({ what, count: counts[what], withinMs: alarm.withinMs });
  };
}

const ASKS: readonly string[] = ["registerAccount", "registerAccount2", "changeAccountEmail"];
/** The last wrong try of a code is answered with when another code may be requested. */
const WRONG: readonly string[] = ["invalidCode", "tooOftenAttempts"];

function countedAs({ operation, code }: Pick<FinishedCall, "operation" | "code">): SignInAlarm["what"] | null {
  if (ASKS.includes(operation)) return code === "success" ? "askedCodes" : null;
  return operation === "authAccountByMagicLink2" && WRONG.includes(code) ? "wrongCodes" : null;
}
