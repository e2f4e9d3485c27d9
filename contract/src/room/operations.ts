import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { AccountId, RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { RoomState } from "../live/roomState.ts";
import { FloorUrl } from "../space/records.ts";
import { Room, RoomName, RoomType } from "./records.ts";

export const createRoom = operation({
  name: "createRoom",
  says: "Adds a room at the end of the list.",
  input: z.strictObject({
    spaceId: SpaceId,
    name: RoomName,
    type: RoomType,
    bgImageUrl: FloorUrl.optional(),
  }),
  success: z.object({ room: Room }),
  refusals: ["spaceNotFound", "roomsLimitReached"],
  may: "room.create",
  subject: "space",
  transport: "both",
  atSpace: true,
  touches: [["listRooms", "spaceId"], ["listTeamSpaces"]],
});

export const getRoom = operation({
  name: "getRoom",
  says: "One room, as the caller may see it.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ room: Room }),
  refusals: ["roomNotFound"],
  may: "room.see",
  subject: "room",
  readOnly: true,
});

export const listRooms = operation({
  name: "listRooms",
  says: "The rooms of a space the caller may see, in order.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ rooms: z.array(Room) }),
  refusals: ["spaceNotFound"],
  may: "room.see",
  subject: "space",
  readOnly: true,
});

export const updateRoom = operation({
  name: "updateRoom",
  says: "Renames a room.",
  input: z.strictObject({ roomId: RoomId, name: RoomName.optional() }),
  success: z.object({ room: Room }),
  refusals: ["roomNotFound"],
  may: "room.rename",
  subject: "room",
  transport: "both",
  atSpace: true,
  touches: [["getRoom", "roomId"], ["listRooms"]],
});

export const joinRoom = operation({
  name: "joinRoom",
  says: "Goes into a room of the space the caller is connected to, out of the one they were in. Without a room: the one join balancing picks.",
  input: z.strictObject({
    spaceId: SpaceId,
    roomId: RoomId.optional(),
    password: z.string().max(bounds.password.max).optional(),
  }),
  success: z.object({ room: RoomState }),
  refusals: [
    "notConnectedToSpace",
    "roomNotFound",
    "invalidPassword",
    "roomCapacityReached",
    "roomIsBlocked",
    "roomIsHidden",
    "noMorePublicRooms",
  ],
  may: "room.enter",
  subject: "space",
  transport: "live",
  atSpace: true,
  readOnly: true,
});

export const EMOTIONS = ["👍", "❤️", "😂", "👏", "🎉", "😮", "🔥", "👋"] as const;
export const Emotion = z.enum(EMOTIONS);
export type Emotion = z.infer<typeof Emotion>;

export const sendEmotion = operation({
  name: "sendEmotion",
  says: "Shows a reaction over the caller's bubble for everybody in the room. Not stored.",
  input: z.strictObject({ roomId: RoomId, emotion: Emotion }),
  success: z.object({}),
  refusals: ["roomNotFound", "notConnectedToRoom", "tooOftenAttempts"],
  may: "room.react",
  subject: "room",
  transport: "both",
  atSpace: true,
});

export const setMegaphone = operation({
  name: "setMegaphone",
  says: "Makes the caller heard by everybody in a spatial room at any distance, or ends it.",
  input: z.strictObject({ roomId: RoomId, on: z.boolean() }),
  success: z.object({}),
  refusals: ["roomNotFound", "notConnectedToRoom", "invalidRoomType", "megaphoneNotAllowed"],
  may: "room.see",
  subject: "room",
  transport: "both",
  atSpace: true,
});

export const muteSelf = operation({
  name: "muteSelf",
  says: "Says what the caller publishes now. What is left out stays.",
  input: z.strictObject({ roomId: RoomId, audioMuted: z.boolean().optional(), videoMuted: z.boolean().optional() }),
  success: z.object({}),
  refusals: ["roomNotFound", "notConnectedToRoom"],
  may: "room.see",
  subject: "room",
  transport: "both",
  atSpace: true,
});

export const muteParticipant = operation({
  name: "muteParticipant",
  says: "Turns somebody's microphone or camera off, also at the media server. Only they turn it on again.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId, audio: z.boolean(), video: z.boolean() }),
  success: z.object({}),
  refusals: ["roomNotFound", "participantNotFound"],
  may: "room.muteOthers",
  subject: "room",
  transport: "both",
  atSpace: true,
});

export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

export const getIceServers = operation({
  name: "getIceServers",
  says: "The STUN and TURN servers of this installation, with short-lived credentials. Empty when none is configured.",
  input: z.strictObject({}),
  success: z.object({ iceServers: z.array(IceServer) }),
  refusals: [],
  may: "media.getIceServers",
  subject: "session",
  readOnly: true,
});
