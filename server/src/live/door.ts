import { endLinksOf } from "../account/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { LiveDoor } from "../space/index.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import type { Ownership } from "./leases/ownership.ts";
import type { Lately } from "./lately.ts";
import { issueTicket, voidTickets } from "./tickets.ts";
import type { VisitBook } from "./visitBook.ts";

interface DoorNeeds {
  db: Database;
  spaces: LiveSpaces;
  ownership: Ownership;
  expulsions: Lately;
  visits: Pick<VisitBook, "browserOf">;
}

/** Entering and leaving spaces, for the operations of spaces. */
export function createDoor({ db, spaces, ownership, expulsions, visits }: DoorNeeds): LiveDoor {
  return {
    isFull: (spaceId) => spaces.find(spaceId)?.isFull ?? false,
    isInside: (spaceId, accountId) => (spaces.find(spaceId)?.participant(accountId) ?? null) !== null,
    roleInside: (spaceId, accountId) => spaces.find(spaceId)?.participant(accountId)?.role ?? null,
    browserOf: (spaceId, accountId) => visits.browserOf(spaceId, accountId),
    issueTicket(query, caller, admits) {
      const { accountId, sessionId } = caller;
      if (accountId === null || sessionId === null) throw new Error("Only sessions are given tickets");
      return issueTicket(query, { ...caller, accountId, sessionId }, admits);
    },
    addressOf: async (query, spaceId) => (await ownership.ownerElsewhere(query, spaceId))?.publicAddress ?? "",
    async kick(spaceId, accountId, ending) {
      expulsions.add(spaceId, accountId);
      spaces.find(spaceId)?.expel(accountId, ending);
      await voidTickets(db, { spaceId, accountId });
      await endLinksOf(db, accountId);
    },
  };
}
