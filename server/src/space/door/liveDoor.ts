import type { AccountId, CloseCode, SpaceId, SpaceRole } from "@atrium/contract";
import type { Query } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/calls/context.ts";

/** How a host ends a visit. */
export interface SentAway {
  closeCode: CloseCode;
  /** When they may come back, ISO 8601. */
  startsAt?: string;
}

/** Where a ticket lets somebody in, and as whom. */
export interface Admits {
  spaceId: SpaceId;
  /** Their role when it was issued. */
  role: SpaceRole;
}

/** Who is inside and how to get in, from the live part of the program. */
export interface LiveDoor {
  /** As far as this node knows; the node where the space lives decides. */
  isFull(spaceId: SpaceId): boolean;
  /** Also while their connection is lost. Their role there may be an earlier one and decides nothing. */
  isInside(spaceId: SpaceId, accountId: AccountId): boolean;
  /** The role they have inside, which may be an earlier one; null if they are not there. */
  roleInside(spaceId: SpaceId, accountId: AccountId): SpaceRole | null;
  /** A hash of the browser of somebody who has just entered; null once their visit is recorded. */
  browserOf(spaceId: SpaceId, accountId: AccountId): string | null;
  /** A one-use permit to open a live connection. */
  issueTicket(query: Query, caller: Caller, admits: Admits): Promise<string>;
  /** Where browsers reach the space's node; "" for this one. */
  addressOf(query: Query, spaceId: SpaceId): Promise<string>;
  /** Ends somebody's visit, and the tickets and links they have from it. */
  kick(spaceId: SpaceId, accountId: AccountId, ending: SentAway): Promise<void>;
}
