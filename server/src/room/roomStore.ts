import { must, newId } from "@atrium/contract";
import type { Room, RoomId, SpaceId } from "@atrium/contract";
import { asc, eq, exists, inArray, max, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../platform/database/database.ts";
import type { NewRoom } from "../space/index.ts";
import { POSITION_STEP } from "@atrium/rules";
import { newRoomRow } from "./newRoom.ts";
import { folders, rooms } from "./tables.ts";

export type RoomRow = typeof rooms.$inferSelect;

/** A room's position in the list: its folder's, if it is in one. */
const LIST_PLACE = sql`coalesce((select ${folders.position} from ${folders} where ${folders.id} = ${rooms.groupId}), ${rooms.position})`;
/** The same order as `roomList` of the rules. */
const LIST_ORDER = [LIST_PLACE, sql`coalesce(${rooms.groupId}, ${rooms.id})`, asc(rooms.position), asc(rooms.id)];

/** Appends rooms to the list, in the given order. The space must be locked, or brand new. */
export async function insertRooms(
  tx: Transaction,
  spaceId: SpaceId,
  at: { rooms: readonly NewRoom[]; nowMs: number },
): Promise<RoomRow[]> {
  const [last] = await tx
    .select({ position: max(LIST_PLACE) })
    .from(rooms)
    .where(eq(rooms.spaceId, spaceId));
  const start = Number(last?.position ?? 0);
  const rows = at.rooms.map((room, index) =>
    newRoomRow({ ...room, id: newId<RoomId>(), spaceId, position: start + (index + 1) * POSITION_STEP }, at.nowMs),
  );
  return tx.insert(rooms).values(rows).returning();
}

export async function findRoom(query: Query, roomId: RoomId): Promise<RoomRow | null> {
  const [row] = await query.select().from(rooms).where(eq(rooms.id, roomId));
  return row ?? null;
}

/** The room, locked until this transaction ends. */
export async function lockRoom(query: Query, roomId: RoomId): Promise<RoomRow | null> {
  const [row] = await query.select().from(rooms).where(eq(rooms.id, roomId)).for("no key update");
  return row ?? null;
}

/** All rooms of a space in list order, hidden and blocked ones included. */
export const roomsOfSpace = (query: Query, spaceId: SpaceId): Promise<RoomRow[]> => roomsOfSpaces(query, [spaceId]);

/** All rooms of some spaces, those of each in list order. */
export async function roomsOfSpaces(query: Query, spaceIds: readonly SpaceId[]): Promise<RoomRow[]> {
  return query
    .select()
    .from(rooms)
    .where(inArray(rooms.spaceId, [...spaceIds]))
    .orderBy(...LIST_ORDER);
}

export async function countRooms(query: Query, spaceId: SpaceId): Promise<number> {
  return query.$count(rooms, eq(rooms.spaceId, spaceId));
}

export async function insertRoom(tx: Transaction, row: RoomRow): Promise<RoomRow> {
  const [inserted] = await tx.insert(rooms).values(row).returning();
  return must(inserted, "one room in, one room out");
}

export async function forgetRoom(tx: Transaction, roomId: RoomId): Promise<void> {
  await tx.delete(rooms).where(eq(rooms.id, roomId));
}

export type RoomChanges = {
  [Field in keyof Omit<RoomRow, "id" | "spaceId" | "createdAt">]?: RoomRow[Field] | undefined;
};

/** Changes the given fields; the others stay. */
export async function changeRoom(tx: Transaction, room: RoomRow, changes: RoomChanges): Promise<RoomRow> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length === 0) return room;
  const [changed] = await tx.update(rooms).set(Object.fromEntries(given)).where(eq(rooms.id, room.id)).returning();
  return must(changed, "the room is locked");
}

/** A room as everybody may see it, without its password hash. */
export function toRoom(row: RoomRow): Room {
  const { width, height, passwordHash, createdAt: _createdAt, elementsRevision: _revision, ...inside } = row;
  const { backgroundVideo: _video, keptLive: _kept, recordingStartedAt, ...shared } = inside;
  return {
    ...shared,
    size: { w: width, h: height },
    hasPassword: passwordHash !== null,
    recordingInProgress: recordingStartedAt !== null,
    recordingStartedAt: recordingStartedAt?.toISOString() ?? null,
  };
}

/** Whether a room uses the file at this URL as its floor. */
export const isRoomBackground = (query: Query, url: SQL): SQL =>
  exists(query.select({ id: rooms.id }).from(rooms).where(eq(rooms.bgImageUrl, url)));
