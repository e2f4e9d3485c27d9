import { CLOSE_CODES } from "@atrium/contract";
import type { InputOf, Operations } from "@atrium/contract";
import type { Door } from "../../live/index.ts";
import type { Call } from "../../platform/call.ts";

/** Knocks once: a ticket, a shut door, or nobody there; the link knocks again by itself. */
export async function askForPlace(
  call: Call,
  input: InputOf<Operations["canJoinSpace"]>,
  signal: AbortSignal,
): Promise<Door> {
  const reply = await call("canJoinSpace", input, { signal, attempts: 1 });
  if (reply.ok) return reply.value;
  if (reply.code === "spaceNotFound") return { state: "closed", closeCode: CLOSE_CODES.notFound, startsAt: null };
  if (reply.code === "unauthorized") return { state: "closed", closeCode: CLOSE_CODES.unauthorized, startsAt: null };
  return { state: "unreachable" };
}
