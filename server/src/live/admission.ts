import type { SpaceId } from "@atrium/contract";
import type { Database } from "../platform/database/database.ts";
import { bansAtDoor } from "../space/index.ts";
import type { Ban } from "../space/index.ts";
import { together } from "../platform/together.ts";
import type { Arrival } from "./actors/spaceActorNeeds.ts";
import { findPeople } from "./liveStore.ts";
import { redeemTickets, type Redeemed } from "./tickets.ts";

/** Whom a ticket admits, by their current rights, not those of when it was issued. */
export interface Admitted {
  redeemed: Redeemed;
  /** As whom the space knows them; null if it does not exist for them. */
  person: Arrival["person"] | null;
  ban: Ban | null;
}
interface Asked {
  ticket: string;
  spaceId: SpaceId;
}

/**
 * Redeems tickets and returns their owners; null for a ticket that is unknown, used or expired. People who arrive together
 * are looked up together: one alone would cost as many statements as all.
 */
export function createAdmission(db: Database, nowMs: () => number): (asked: Asked) => Promise<Admitted | null> {
  return together(async (asked) => {
    const tickets = asked.map(({ ticket }) => ticket);
    const redeemed = await redeemTickets(db, tickets, nowMs());
    const admitted = redeemed.map((one): Admitted | null => one && { redeemed: one, person: null, ban: null });
    for (const [spaceId, newcomers] of bySpace(asked, admitted))
      await lookUp(db, spaceId, { newcomers, nowMs: nowMs() });
    return admitted;
  });
}

/** People whose session is over are not looked up. */
function bySpace(asked: readonly Asked[], admitted: readonly (Admitted | null)[]): Map<SpaceId, Admitted[]> {
  const newcomers = new Map<SpaceId, Admitted[]>();
  for (const [at, { spaceId }] of asked.entries()) {
    const one = admitted[at] ?? null;
    if (one?.redeemed.isOpen === true) newcomers.set(spaceId, [...(newcomers.get(spaceId) ?? []), one]);
  }
  return newcomers;
}

/** The person is looked up last: nothing is awaited between that and entering the space. */
async function lookUp(
  db: Database,
  spaceId: SpaceId,
  { newcomers, nowMs }: { newcomers: readonly Admitted[]; nowMs: number },
): Promise<void> {
  const redeemed = newcomers.map((one) => one.redeemed);
  const bans = await bansAtDoor(db, spaceId, { people: redeemed, nowMs });
  const ids = [...new Set(redeemed.map(({ accountId }) => accountId))];
  const people = await findPeople(db, ids, spaceId);
  for (const [at, one] of newcomers.entries()) {
    one.ban = bans[at] ?? null;
    one.person = people.get(one.redeemed.accountId) ?? null;
  }
}
