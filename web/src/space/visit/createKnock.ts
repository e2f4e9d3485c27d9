import { CLOSE_CODES } from "@atrium/contract";
import type { InputOf, Operations } from "@atrium/contract";
import type { Door } from "../../live/index.ts";
import type { Call, Reply } from "../../platform/call.ts";

type Asked = Omit<InputOf<Operations["canJoinSpace"]>, "enterAsAdminPassword">;

/**
 * Knocks once at a time: a ticket, a shut door, or nobody there; the link knocks again by itself. The admins' password of
 * a link is said until it is judged: a right one has made an admin, a wrong one would shut the door at every return.
 */
export function createKnock(call: Call, adminPassword: string | null) {
  let unjudged = adminPassword;
  return async function knock(asked: Asked, signal: AbortSignal): Promise<Door> {
    const given = unjudged;
    const input = given === null ? asked : { ...asked, enterAsAdminPassword: given };
    const reply = await call("canJoinSpace", input, { signal, attempts: 1 });
    if (reply.ok) unjudged = null;
    if (given === null || !isWrong(reply)) return doorOf(reply);
    unjudged = null;
    return knock(asked, signal);
  };
}

/** Or guessed too often to be checked. */
const isWrong = (reply: Reply<"canJoinSpace">): boolean =>
  reply.ok
    ? reply.value.state === "closed" && reply.value.closeCode === CLOSE_CODES.wrongPassword
    : reply.code === "tooOftenAttempts";

function doorOf(reply: Reply<"canJoinSpace">): Door {
  if (reply.ok) return reply.value;
  if (reply.code === "spaceNotFound") return { state: "closed", closeCode: CLOSE_CODES.notFound, startsAt: null };
  if (reply.code === "unauthorized") return { state: "closed", closeCode: CLOSE_CODES.unauthorized, startsAt: null };
  return { state: "unreachable" };
}
