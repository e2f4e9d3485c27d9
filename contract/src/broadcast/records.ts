import { z } from "zod";
import { Look } from "../account/records.ts";
import { AccountId, anId } from "../common/ids.ts";

export const BroadcastId = anId().brand<"BroadcastId">();
export type BroadcastId = z.infer<typeof BroadcastId>;

/**
 * Somebody's voice and picture in every room of the space; a space has one at most. It carries the speaker's look,
 * because they need not be in a room and may have no participant for a moment.
 */
export const Broadcast = Look.extend({
  id: BroadcastId,
  /** Who speaks. */
  accountId: AccountId,
  /** Its room at the media server, for which everybody inside may request a token. */
  streamName: z.string(),
  audioMuted: z.boolean(),
  videoMuted: z.boolean(),
  sharingScreen: z.boolean(),
  /** On air: others see and hear it. Before that, the place is only reserved. */
  isActive: z.boolean(),
  /** Since when it is on air, or reserved. */
  sinceMs: z.number(),
  /** The speaker's connection is lost; until when their return is awaited. */
  heldUntilMs: z.number().nullable(),
});
export type Broadcast = z.infer<typeof Broadcast>;

/** The live records of broadcasts, by kind. */
export const broadcastKinds = { broadcast: Broadcast } as const;
