import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { RoomId, SpaceId } from "../common/ids.ts";
import { name, text } from "../common/text.ts";
import { BackgroundUrl } from "../space/records.ts";

export const ROOM_TYPES = ["spatial", "stage", "collaboration"] as const;
export const RoomType = z.enum(ROOM_TYPES);
export type RoomType = z.infer<typeof RoomType>;

export const RoomName = name(bounds.roomName);
export const RoomTitle = text(bounds.title);
export const RoomDescription = text(bounds.description);
/** When setting it; `joinRoom` accepts whatever is typed. */
export const RoomPassword = z.string().min(bounds.password.min).max(bounds.password.max);

/** What ordinary people may do in a room; hosts and admins may always do all of it. */
export const ROOM_FLAGS = [
  "share",
  "video",
  "audio",
  "chat",
  "megaphone",
  "reactions",
  "iframe",
  "image",
  "text",
  "elementVideo",
  "elementLocking",
  "presentation",
  "pen",
  "gridView",
  "privateArea",
] as const;
export const RoomFlag = z.enum(ROOM_FLAGS);
export type RoomFlag = z.infer<typeof RoomFlag>;
export const RoomPermissions = z.record(RoomFlag, z.boolean());
export type RoomPermissions = z.infer<typeof RoomPermissions>;

export const Size = z.object({ w: z.number(), h: z.number() });

/** How a picture becomes a floor: it covers one of the default size, cropped, or is the floor at one pixel per unit. */
export const FLOOR_MODES = ["COVER", "FIXED"] as const;

/** How a picture that does not have the floor's size fills it: cropped, whole with a border, or tiled. */
export const FLOOR_LAYINGS = ["FILL", "FIT", "TILE"] as const;
export const FloorLaying = z.enum(FLOOR_LAYINGS);
export type FloorLaying = z.infer<typeof FloorLaying>;

/** `starting`: nothing is stored yet. `growing`: the file grows. `notGrowing`: nothing was stored for too long. */
export const RECORDING_PROOFS = ["starting", "growing", "notGrowing"] as const;
export const RecordingProof = z.enum(RECORDING_PROOFS);
export type RecordingProof = z.infer<typeof RecordingProof>;

/** A room, as everybody in the space sees it. Its password never leaves the server. */
export const Room = z.object({
  id: RoomId,
  spaceId: SpaceId,
  name: z.string(),
  type: RoomType,
  /** Position in the list, ascending; not dense. */
  position: z.number(),
  /** The folder it is in; its position is then among the rooms of that folder. */
  groupId: z.string().brand<"FolderId">().nullable(),
  bgMode: z.enum(FLOOR_MODES),
  bgImageUrl: BackgroundUrl.nullable(),
  bgBrightness: z.number(),
  dominantColor: z.string().nullable(),
  size: Size,
  capacity: z.number().int(),
  isHidden: z.boolean(),
  blocked: z.boolean(),
  hasPassword: z.boolean(),
  permissions: RoomPermissions,
  defaultZoomLevel: z.number(),
  gridViewByDefault: z.boolean(),
  title: z.string(),
  description: z.string(),
  /** Shown to a stage's audience while nobody is on it. */
  stageTitle: z.string().optional(),
  stageDescription: z.string().optional(),
  /** False: the whole floor is fitted into the window. */
  scrollableBackground: z.boolean().optional(),
  /** Seconds that everybody but hosts must wait between two messages; 0: no limit. */
  chatSlowSeconds: z.number().int().optional(),
  /** Newcomers listen, muted, until a host lets them in. */
  shield: z.boolean().optional(),
  /** What `COVER` means in this room; FILL by default. */
  bgLaying: FloorLaying.optional(),
  /** What is said and shown in it is being stored; everybody inside is told. */
  recordingInProgress: z.boolean(),
  recordingStartedAt: z.iso.datetime().nullable().optional(),
  /** Who began it. */
  recordingByName: z.string().nullable().optional(),
  /** Whether what is recorded is known to be stored; null while it is not recorded. */
  recordingProof: RecordingProof.nullable().optional(),
});
export type Room = z.infer<typeof Room>;

/** The live records that rooms have in their space's list, by kind. */
export const listedRoomKinds = { room: Room } as const;

export const EMOTIONS = ["👍", "❤️", "😂", "👏", "🎉", "😮", "🔥", "👋"] as const;
export const Emotion = z.enum(EMOTIONS);
export type Emotion = z.infer<typeof Emotion>;

/** A port used for audio, which a strict network must allow. The host "" is the page's. */
export const MediaGate = z.object({ protocol: z.enum(["UDP", "TCP"]), host: z.string(), port: z.int() });
export type MediaGate = z.infer<typeof MediaGate>;

/** A STUN or TURN server, with credentials if it requires any. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
