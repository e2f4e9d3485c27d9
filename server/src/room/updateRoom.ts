import { constants, FileUrl, ok, refuse } from "@atrium/contract";
import type { InputOf, operations, RoomId } from "@atrium/contract";
import { floorSize } from "@atrium/rules";
import type { ContextOf } from "../platform/calls/context.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { hashPassword } from "../platform/passwords.ts";
import { isLastOpen } from "./openRooms.ts";
import type { FloorPicture, FloorPictures, RoomNewsNeeds } from "./roomNeeds.ts";
import { changeRoom, roomsOfSpace, toRoom } from "./roomStore.ts";
import type { RoomChanges, RoomRow } from "./roomStore.ts";
import { tellRoom } from "./tellRoom.ts";

type Op = typeof operations.updateRoom;
type Needs = RoomNewsNeeds & { pictures: FloorPictures };

export const updateRoom: Handler<Op, Needs> = async (needs, context, input) => {
  const { tx, subject } = context;
  const { roomId, password, type, capacity, permissions, bgImageUrl: _floor, bgUploadId: _upload, ...plain } = input;
  const closes = typeof password === "string" || input.isHidden === true || input.blocked === true;
  if (closes && isLastOpen(await roomsOfSpace(tx, subject.space.id), subject.room)) return refuse("noMorePublicRooms");
  const floor = await floorAsked(needs.pictures, context, input);
  if (floor === "missing") return refuse("uploadIntentNotFound");
  // The previous picture can be restored for a day.
  if (floor.bgImageUrl !== undefined)
    for (const url of [subject.room.bgImageUrl, floor.bgImageUrl])
      if (url !== null) await needs.pictures.keep(tx, url, context.nowMs);
  const passwordHash = typeof password === "string" ? await hashOf(roomId, password) : password;
  const row = await changeRoom(tx, subject.room, {
    ...plain,
    ...floor,
    passwordHash,
    type,
    capacity: capacityAsked(subject.room, { type, capacity }),
    ...(permissions !== undefined && { permissions: { ...subject.room.permissions, ...permissions } }),
  });
  return row === subject.room ? ok({ room: toRoom(row) }) : tellRoom(needs, tx, row);
};

/** Done outside the transaction: hashing takes 20 ms of a core. */
const hashOf = (roomId: RoomId, password: string): Promise<string> =>
  outside(`hash for ${roomId}`, () => hashPassword(password));

/** A room that changes its type gets the new type's capacity, unless a smaller one is requested. */
function capacityAsked(room: RoomRow, { type = room.type, capacity }: Pick<InputOf<Op>, "type" | "capacity">) {
  const most = constants.roomCapacity[type];
  if (capacity !== undefined) return Math.min(capacity, most);
  if (type === room.type) return undefined;
  return room.capacity < constants.roomCapacity[room.type] ? Math.min(room.capacity, most) : most;
}

type Floor = Pick<RoomChanges, "bgImageUrl" | "dominantColor" | "width" | "height">;

/** The requested floor, with the size that follows from it; nothing if none is requested. */
async function floorAsked(
  pictures: FloorPictures,
  { tx, accountId, subject: { room } }: Pick<ContextOf<Op>, "tx" | "accountId" | "subject">,
  { bgUploadId, bgImageUrl, bgMode = room.bgMode }: InputOf<Op>,
): Promise<Floor | "missing"> {
  if (bgUploadId !== undefined) {
    const picture = await pictures.uploaded(tx, { uploadId: bgUploadId, accountId });
    return picture === null ? "missing" : { bgImageUrl: picture.url, ...laidOut(picture, bgMode) };
  }
  if (bgImageUrl !== undefined) {
    const own = FileUrl.safeParse(bgImageUrl);
    const picture = own.success ? await pictures.at(tx, own.data) : null;
    if (own.success && picture === null) return "missing";
    return { bgImageUrl, ...laidOut(picture, bgMode) };
  }
  if (bgMode === room.bgMode) return {};
  return laidOut(room.bgImageUrl === null ? null : await pictures.at(tx, room.bgImageUrl), bgMode);
}

function laidOut(picture: FloorPicture | null, bgMode: Parameters<typeof floorSize>[0]) {
  const { w: width, h: height } = floorSize(bgMode, picture?.size ?? null);
  return { width, height, dominantColor: picture?.dominantColor ?? null };
}
