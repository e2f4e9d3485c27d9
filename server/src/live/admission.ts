import type { AccountId, SpaceId } from "@atrium/contract";
import type { Database } from "../platform/database/database.ts";
import { together } from "../platform/together.ts";
import type { Arrival } from "./actors/spaceActorNeeds.ts";
import { findPeople } from "./liveStore.ts";
import { redeemTickets, type Redeemed } from "./tickets.ts";

/** Whom a ticket admits, and as whom the space knows them: null if the space does not exist for them. */
export interface Admitted {
  redeemed: Redeemed;
  person: Arrival["person"] | null;
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
    const people = await peopleBySpace(db, asked, redeemed);
    return redeemed.map((one, at) => {
      const spaceId = asked[at]?.spaceId;
      if (one === null || spaceId === undefined) return null;
      return { redeemed: one, person: people.get(spaceId)?.get(one.accountId) ?? null };
    });
  });
}

/** People whose session is over are not looked up. */
async function peopleBySpace(db: Database, asked: readonly Asked[], redeemed: readonly (Redeemed | null)[]) {
  const bySpace = new Map<SpaceId, Set<AccountId>>();
  for (const [at, { spaceId }] of asked.entries()) {
    const one = redeemed[at];
    if (one?.isOpen === true) bySpace.set(spaceId, (bySpace.get(spaceId) ?? new Set()).add(one.accountId));
  }
  const found = new Map<SpaceId, Awaited<ReturnType<typeof findPeople>>>();
  for (const [spaceId, people] of bySpace) found.set(spaceId, await findPeople(db, [...people], spaceId));
  return found;
}
