import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { chat } from "../common/constants.ts";
import { AccountId, RoomId, SpaceId, UploadId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { MediaAccess, RoomState } from "../live/roomState.ts";
import { Folder, FolderId } from "../folder/records.ts";
import { FileUrl } from "../file/records.ts";
import { FloorUrl } from "../space/records.ts";
import {
  Emotion,
  FLOOR_MODES,
  FloorLaying,
  IceServer,
  MediaGate,
  Room,
  RoomDescription,
  RoomFlag,
  RoomName,
  RoomPassword,
  RoomTitle,
  RoomType,
} from "./records.ts";
import { PersonStatus } from "../live/spaceState.ts";

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

export const createRoom = operation({
  name: "createRoom",
  says: "Adds a room at the end of the list, or of a folder.",
  input: z.strictObject({
    spaceId: SpaceId,
    name: RoomName,
    type: RoomType,
    bgImageUrl: FloorUrl.optional(),
    folderId: FolderId.optional(),
  }),
  success: z.object({ room: Room }),
  refusals: ["roomsLimitReached", "folderNotFound"],
  may: "room.create",
  subject: "space",
  transport: "both",
  touches: [["listRooms", "spaceId"], ["listTeamSpaces"]],
});

export const getRoom = operation({
  name: "getRoom",
  says: "One room, as the caller may see it.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ room: Room }),
  refusals: [],
  may: "room.see",
  subject: "room",
  keeps: "nothing",
});

export const listRooms = operation({
  name: "listRooms",
  says: "The rooms of a space the caller may see, in order, and their folders.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ rooms: z.array(Room), folders: z.array(Folder) }),
  refusals: [],
  may: "room.see",
  subject: "space",
  keeps: "nothing",
});

export const updateRoom = operation({
  name: "updateRoom",
  says: "Changes a room's settings; fields that are left out stay. The last open room of a space cannot be hidden, closed or given a password.",
  input: z.strictObject({
    roomId: RoomId,
    name: RoomName.optional(),
    isHidden: z.boolean().optional(),
    blocked: z.boolean().optional(),
    /** null removes it. */
    password: RoomPassword.nullable().optional(),
    type: RoomType.optional(),
    /** A floor that ships with the app, or a picture that was uploaded as a background and is still kept; null: a plain one. */
    bgImageUrl: z.union([FloorUrl, FileUrl]).nullable().optional(),
    /** A finished upload of the caller's, of the kind `roomBackground`; takes precedence over `bgImageUrl`. */
    bgUploadId: UploadId.optional(),
    bgMode: z.enum(FLOOR_MODES).optional(),
    bgLaying: FloorLaying.optional(),
    bgBrightness: within(bounds.brightnessPercent).optional(),
    defaultZoomLevel: within(bounds.zoomPercent).optional(),
    scrollableBackground: z.boolean().optional(),
    gridViewByDefault: z.boolean().optional(),
    /** How many people may be inside at once, up to the limit of its kind of room. */
    capacity: within(bounds.roomCapacity).optional(),
    /** Slow mode: seconds that everybody but hosts must wait between two messages; 0 turns it off. */
    chatSlowSeconds: z.literal(chat.slowSeconds).optional(),
    /** While on, newcomers only listen, muted, until a host lets them in; turning it off lets in all who wait. */
    shield: z.boolean().optional(),
    title: RoomTitle.optional(),
    description: RoomDescription.optional(),
    stageTitle: RoomTitle.optional(),
    stageDescription: RoomDescription.optional(),
    /** Only the given ones change. */
    permissions: z.partialRecord(RoomFlag, z.boolean()).optional(),
  }),
  success: z.object({ room: Room }),
  refusals: ["noMorePublicRooms", "spacePasswordForbiddenByRate", "uploadIntentNotFound"],
  may: {
    name: "room.rename",
    isHidden: "room.hide",
    blocked: "room.block",
    password: { given: "room.setPassword", null: "room.changeSettings" },
    type: "room.changeSettings",
    bgImageUrl: "room.changeSettings",
    bgUploadId: "room.changeSettings",
    bgMode: "room.changeSettings",
    bgLaying: "room.changeSettings",
    bgBrightness: "room.changeSettings",
    defaultZoomLevel: "room.changeSettings",
    scrollableBackground: "room.changeSettings",
    gridViewByDefault: "room.changeSettings",
    capacity: "room.changeSettings",
    chatSlowSeconds: "room.changeSettings",
    shield: "room.shield",
    title: "room.changeSettings",
    description: "room.changeSettings",
    stageTitle: "room.changeSettings",
    stageDescription: "room.changeSettings",
    permissions: "room.changeSettings",
  },
  subject: "room",
  transport: "both",
  touches: [["getRoom", "roomId"], ["listRooms"], ["listTeamSpaces"], ["listStageRecordings"]],
});

export const getRoomLosses = operation({
  name: "getRoomLosses",
  says: "What deleting a room would affect: how many people in it, who move to another room, and how many messages of its chat, which are deleted.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ people: z.number().int(), messages: z.number().int() }),
  refusals: [],
  may: "room.delete",
  subject: "room",
  keeps: "nothing",
});

export const deleteRoom = operation({
  name: "deleteRoom",
  says: "Deletes a room for good. People in it move to the room that join balancing picks. The last open room of a space cannot be deleted.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({}),
  refusals: ["noMorePublicRooms"],
  may: "room.delete",
  subject: "room",
  transport: "both",
  touches: [["listRooms"], ["listTeamSpaces"]],
});

export const duplicateRoom = operation({
  name: "duplicateRoom",
  says: "Creates a room with the same settings right after this one. People and chats are not copied.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ room: Room }),
  refusals: ["roomsLimitReached"],
  may: "room.create",
  subject: "room",
  transport: "both",
  touches: [["listRooms"], ["listTeamSpaces"]],
});

export const resetRoomCustomization = operation({
  name: "resetRoomCustomization",
  says: "Resets a room's floor, texts and permissions to those of a new one. Its name, kind and access stay.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({ room: Room }),
  refusals: [],
  may: "room.changeSettings",
  subject: "room",
  transport: "both",
  touches: [["getRoom", "roomId"], ["listRooms"], ["listTeamSpaces"]],
});

export const joinRoom = operation({
  name: "joinRoom",
  says: "Enters a room of the space the caller is connected to, and leaves the previous one. Without a room: the one that join balancing picks.",
  input: z.strictObject({
    spaceId: SpaceId,
    roomId: RoomId.optional(),
    password: z.string().max(bounds.password.max).optional(),
  }),
  success: z.object({ room: RoomState }),
  refusals: [
    "roomNotFound",
    "invalidPassword",
    "roomCapacityReached",
    "roomIsBlocked",
    "roomIsHidden",
    "noMorePublicRooms",
  ],
  may: "room.enter",
  subject: "space",
  inside: "space",
  keeps: "live",
  repeatable: true,
  transport: "live",
});

export const sendEmotion = operation({
  name: "sendEmotion",
  says: "Shows a reaction over the caller's bubble for everybody in the room. Not stored.",
  input: z.strictObject({ roomId: RoomId, emotion: Emotion }),
  success: z.object({}),
  refusals: [],
  may: "room.react",
  subject: "room",
  inside: "room",
  keeps: "live",
  rate: "reaction",
  transport: "both",
});

export const setMegaphone = operation({
  name: "setMegaphone",
  says: "Turns on the caller's megaphone, which everybody in a spatial room hears at any distance, or turns it off.",
  input: z.strictObject({ roomId: RoomId, on: z.boolean() }),
  success: z.object({}),
  refusals: ["invalidRoomType", "megaphoneNotAllowed"],
  /** Putting it down is always allowed: the right may have been revoked while it was up. */
  may: { on: { true: "room.megaphone" } },
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});

export const setOwnStatus = operation({
  name: "setOwnStatus",
  says: "Sets the caller's status: available, do not disturb, or away. It applies to this visit to the space.",
  input: z.strictObject({ roomId: RoomId, status: PersonStatus }),
  success: z.object({}),
  refusals: [],
  may: "space.enter",
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});

export const muteSelf = operation({
  name: "muteSelf",
  says: "Announces what the caller publishes now; fields that are left out stay.",
  input: z.strictObject({ roomId: RoomId, audioMuted: z.boolean().optional(), videoMuted: z.boolean().optional() }),
  success: z.object({}),
  refusals: [],
  /** Turning off is always allowed: the right may have been revoked while something was on. */
  may: { audioMuted: { false: "room.useMicrophone" }, videoMuted: { false: "room.useCamera" } },
  subject: "room",
  inside: "room",
  keeps: "live",
  transport: "both",
});

export const muteParticipant = operation({
  name: "muteParticipant",
  says: "Turns somebody's microphone or camera off, also at the media server. Only they can turn it on again.",
  input: z.strictObject({ roomId: RoomId, accountId: AccountId, audio: z.boolean(), video: z.boolean() }),
  success: z.object({}),
  refusals: ["participantNotFound"],
  may: "room.muteOthers",
  subject: "room",
  inside: "space",
  keeps: "live",
  transport: "both",
});

export const getIceServers = operation({
  name: "getIceServers",
  says: "The STUN and TURN servers of this installation, with short-lived credentials. Empty if none is configured.",
  input: z.strictObject({}),
  success: z.object({ iceServers: z.array(IceServer) }),
  refusals: [],
  may: "media.getIceServers",
  subject: "session",
  atDomains: true,
  keeps: "nothing",
});

export const checkMedia = operation({
  name: "checkMedia",
  says: "One minute of access to an empty media room, to test before entering whether sound gets through; nothing can be published there. The gates are the ports that a strict network must open.",
  input: z.strictObject({}),
  success: z.object({ media: MediaAccess, gates: z.array(MediaGate) }),
  refusals: [],
  may: "media.getIceServers",
  subject: "session",
  atDomains: true,
  keeps: "nothing",
});
