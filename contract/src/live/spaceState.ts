import { z } from "zod";
import { Look, SpaceRole } from "../account/records.ts";
import { AccountId, ConnectionId, RoomId, SpaceId } from "../common/ids.ts";
import { Room } from "../room/records.ts";
import { Space } from "../space/records.ts";

/** A person present in the space, wherever in it. */
export const Participant = Look.extend({
  accountId: AccountId,
  connectionId: ConnectionId,
  roomId: RoomId.nullable(),
  role: SpaceRole,
  about: z.string(),
  pronoun: z.string().nullable(),
  isGuest: z.boolean(),
  dontDisturb: z.boolean(),
  /** Their socket is gone and awaited back; the bubble stays, greyed, for a few seconds. */
  away: z.boolean(),
});
export type Participant = z.infer<typeof Participant>;

/** A space without what differs from person to person. */
export const SharedSpace = Space.omit({ role: true });
export type SharedSpace = z.infer<typeof SharedSpace>;

/** Everything ordered about a space: its rooms and the people in it. */
export const SpaceSnapshot = z.object({
  spaceId: SpaceId,
  clock: z.int().min(0),
  space: SharedSpace,
  rooms: z.record(z.string(), Room),
  participants: z.record(z.string(), Participant),
});
export type SpaceSnapshot = z.infer<typeof SpaceSnapshot>;

export const SpacePatch = z.discriminatedUnion("type", [
  z.object({ type: z.literal("spaceChanged"), space: SharedSpace }),
  z.object({ type: z.literal("roomPut"), room: Room }),
  z.object({ type: z.literal("roomGone"), roomId: RoomId }),
  z.object({ type: z.literal("participantPut"), participant: Participant }),
  z.object({ type: z.literal("participantMoved"), accountId: AccountId, roomId: RoomId.nullable() }),
  z.object({ type: z.literal("participantAway"), accountId: AccountId, away: z.boolean() }),
  z.object({ type: z.literal("participantGone"), accountId: AccountId }),
]);
export type SpacePatch = z.infer<typeof SpacePatch>;
