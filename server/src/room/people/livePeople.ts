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

/** A room with how many people are in it now. */
export interface OccupiedRoom extends Room {
  online: number;
}

/** Somebody connected to a space that lives on this node. */
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
 * People in rooms, as the live part of the program knows them. What they do is a rule, run at once where the space lives:
 * it sees the state of that moment, and what it decides is carried out before anything else happens.
 */
export interface LivePeople {
  /** Null when somebody is not in the space, or is and has lost their connection. */
  find(spaceId: SpaceId, accountId: AccountId): PresentPerson | null;
  /** The rooms of a space that is live here, all of them. */
  roomsOf(spaceId: SpaceId): readonly OccupiedRoom[];
  /** Puts a connected person into a room, out of the one before. Null when the room is full or the person is gone. */
  enterRoom(spaceId: SpaceId, accountId: AccountId, roomId: RoomId): Promise<EnteredRoom | null>;
  /** What somebody does in the room they are in. */
  inRoom<Input, Code extends ErrorCode>(
    at: { spaceId: SpaceId; roomId: RoomId; accountId: AccountId },
    rule: RoomRule<Input, Code>,
    input: Input,
  ): Done<Code | "notConnectedToRoom">;
  /** What is done to a room or to people in it, wherever the one who does it is. */
  onRoom<Input, Code extends ErrorCode>(
    at: { spaceId: SpaceId; roomId: RoomId },
    rule: OutsideRule<Input, Code>,
    input: Input,
  ): Done<Code | "participantNotFound">;
  /** What somebody does in the space, in whichever room they are. */
  inSpace<Input, Code extends ErrorCode>(
    at: { spaceId: SpaceId; accountId: AccountId },
    rule: SpaceRule<Input, Code>,
    input: Input,
  ): Done<Code | "notConnectedToSpace">;
}
