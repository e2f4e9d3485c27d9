import type {
  AccountId,
  ConnectionId,
  ErrorCode,
  MediaAccess,
  Result,
  Room,
  RoomId,
  RoomSnapshot,
  SpaceId,
  SpaceRole,
} from "@atrium/contract";
import type { OutsideRule, RoomRule, SpaceRule } from "@atrium/rules";

/** A room and how many people are in it now. */
export interface OccupiedRoom extends Room {
  online: number;
}

/** Somebody connected to a space on this node. */
export interface PresentPerson {
  name: string;
  role: SpaceRole;
  roomId: RoomId | null;
  connectionId: ConnectionId;
}

interface EnteredRoom {
  snapshot: RoomSnapshot;
  media: MediaAccess;
}

type Done<Code extends ErrorCode> = Result<Record<string, never>, Code>;

/**
 * People in rooms, from the live part of the program. Their actions are rules, run synchronously where the space lives: a
 * rule sees the current state, and what it decides is carried out before anything else happens.
 */
export interface LivePeople {
  /** Null if somebody is not in the space, or has lost their connection. */
  find(spaceId: SpaceId, accountId: AccountId): PresentPerson | null;
  /** All rooms of a space that is live here. */
  roomsOf(spaceId: SpaceId): readonly OccupiedRoom[];
  /** Moves a connected person into a room. Null if the room is full or the person is gone. */
  enterRoom(spaceId: SpaceId, accountId: AccountId, roomId: RoomId): Promise<EnteredRoom | null>;
  /** An action of somebody in their room. */
  inRoom<Input, Code extends ErrorCode>(
    at: { spaceId: SpaceId; roomId: RoomId; accountId: AccountId },
    rule: RoomRule<Input, Code>,
    input: Input,
  ): Done<Code | "notConnectedToRoom">;
  /** An action on a room or people in it, wherever its author is. */
  onRoom<Input, Code extends ErrorCode>(
    at: { spaceId: SpaceId; roomId: RoomId },
    rule: OutsideRule<Input, Code>,
    input: Input,
  ): Done<Code | "participantNotFound">;
  /** An action of somebody in the space, in whichever room they are. */
  inSpace<Input, Code extends ErrorCode>(
    at: { spaceId: SpaceId; accountId: AccountId },
    rule: SpaceRule<Input, Code>,
    input: Input,
  ): Done<Code | "notConnectedToSpace">;
}
