import type { AccountId, CloseCode, SpaceId, SpaceRole } from "@atrium/contract";
import type { Query } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/calls/context.ts";

/** How a visit is ended by a host. */
export interface SentAway {
  closeCode: CloseCode;
  /** When the door opens for them again, ISO 8601. */
  startsAt?: string;
}

/** Who is inside and how one gets in, as the live part of the program knows it. */
export interface LiveDoor {
  /** As far as this node knows; the node where the space lives decides. */
  isFull(spaceId: SpaceId): boolean;
  /** The role of somebody who is inside, their connection lost or not; null for everybody else. */
  roleInside(spaceId: SpaceId, accountId: AccountId): SpaceRole | null;
  /** A one-use permit to open a live connection. */
  issueTicket(query: Query, caller: Caller, spaceId: SpaceId): Promise<string>;
  /** Where browsers reach the node the space lives on; "" for here. */
  addressOf(query: Query, spaceId: SpaceId): Promise<string>;
  /** Ends somebody's visit, and the tickets and links they have from it. */
  kick(spaceId: SpaceId, accountId: AccountId, ending: SentAway): Promise<void>;
}
