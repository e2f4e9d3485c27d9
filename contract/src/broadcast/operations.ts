import { z } from "zod";
import { SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { Emotion } from "../room/records.ts";
import { BroadcastId } from "./records.ts";

const inTheSpace = { subject: "space", inside: "space", keeps: "live", transport: "both" } as const;
const done = z.object({});

export const createBroadcastToken = operation({
  ...inTheSpace,
  name: "createBroadcastToken",
  says: "Gives access to the media of the space's broadcast: to listen, or, for whoever speaks, to send. With nobody on air, those who may broadcast get a stream of their own to begin one.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({
    streamName: z.string(),
    /** A ws(s) URL, or "" for the page's host. */
    url: z.string(),
    token: z.string(),
    expires: z.iso.datetime(),
  }),
  refusals: ["broadcastDoesNotExists"],
  may: "space.enter",
  repeatable: true,
});

export const createBroadcast = operation({
  ...inTheSpace,
  name: "createBroadcast",
  says: "Takes the space's one place on air, with the stream that a token was given for. Nobody sees or hears it yet.",
  input: z.strictObject({
    spaceId: SpaceId,
    streamName: z.string().min(1).max(100),
    audio: z.boolean(),
    video: z.boolean(),
  }),
  success: z.object({ broadcastId: BroadcastId }),
  refusals: ["broadcastAlreadyInUse", "broadcastDoesNotExists"],
  may: "space.broadcast",
});

export const activateBroadcast = operation({
  ...inTheSpace,
  name: "activateBroadcast",
  says: "Puts the caller's broadcast on air in every room.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: done,
  refusals: ["broadcastDoesNotExists"],
  may: "space.broadcast",
});

export const updateBroadcast = operation({
  ...inTheSpace,
  name: "updateBroadcast",
  says: "Says what the caller's broadcast sends now. What is left out stays.",
  input: z.strictObject({
    spaceId: SpaceId,
    audio: z.boolean().optional(),
    video: z.boolean().optional(),
    screen: z.boolean().optional(),
  }),
  success: done,
  refusals: ["broadcastDoesNotExists"],
  may: "space.broadcast",
});

export const addBroadcastReaction = operation({
  ...inTheSpace,
  name: "addBroadcastReaction",
  says: "Answers a broadcast with a reaction: whoever speaks sees it, and so does the room it comes from. Not stored.",
  input: z.strictObject({ spaceId: SpaceId, content: Emotion }),
  success: done,
  refusals: ["broadcastDoesNotExists"],
  may: "space.enter",
  rate: "reaction",
});

export const stopBroadcast = operation({
  ...inTheSpace,
  name: "stopBroadcast",
  says: "Ends a broadcast: whoever speaks their own; admins also another's, unless that person has the higher role.",
  input: z.strictObject({ spaceId: SpaceId, broadcastId: BroadcastId.optional() }),
  success: done,
  refusals: ["broadcastDoesNotExists"],
  /** One's own may always be ended: the right may have been revoked while it was on air. */
  may: "space.enter",
});
