import { CLOSE_CODES } from "@atrium/contract";
import type { LiveDoor } from "../space/index.ts";
import type { LiveSpaces } from "./liveSpaces.ts";
import type { Ownership } from "./leases/ownership.ts";
import { issueTicket } from "./tickets.ts";

/** The way in and out of spaces, for the operations of spaces. */
export function createDoor(spaces: LiveSpaces, ownership: Ownership): LiveDoor {
  return {
    isFull: (spaceId) => spaces.find(spaceId)?.isFull ?? false,
    roleInside: (spaceId, accountId) => spaces.find(spaceId)?.participant(accountId)?.role ?? null,
    issueTicket(query, caller, spaceId) {
      const { accountId, sessionId } = caller;
      if (accountId === null || sessionId === null) throw new Error("Only sessions are given tickets");
      return issueTicket(query, { ...caller, accountId, sessionId }, spaceId);
    },
    addressOf: async (query, spaceId) => (await ownership.ownerElsewhere(query, spaceId))?.publicAddress ?? "",
    kick(spaceId, accountId) {
      spaces.find(spaceId)?.expel(accountId, { closeCode: CLOSE_CODES.kicked });
    },
  };
}
