import { bounds, must } from "@atrium/contract";
import type {
  AccountId,
  BackgroundVideo,
  ElementData,
  ElementId,
  FileUrl,
  RoomId,
  StoredElement,
} from "@atrium/contract";
import { and, eq, exists, inArray, max, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts } from "../account/index.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import { rooms } from "../room/index.ts";
import type { KeptLive } from "../room/index.ts";
import { elements } from "./tables.ts";

export type ElementRow = typeof elements.$inferSelect;
/** An element, and what its creator is called. */
export interface FoundElement {
  row: ElementRow;
  creatorName: string;
}

/**
 * Counts a change of a room's elements. The room's row stays locked until the commit, so that changes of its elements
 * run one after another and their revisions follow the order of the commits. Null if the room is gone.
 */
export async function nextRevision(tx: Transaction, roomId: RoomId): Promise<number | null> {
  const [row] = await tx
    .update(rooms)
    .set({ elementsRevision: sql`${rooms.elementsRevision} + 1` })
    .where(eq(rooms.id, roomId))
    .returning({ revision: rooms.elementsRevision });
  return row?.revision ?? null;
}

const isThis = (of: { roomId: RoomId; id: ElementId }) => and(eq(elements.roomId, of.roomId), eq(elements.id, of.id));

export async function findElement(query: Query, of: { roomId: RoomId; id: ElementId }): Promise<FoundElement | null> {
  const [found] = await query
    .select({ row: elements, creatorName: accounts.name })
    .from(elements)
    .leftJoin(accounts, eq(accounts.id, elements.creatorId))
    .where(isThis(of));
  return found === undefined ? null : { row: found.row, creatorName: found.creatorName ?? "" };
}

export async function insertElement(tx: Transaction, row: typeof elements.$inferInsert): Promise<FoundElement> {
  await tx.insert(elements).values(row);
  return must(await findElement(tx, row), "it was inserted");
}

export type ElementChanges = Partial<Omit<ElementRow, "roomId" | "id">>;

export async function changeElement(
  tx: Transaction,
  { row, creatorName }: FoundElement,
  changes: ElementChanges,
): Promise<FoundElement> {
  if (Object.keys(changes).length === 0) return { row, creatorName };
  const [changed] = await tx.update(elements).set(changes).where(isThis(row)).returning();
  return { row: must(changed, "its room is locked"), creatorName };
}

export async function removeElement(tx: Transaction, of: { roomId: RoomId; id: ElementId }): Promise<void> {
  await tx.delete(elements).where(isThis(of));
}

/** Removes those of these that nobody has pinned meanwhile; returns which. */
export async function removeUnpinned(
  tx: Transaction,
  { roomId, ids }: { roomId: RoomId; ids: readonly ElementId[] },
): Promise<ElementId[]> {
  const gone = await tx
    .delete(elements)
    .where(and(eq(elements.roomId, roomId), inArray(elements.id, [...ids]), eq(elements.isPinned, false)))
    .returning({ id: elements.id });
  return gone.map(({ id }) => id);
}

/** A person's screen stands in one place only. Returns the elements that were removed. */
export async function removeScreensOf(
  tx: Transaction,
  { roomId, creatorId }: { roomId: RoomId; creatorId: AccountId },
): Promise<ElementId[]> {
  const isTheirs = and(eq(elements.roomId, roomId), eq(elements.creatorId, creatorId), isScreen);
  const gone = await tx.delete(elements).where(isTheirs).returning({ id: elements.id });
  return gone.map(({ id }) => id);
}

const isScreen = sql`${elements.data} ->> 'type' = 'screen_share'`;

/** How many elements a room has, shared screens apart, and the layer of the next one: above all others. */
export async function roomTop(query: Query, roomId: RoomId): Promise<{ count: number; order: number }> {
  const [top] = await query
    .select({ count: sql<number>`count(*) filter (where not ${isScreen})::int`, order: max(elements.order) })
    .from(elements)
    .where(eq(elements.roomId, roomId));
  const { count, order } = must(top, "a count");
  return { count, order: Math.min((order ?? 0) + 1, bounds.elementOrder.max) };
}

/** Somebody's elements in a room that nobody has pinned. */
export async function unpinnedOf(
  query: Query,
  { roomId, accountId }: { roomId: RoomId; accountId: AccountId },
): Promise<ElementRow[]> {
  const isTheirs = and(eq(elements.roomId, roomId), eq(elements.creatorId, accountId));
  return query
    .select()
    .from(elements)
    .where(and(isTheirs, eq(elements.isPinned, false)));
}

export async function pinAll(
  tx: Transaction,
  { roomId, ids }: { roomId: RoomId; ids: readonly ElementId[] },
): Promise<void> {
  await tx
    .update(elements)
    .set({ isPinned: true })
    .where(and(eq(elements.roomId, roomId), inArray(elements.id, [...ids])));
}

/** A room's elements, the video behind its stage, and the revision of their last change. */
export interface LoadedElements {
  revision: number;
  elements: readonly StoredElement[];
  backgroundVideo: BackgroundVideo | null;
  keptLive: KeptLive | null;
}

/** One statement, so that elements and revision belong together. Null if the room is gone. */
export async function loadElements(query: Query, roomId: RoomId): Promise<LoadedElements | null> {
  const found = await query
    .select({
      revision: rooms.elementsRevision,
      backgroundVideo: rooms.backgroundVideo,
      keptLive: rooms.keptLive,
      row: elements,
      creatorName: accounts.name,
    })
    .from(rooms)
    .leftJoin(elements, eq(elements.roomId, rooms.id))
    .leftJoin(accounts, eq(accounts.id, elements.creatorId))
    .where(eq(rooms.id, roomId));
  const [first] = found;
  if (first === undefined) return null;
  const stored = found.flatMap(({ row, creatorName }) =>
    row === null ? [] : [toStored({ row, creatorName: creatorName ?? "" })],
  );
  const { revision, backgroundVideo, keptLive } = first;
  return { revision, elements: stored, backgroundVideo, keptLive };
}

/** Stores who is behind closed doors and on stage, for a restart. */
export async function keepLive(query: Query, roomId: RoomId, { behindDoors, parts }: KeptLive): Promise<void> {
  const isNothing = [behindDoors, parts].every((each) => Object.keys(each).length === 0);
  const keptLive = isNothing ? null : { behindDoors, parts };
  await query.update(rooms).set({ keptLive }).where(eq(rooms.id, roomId));
}

/** Condition: the file at this URL is shown in a room. */
export const isElementFile = (query: Query, url: SQL): SQL =>
  exists(query.select({ id: elements.id }).from(elements).where(eq(elements.fileUrl, url)));

/** The rooms in which a file is shown. */
export async function roomsShowing(query: Query, fileUrl: FileUrl): Promise<RoomId[]> {
  const shown = await query
    .selectDistinct({ roomId: elements.roomId })
    .from(elements)
    .where(eq(elements.fileUrl, fileUrl));
  return shown.map(({ roomId }) => roomId);
}

/** An element as everybody in its room sees it. */
export function toStored({ row, creatorName }: FoundElement): StoredElement {
  const { x, y, data, fileUrl, isPinned, createdAt, ...shared } = row;
  return {
    ...shared,
    creatorName,
    createdAt: createdAt.toISOString(),
    pos: { x, y },
    didPersist: isPinned,
    data: (fileUrl === null ? data : { ...data, url: fileUrl }) as ElementData,
  };
}
