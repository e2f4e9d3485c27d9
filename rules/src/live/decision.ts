// What people do in a live space is decided by rules, run synchronously where the space lives:
// `decide(scene, self, input)` reads the current state and returns patches, events and asks, or a refusal. Nothing
// happens between deciding and doing, so a change never acts on outdated state.

import type {
  AccountId,
  ElementId,
  ErrorCode,
  Participant,
  PassingEvent,
  Plan,
  Refusal,
  Room,
  RoomId,
  RoomMember,
  RoomPatch,
  RoomRecords,
  SpacePatch,
  SpaceRecords,
} from "@atrium/contract";
import type { ReadRecords } from "./records.ts";

/** A space as rules see it. */
export interface SpaceScene {
  inSpace: ReadRecords<SpaceRecords>;
  plan: Plan;
}
/** A room with people in it as rules see it. */
export interface RoomScene extends SpaceScene {
  room: Room;
  inRoom: ReadRecords<RoomRecords>;
}

/** The person who acts in a space. */
export interface SpaceSelf {
  participant: Participant;
}
/** The person who acts in a room. */
export interface RoomSelf extends SpaceSelf {
  member: RoomMember;
}

/** A side effect of a change at the media server. */
export type MediaAsk =
  | { ask: "muteMedia"; accountId: AccountId; audio: boolean; video: boolean }
  /** What people may publish in the room has changed. */
  | { ask: "checkMedia" };

/** A side effect of a change, outside of the records that the rule sees. */
export type Ask =
  | MediaAsk
  /**
   * Somebody comes to `hostId` in that room: past the closed door of one private area that the host is in, or past all
   * of those doors if it is null.
   */
  | { ask: "letPast"; accountId: AccountId; hostId: AccountId; roomId: RoomId; areaId: ElementId | null };

/** An event for everybody in the room, for some of them, or for one person in any room. */
export interface Said {
  to: "room" | readonly AccountId[] | AccountId;
  event: PassingEvent;
}

export interface Decided {
  ok: true;
  patches: readonly (SpacePatch | RoomPatch)[];
  events: readonly Said[];
  asks: readonly Ask[];
}
export type Decision<Code extends ErrorCode = never> = Decided | Refusal<Code>;

/** Decides an action of somebody connected to the space. */
export type SpaceRule<Input, Code extends ErrorCode = never> = (
  scene: SpaceScene,
  self: SpaceSelf,
  input: Input,
) => Decision<Code>;
/** Decides an action of somebody connected and in the room. */
export type RoomRule<Input, Code extends ErrorCode = never> = (
  scene: RoomScene,
  self: RoomSelf,
  input: Input,
) => Decision<Code>;
/** Decides an action on a room, whoever its author is. */
export type OutsideRule<Input, Code extends ErrorCode = never> = (scene: RoomScene, input: Input) => Decision<Code>;

/** Accepts, with these changes; with none by default. */
export const decided = (done: Partial<Omit<Decided, "ok">> = {}): Decided => ({
  ok: true,
  patches: [],
  events: [],
  asks: [],
  ...done,
});

/** The patch that changes somebody's state in the room they are in. */
export const mergeMember = (accountId: AccountId, changes: Partial<RoomMember>): RoomPatch => ({
  type: "merge",
  kind: "member",
  id: accountId,
  changes,
});
