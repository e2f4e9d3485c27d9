import { z } from "zod";
import { Look, SpaceRole } from "../account/records.ts";
import { RunsOut } from "../billing/runningOut.ts";
import { broadcastKinds } from "../broadcast/records.ts";
import { AccountId, ConnectionId, RoomId, SpaceId } from "../common/ids.ts";
import { folderKinds } from "../folder/records.ts";
import { listedRoomKinds } from "../room/records.ts";
import { Space } from "../space/records.ts";
import { patchSchema, tablesSchema } from "./kinds.ts";
import type { RecordsOf } from "./kinds.ts";

/** Somebody's status: with `dontDisturb` they cannot be invited over and hear no sounds. */
export const PERSON_STATUSES = ["available", "dontDisturb", "steppedOut"] as const;
export const PersonStatus = z.enum(PERSON_STATUSES);
export type PersonStatus = z.infer<typeof PersonStatus>;

/** A person present in the space, in any room or none. */
export const Participant = Look.extend({
  accountId: AccountId,
  connectionId: ConnectionId,
  roomId: RoomId.nullable(),
  role: SpaceRole,
  about: z.string(),
  pronoun: z.string().nullable(),
  isGuest: z.boolean(),
  dontDisturb: z.boolean(),
  /** They have set their status to away. */
  steppedOut: z.boolean().optional(),
  /** Since when they wait at their room's shield: they can listen, but neither speak nor show. */
  heldSinceMs: z.number().nullable().optional(),
  /** Whom they follow from room to room. */
  followsAccountId: AccountId.nullable().optional(),
  /** Their socket is gone and awaited back; the bubble stays, greyed, for a few seconds. */
  away: z.boolean(),
  /** Part of a stage's audience beyond those everybody sees: others know how many there are, not who. */
  inAudience: z.boolean(),
});
export type Participant = z.infer<typeof Participant>;

/** A space without the parts that differ from person to person. */
export const SharedSpace = Space.omit({ role: true });
export type SharedSpace = z.infer<typeof SharedSpace>;

/** How many people of a stage are counted but not shown; identified by the room's id. Nobody: no record. */
export const Audience = z.object({ roomId: RoomId, count: z.int().min(1) });
export type Audience = z.infer<typeof Audience>;

/** Somebody is on this stage now; by the room's id. Nobody: no record. */
export const LiveStage = z.object({ roomId: RoomId });
export type LiveStage = z.infer<typeof LiveStage>;

/**
 * One person of the space invites another to the room where they are. Both have it, each from their side, under their
 * own id.
 */
export const SpaceInvitation = z.object({
  type: z.enum(["inbound", "outbound"]),
  fromAccountId: AccountId,
  toAccountId: AccountId,
  /** Where the inviter is. */
  roomId: RoomId,
  /** What they say to it; absent if nothing. */
  words: z.string().optional(),
});
export type SpaceInvitation = z.infer<typeof SpaceInvitation>;

/** What soon runs out for everybody in the space; identified by the space's id. Nothing does: no record. */
export const RunningOut = z.object({ spaceId: SpaceId, ...RunsOut.shape });
export type RunningOut = z.infer<typeof RunningOut>;

/** The open invitations from and to somebody, visible to them only. None: no record. */
export const OpenInvitations = z.object({ accountId: AccountId, open: z.array(SpaceInvitation) });
export type OpenInvitations = z.infer<typeof OpenInvitations>;

/**
 * The kinds of records that a space also has with nobody inside, each declared next to its schema; the server loads them.
 * The space itself is the one record of its kind, under its own id.
 */
export const durableKinds = { space: SharedSpace, ...listedRoomKinds, ...folderKinds } as const;

/** The kinds of records that a space has. */
export const spaceKinds = {
  ...durableKinds,
  participant: Participant,
  audience: Audience,
  liveStage: LiveStage,
  invitations: OpenInvitations,
  runningOut: RunningOut,
  ...broadcastKinds,
} as const;
export type SpaceRecords = RecordsOf<typeof spaceKinds>;

/** All ordered state of a space: its rooms and the people in it. */
export const SpaceSnapshot = z.object({
  spaceId: SpaceId,
  clock: z.int().min(0),
  records: tablesSchema(spaceKinds).meta({ id: "SpaceRecords" }),
});
export type SpaceSnapshot = z.infer<typeof SpaceSnapshot>;

export const SpacePatch = patchSchema(spaceKinds).meta({ id: "SpacePatch" });
export type SpacePatch = z.infer<typeof SpacePatch>;
