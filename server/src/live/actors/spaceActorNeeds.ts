import type { AccountId, ConnectionId, Participant, SpaceId } from "@atrium/contract";
import type { MediaAsk } from "@atrium/rules";
import type { Clock } from "../../platform/clock.ts";
import type { Outlet } from "../sockets/outlet.ts";
import type { ElementShelf } from "./liveElements.ts";
import type { Ticking } from "./presenceTicks.ts";

export interface SpaceActorNeeds {
  clock: Clock;
  random: () => number;
  newMediaRoom: (spaceId: SpaceId) => string;
  /** Where the elements of a space's rooms are stored. */
  shelfOf: (spaceId: SpaceId) => ElementShelf;
  /** A media room is no longer used. */
  onMediaOver: (mediaRoom: string) => void;
  /** Asks for a presence tick of the room. */
  wake: (room: Ticking) => void;
  /** Somebody is no longer in a room: their media there ends too. */
  onRoomLeft: (mediaRoom: string, accountId: AccountId) => void;
  /** What a rule asked for at the media server. */
  onAsk: (mediaRoom: string, ask: MediaAsk) => void;
}

/** Fields that are only set while somebody is inside. */
type LivesHere = "dontDisturb" | "steppedOut" | "heldSinceMs" | "followsAccountId";

/** Somebody whose right to enter has been checked. */
export interface Arrival {
  person: Omit<Participant, "connectionId" | "roomId" | "away" | "inAudience" | LivesHere>;
  sessionId: string;
  outlet: Outlet;
  /** Their previous connection, as the client reports it. */
  replaces: ConnectionId | null;
  /** They wait if the space is full. */
  waits?: boolean;
}
