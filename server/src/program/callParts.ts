// How calls are made, over either transport, and what is noted of each.
import type { LiveParts } from "./liveParts.ts";
import type { PartsNeeds } from "./partsNeeds.ts";
import { createSignInWatch } from "./signInWatch.ts";
import type { SignInAlarm } from "./signInWatch.ts";
import { createCallRates } from "../platform/calls/callRates.ts";
import { crashAt } from "../platform/calls/crashPoint.ts";
import { LiveReplies } from "../platform/calls/liveReplies.ts";
import type { CallNeeds, FinishedCall } from "../platform/calls/runOperation.ts";
import type { HttpNeeds } from "../platform/http/createHttpServer.ts";
import { forwardCall } from "../platform/http/forwardCall.ts";
import { createLocalLimiter } from "../platform/rateLimit.ts";

/** Requests per network address: a page load makes about ten calls, a school behind one address many loads. */
const REQUESTS = { name: "requests", count: 1000, withinMs: 10_000 };

interface CallParts extends Pick<CallNeeds, "handlers" | "guard" | "sessions"> {
  live: LiveParts;
}

/** What every call needs, over either transport. */
export const callsOf = (needs: PartsNeeds, { handlers, guard, live, sessions }: CallParts): CallNeeds => ({
  db: needs.db,
  handlers,
  guard: live.fenced(guard),
  sessions,
  rates: createCallRates(needs.clock),
  liveReplies: new LiveReplies(needs.clock),
  replyKey: needs.secrets.replies,
  clock: needs.clock,
  log: needs.log,
  atPoint: crashAt(needs.config.crashAt),
  onCall: noteCalls(needs),
  onChanged: (change) => live.changed(change),
});

/** What calls over http need. */
export const apiOf = (
  { clock, metrics }: PartsNeeds,
  { live, ...parts }: Pick<HttpNeeds["api"], "calls" | "callers" | "sites"> & { live: LiveParts },
): HttpNeeds["api"] => ({
  ...parts,
  limiter: createLocalLimiter(REQUESTS, clock),
  locate: (operation, input, accountId) => live.locate(operation, input, accountId),
  mark: () => live.mark(),
  forward: forwardCall,
  onLimited: () => metrics.limited.inc({ rule: REQUESTS.name }),
});

function noteCalls({ metrics, log, clock }: PartsNeeds): (call: FinishedCall) => void {
  const onAlarm = (alarm: SignInAlarm) => {
    metrics.signInAlarms.inc({ what: alarm.what });
    log.error(alarm, "very many sign-in codes");
  };
  const watchSignIns = createSignInWatch(clock, onAlarm);
  return (call) => {
    watchSignIns(call);
    metrics.calls.observe({ operation: call.operation, code: call.code }, call.ms / 1000);
    if (call.replayed) metrics.replays.inc();
    const { requestId, accountId, operation, code: result, replayed } = call;
    log.info({ requestId, accountId, operation, result, replayed, ms: Math.round(call.ms) }, "call");
  };
}
