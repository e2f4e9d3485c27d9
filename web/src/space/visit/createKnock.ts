import { CLOSE_CODES } from "@atrium/contract";
import type { InputOf, Operations, SuccessOf } from "@atrium/contract";
import { z } from "zod";
import type { Door } from "../../live/index.ts";
import type { Call, Reply } from "../../platform/call.ts";
import type { Clock } from "../../platform/clock.ts";

type Asked = Omit<InputOf<Operations["canJoinSpace"]>, "enterAsAdminPassword" | "queues">;

const TooOften = z.object({ retryAfterMs: z.number() });
/** A wait as short as this, of a busy server, passes while the link asks again by itself. */
const SHORT_WAIT_MS = 2_000;

interface KnockNeeds {
  call: Call;
  clock: Pick<Clock, "nowMs">;
}

/**
 * Asks for one ticket at a time: a ticket, a refusal, or no answer; the link retries by itself. The admins' password of
 * a link is sent until it is checked: a right one has made an admin, a wrong one would be refused at every return.
 */
export function createKnock({ call, clock }: KnockNeeds, adminPassword: string | null) {
  let unjudged = adminPassword;
  return async function knock(asked: Asked, signal: AbortSignal): Promise<Door> {
    const given = unjudged;
    const input = { ...asked, queues: true, ...(given !== null && { enterAsAdminPassword: given }) };
    const reply = await call("canJoinSpace", input, { signal, attempts: 1 });
    if (reply.ok) unjudged = null;
    if (given === null || !isWrong(reply)) return doorOf(reply, clock.nowMs());
    unjudged = null;
    return knock(asked, signal);
  };
}

/** Or tried too often to be checked, or none that there can be. */
const isWrong = (reply: Reply<"canJoinSpace">): boolean =>
  reply.ok
    ? reply.value.state === "closed" && reply.value.closeCode === CLOSE_CODES.wrongPassword
    : reply.code === "tooOftenAttempts" || reply.code === "invalidRequest";

function doorOf(reply: Reply<"canJoinSpace">, nowMs: number): Door {
  if (reply.ok) return withTries(reply.value, nowMs);
  if (reply.code === "spaceNotFound") return { state: "closed", closeCode: CLOSE_CODES.notFound, startsAt: null };
  if (reply.code === "unauthorized") return { state: "closed", closeCode: CLOSE_CODES.unauthorized, startsAt: null };
  const waitMs = reply.code === "tooOftenAttempts" ? (TooOften.safeParse(reply.detail).data?.retryAfterMs ?? 0) : 0;
  if (waitMs <= SHORT_WAIT_MS) return { state: "unreachable" };
  const tries = { left: 0, renewAtMs: nowMs + waitMs };
  return { state: "closed", closeCode: CLOSE_CODES.wrongPassword, startsAt: null, tries };
}

function withTries(value: SuccessOf<Operations["canJoinSpace"]>, nowMs: number): Door {
  if (value.state === "open") return value;
  const { tries, ...door } = value;
  return tries === undefined ? door : { ...door, tries: { left: tries.left, renewAtMs: nowMs + tries.renewInMs } };
}
