import { CLOSE_CODES, OLDEST_PROTOCOL, PROTOCOL, TRANSIENT_CODES } from "@atrium/contract";
import type { UpMessage } from "@atrium/contract";
import { asksForPassword } from "@atrium/rules";
import type { Database } from "../platform/database/database.ts";
import { hashOfBrowser } from "../space/index.ts";
import type { createAdmission } from "./admission.ts";
import type { Lately } from "./lately.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import { findPerson } from "./liveStore.ts";
import type { Outlet } from "./sockets/outlet.ts";
import type { Entered } from "./session.ts";
import { doorAt, startAhead } from "./startAhead.ts";
import { isGoodTicket, spaceOfTicket } from "./tickets.ts";
import type { VisitBook } from "./visitBook.ts";

export interface EnterSpaceNeeds {
  db: Database;
  admit: ReturnType<typeof createAdmission>;
  spaces: Pick<LiveSpaces, "find" | "open">;
  visits: Pick<VisitBook, "note">;
  expulsions: Lately;
  /** Role changes. */
  changes: Lately;
  nowMs: () => number;
}

type Hello = Extract<UpMessage, { type: "hello" }> & { ticket: string };

const out = (closeCode: number, startsAt: string | null = null): Entered => ({
  kind: "out",
  ending: { closeCode, ...(startsAt !== null && { startsAt }) },
});

/** Admits somebody by their ticket. If it is used or expired, the client may request another: try again later. */
export async function enterSpace(needs: EnterSpaceNeeds, hello: Hello, outlet: Outlet): Promise<Entered> {
  if (hello.protocol < OLDEST_PROTOCOL || hello.protocol > PROTOCOL) return out(TRANSIENT_CODES.badMessage);
  const spaceId = spaceOfTicket(hello.ticket);
  if (spaceId === null) return out(TRANSIENT_CODES.badMessage);
  const comes = needs.expulsions.watch();
  let news = needs.changes.watch();
  // An invalid ticket must not load a space; if the space is loaded, redeeming the ticket will tell.
  const isAwake = needs.spaces.find(spaceId) !== null;
  if (!isAwake && !(await isGoodTicket(needs.db, hello.ticket))) return out(TRANSIENT_CODES.tryLater);
  const home = await needs.spaces.open(spaceId);
  if (home.kind === "missing") return out(CLOSE_CODES.notFound);
  if (home.kind === "awaited") return out(TRANSIENT_CODES.tryLater);
  if (home.kind === "elsewhere") return { kind: "elsewhere", address: home.address };
  const admitted = await needs.admit({ ticket: hello.ticket, spaceId });
  if (admitted === null) return out(TRANSIENT_CODES.tryLater);
  const { isOpen, isUnasked, ...caller } = admitted.redeemed;
  if (!isOpen) return out(CLOSE_CODES.unauthorized);
  const { accountId, sessionId } = caller;
  let { person } = admitted;
  const { ban } = admitted;
  // A role change is announced to those inside only, so it would miss somebody who is being admitted with the old one.
  while (person !== null && news.hasHappened(spaceId, accountId)) {
    news = needs.changes.watch();
    person = await findPerson(needs.db, accountId, spaceId);
  }
  if (person === null) return out(CLOSE_CODES.private);
  if (ban !== null) return out(CLOSE_CODES.banned, ban.until?.toISOString());
  // The space may have moved away during the database query.
  const space = needs.spaces.find(spaceId);
  if (space === null) return out(TRANSIENT_CODES.restart);
  const startsAt = startAhead(space.shared, person.role, needs.nowMs());
  if (startsAt !== null) return out(CLOSE_CODES.notStarted, startsAt);
  // Somebody who lost their role with the ticket in hand was never asked.
  if (isUnasked && asksForPassword(doorAt(space.shared), person.role)) return out(CLOSE_CODES.wrongPassword);
  if (comes.hasHappened(spaceId, accountId)) return out(CLOSE_CODES.kicked);
  const arrival = { person, sessionId, outlet, replaces: hello.replaces ?? null, waits: hello.queues === true };
  // Another tab of theirs, or a lost connection that comes back, is the same visit.
  const begun = space.participant(accountId) === null && hello.replaces === undefined ? 1 : 0;
  const came = space.enter(arrival);
  if (came === "away") return out(CLOSE_CODES.overCapacity);
  const visit = { space, accountId, caller };
  if (came === "waits") return { kind: "waits", visit };
  needs.visits.note(spaceId, { accountId, browserHash: hashOfBrowser(caller.browserId), begun });
  return { kind: "in", visit };
}
