import { OLDEST_PROTOCOL, PROTOCOL, CLOSE_CODES, TRANSIENT_CODES } from "@atrium/contract";
import type { UpMessage } from "@atrium/contract";
import type { Caller } from "../../platform/calls/context.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Entered } from "../session.ts";
import type { Outlet } from "../sockets/outlet.ts";
import type { Hearer } from "./keepMarks.ts";
import type { Listener, Listeners } from "./listeners.ts";

export interface ListenNeeds {
  clock: Clock;
  listeners: Listeners;
  /** The caller whose session cookie the socket came with. */
  caller: () => Promise<Caller>;
  /** The mark of the last change that may concern somebody. */
  changedAt: (hearer: Hearer) => Promise<string>;
  /** Whether the socket has closed meanwhile. */
  isGone: () => boolean;
}

type Hello = Extract<UpMessage, { type: "hello" }>;

/** Makes a connection an account's own link, which only delivers its news. */
export async function listenToNews(needs: ListenNeeds, hello: Hello, outlet: Outlet): Promise<Entered> {
  if (hello.protocol < OLDEST_PROTOCOL || hello.protocol > PROTOCOL) return out(TRANSIENT_CODES.badMessage);
  const { accountId, sessionId, address, onlySpace } = await needs.caller();
  if (accountId === null || sessionId === null) return out(CLOSE_CODES.unauthorized);
  const refused = needs.listeners.refusalOf(accountId, address);
  if (refused !== null) return { kind: "out", ending: refused };
  const at = { protocol: PROTOCOL, serverTimeMs: needs.clock.nowMs() };
  hear(needs, { accountId, sessionId, address, onlySpace, outlet, isOwnLink: true });
  // After it hears: whatever changes from here on is told, or counted, or both.
  const changedAt = await needs.changedAt({ accountId, onlySpace });
  outlet.send({ type: "listening", accountId, connectionId: outlet.connectionId, changedAt, ...at });
  return { kind: "listening" };
}

/** Delivers news over a visit's connection too. */
export function hearAsWell(
  needs: Pick<ListenNeeds, "listeners" | "isGone">,
  entered: Entered,
  outlet: Outlet,
): Entered {
  if (entered.kind !== "in") return entered;
  const { accountId, caller } = entered.visit;
  const { sessionId, address, onlySpace } = caller;
  if (sessionId !== null) hear(needs, { accountId, sessionId, address, onlySpace, outlet, isOwnLink: false });
  return entered;
}

function hear({ listeners, isGone }: Pick<ListenNeeds, "listeners" | "isGone">, listener: Listener): void {
  if (!isGone()) listeners.add(listener);
}

const out = (closeCode: number): Entered => ({ kind: "out", ending: { closeCode } });
