import type { Effect, Folder, FolderId, RoomId, SpaceId, SpacePatch } from "@atrium/contract";
import type { OrderChange, RoomOrder } from "@atrium/rules";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Bus } from "../../platform/bus.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { reviseSpace } from "../../space/index.ts";
import { folders, rooms } from "../tables.ts";

const SHARED = { id: folders.id, spaceId: folders.spaceId, name: folders.name, position: folders.position };

/** All folders of a space, from top to bottom. */
export async function foldersOfSpace(query: Query, spaceId: SpaceId): Promise<Folder[]> {
  return query
    .select(SHARED)
    .from(folders)
    .where(eq(folders.spaceId, spaceId))
    .orderBy(asc(folders.position), asc(folders.id));
}

export async function findFolder(query: Query, folderId: FolderId): Promise<Folder | null> {
  const [row] = await query.select(SHARED).from(folders).where(eq(folders.id, folderId));
  return row ?? null;
}

export async function renameFolder(tx: Transaction, folderId: FolderId, name: string): Promise<void> {
  await tx.update(folders).set({ name }).where(eq(folders.id, folderId));
}

/** The rooms that decide who sees a folder. */
export async function roomsIn(query: Query, folderId: FolderId) {
  return query
    .select({ id: rooms.id, isHidden: rooms.isHidden, blocked: rooms.blocked })
    .from(rooms)
    .where(eq(rooms.groupId, folderId));
}

/** The order of a space's rooms and folders. The space must be locked. */
export async function orderOf(tx: Transaction, spaceId: SpaceId): Promise<RoomOrder> {
  const placed = { id: rooms.id, position: rooms.position, groupId: rooms.groupId };
  const inSpace = await tx.select(placed).from(rooms).where(eq(rooms.spaceId, spaceId));
  return { rooms: inSpace, folders: await foldersOfSpace(tx, spaceId) };
}

interface OrderNews {
  bus: Bus;
  spaceId: SpaceId;
  /** A folder that the change creates. */
  made?: { id: FolderId; name: string; nowMs: number };
}

/** Stores a changed order; returns the effect that announces it, or none if nothing changed. */
export async function keepOrder(
  tx: Transaction,
  { bus, spaceId, made }: OrderNews,
  change: OrderChange,
): Promise<Effect[]> {
  const patches: SpacePatch[] = [];
  for (const { id, position } of change.folders) {
    if (id === made?.id) {
      const folder = { id, spaceId, name: made.name, position };
      await tx.insert(folders).values({ ...folder, createdAt: new Date(made.nowMs) });
      patches.push({ type: "put", kind: "folder", id, record: folder });
    } else patches.push({ type: "merge", kind: "folder", id, changes: { position } });
  }
  await placeFolders(tx, change.folders);
  await placeRooms(tx, change.rooms);
  if (change.gone.length > 0) await tx.delete(folders).where(inArray(folders.id, [...change.gone]));
  for (const { id, ...changes } of change.rooms) patches.push({ type: "merge", kind: "room", id, changes });
  for (const id of change.gone) patches.push({ type: "gone", kind: "folder", id });
  return patches.length === 0 ? [] : [await reviseSpace(tx, { bus, spaceId }, patches)];
}

/** Deletes a folder with its last room; returns the patches that announce it. */
export async function closeIfEmpty(tx: Transaction, folderId: FolderId | null): Promise<SpacePatch[]> {
  if (folderId === null || (await roomsIn(tx, folderId)).length > 0) return [];
  await tx.delete(folders).where(eq(folders.id, folderId));
  return [{ type: "gone", kind: "folder", id: folderId }];
}

async function placeFolders(tx: Transaction, placed: OrderChange["folders"]): Promise<void> {
  if (placed.length === 0) return;
  const [ids, positions] = [placed.map(({ id }) => id), placed.map(({ position }) => position)];
  await tx.execute(sql`
    update ${folders} set position = placed.position
    from unnest(${sql.param(ids)}::text[], ${sql.param(positions)}::float8[]) as placed(id, position)
    where ${folders.id} = placed.id`);
}

async function placeRooms(tx: Transaction, placed: OrderChange["rooms"]): Promise<void> {
  if (placed.length === 0) return;
  const ids: RoomId[] = placed.map(({ id }) => id);
  const [positions, groups] = [placed.map(({ position }) => position), placed.map(({ groupId }) => groupId)];
  await tx.execute(sql`
    update ${rooms} set position = placed.position, group_id = placed.group_id
    from unnest(${sql.param(ids)}::text[], ${sql.param(positions)}::float8[], ${sql.param(groups)}::text[])
      as placed(id, position, group_id)
    where ${rooms.id} = placed.id`);
}
