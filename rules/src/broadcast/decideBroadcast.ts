import { refuse } from "@atrium/contract";
import type { Broadcast, BroadcastId, Emotion } from "@atrium/contract";
import { decided } from "../live/decision.ts";
import type { SpaceRule } from "../live/decision.ts";
import { may } from "../permissions/may.ts";
import { outranks } from "../permissions/principals.ts";
import { broadcastGone, broadcastOf, hearsBroadcast, mergeBroadcast, ownBroadcast } from "./airState.ts";

interface Beginning {
  broadcastId: BroadcastId;
  streamName: string;
  /** Whether the caller was given a token for this stream: a room's media can never be put on air. */
  isOffered: boolean;
  audio: boolean;
  video: boolean;
  nowMs: number;
}
type Gone = "broadcastDoesNotExists";

/** One at a time; a caller who already has it does not get a second one. */
export const decideCreateBroadcast: SpaceRule<Beginning, "broadcastAlreadyInUse" | "forbidden" | Gone> = (
  { inSpace },
  { participant },
  { broadcastId, streamName, isOffered, audio, video, nowMs },
) => {
  if (!may("space.broadcast", participant)) return refuse("forbidden");
  if (broadcastOf(inSpace) !== null) return refuse("broadcastAlreadyInUse");
  if (!isOffered) return refuse("broadcastDoesNotExists");
  const { accountId, name, avatarUrl, avatarAppearance, palette } = participant;
  const sent = { audioMuted: !audio, videoMuted: !video, sharingScreen: false };
  const look = { name, avatarUrl, avatarAppearance, palette };
  const begun = { isActive: false, sinceMs: nowMs, heldUntilMs: null };
  const record: Broadcast = { id: broadcastId, accountId, streamName, ...look, ...sent, ...begun };
  return decided({ patches: [{ type: "put", kind: "broadcast", id: broadcastId, record }] });
};

export const decideActivateBroadcast: SpaceRule<{ nowMs: number }, Gone> = (
  { inSpace },
  { participant },
  { nowMs },
) => {
  const own = ownBroadcast(inSpace, participant.accountId);
  if (own === null) return refuse("broadcastDoesNotExists");
  if (own.isActive) return decided();
  return decided({ patches: [mergeBroadcast(own, { isActive: true, sinceMs: nowMs })] });
};

interface Sent {
  audio?: boolean | undefined;
  video?: boolean | undefined;
  screen?: boolean | undefined;
}

export const decideUpdateBroadcast: SpaceRule<Sent, Gone> = (
  { inSpace },
  { participant },
  { audio, video, screen },
) => {
  const own = ownBroadcast(inSpace, participant.accountId);
  if (own === null) return refuse("broadcastDoesNotExists");
  const changes = {
    ...(audio !== undefined && { audioMuted: !audio }),
    ...(video !== undefined && { videoMuted: !video }),
    ...(screen !== undefined && { sharingScreen: screen }),
  };
  return decided({ patches: [mergeBroadcast(own, changes)] });
};

/** Shown in the sender's room, and to the speaker wherever they are. A room without reactions sends none. */
export const decideAddBroadcastReaction: SpaceRule<{ content: Emotion }, Gone | "forbidden"> = (
  { inSpace, plan },
  { participant: { accountId, role, roomId } },
  { content },
) => {
  const broadcast = broadcastOf(inSpace);
  if (broadcast === null || !hearsBroadcast(broadcast, accountId)) return refuse("broadcastDoesNotExists");
  const room = roomId === null ? undefined : inSpace.get("room", roomId);
  if (room === undefined) return refuse("forbidden");
  if (!may("room.react", { role, plan, roomFlags: room.permissions })) return refuse("forbidden");
  const event = { kind: "broadcastReaction" as const, accountId, roomId: room.id, emotion: content };
  const isHere = inSpace.get("participant", broadcast.accountId)?.roomId === roomId;
  return decided({ events: [{ to: "room", event }, ...(isHere ? [] : [{ to: broadcast.accountId, event }])] });
};

/** With an id, ends only that broadcast: somebody else may be on air by the time an admin presses. */
export const decideStopBroadcast: SpaceRule<{ broadcastId?: BroadcastId | undefined }, Gone | "forbidden"> = (
  { inSpace },
  { participant },
  { broadcastId },
) => {
  const broadcast = broadcastOf(inSpace);
  if (broadcast === null) return refuse("broadcastDoesNotExists");
  if (broadcastId !== undefined && broadcastId !== broadcast.id) return refuse("broadcastDoesNotExists");
  const patches = [broadcastGone(broadcast)];
  if (broadcast.accountId === participant.accountId) return decided({ patches });
  if (!may("space.stopBroadcast", participant)) return refuse("forbidden");
  const theirs = inSpace.get("participant", broadcast.accountId)?.role;
  if (theirs !== undefined && outranks(theirs, participant.role)) return refuse("forbidden");
  const event = { kind: "broadcastStopped" as const, byName: participant.name };
  return decided({ patches, events: [{ to: broadcast.accountId, event }] });
};
