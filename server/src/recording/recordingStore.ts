import type {
  Recording,
  RecordingEnd,
  RecordingId,
  RecordingState,
  RoomId,
  SpaceId,
  SpaceRole,
  TeamId,
} from "@atrium/contract";
import { may } from "@atrium/rules";
import { and, desc, eq, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import { accounts } from "../account/index.ts";
import type { Query, Transaction } from "../platform/database/database.ts";
import { rooms } from "../room/index.ts";
import { recordings } from "./tables.ts";

export type RecordingRow = typeof recordings.$inferSelect;

const RUNNING = ["starting", "recording"] as const;
const BEING_MADE = [...RUNNING, "processing"] as const;
/** How many one sweep handles. */
const AT_ONCE = 100;

/** A team's recordings begin one at a time, so that its limit holds under concurrent calls in several spaces. */
export async function lockRecordingsOf(tx: Transaction, teamId: TeamId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recordings ${teamId}`}, 0))`);
}

export const insertRecording = async (tx: Query, row: typeof recordings.$inferInsert): Promise<void> => {
  await tx.insert(recordings).values(row);
};

/** How many a team has, including those that are being made. A failed one has no file and does not count. */
export const countKept = (query: Query, teamId: TeamId): Promise<number> =>
  query.$count(recordings, and(eq(recordings.teamId, teamId), ne(recordings.state, "failed")));

/** The latest recording of a room. */
export async function latestOf(query: Query, roomId: RoomId): Promise<RecordingRow | null> {
  const [row] = await query
    .select()
    .from(recordings)
    .where(eq(recordings.roomId, roomId))
    .orderBy(desc(recordings.startedAt), desc(recordings.id))
    .limit(1);
  return row ?? null;
}

export async function lockRecording(tx: Query, id: RecordingId): Promise<RecordingRow | null> {
  const [row] = await tx.select().from(recordings).where(eq(recordings.id, id)).for("update");
  return row ?? null;
}

/** Recordings of rooms that a role does not see, or that are gone, are only for roles that see all rooms. */
const isSeenAs = (role: SpaceRole) => (may("room.seeBlocked", { role }) ? undefined : eq(rooms.blocked, false));

export async function findInSpace(
  query: Query,
  { spaceId, role }: { spaceId: SpaceId; role: SpaceRole },
  id: RecordingId,
): Promise<RecordingRow | null> {
  const [found] = await query
    .select({ row: recordings })
    .from(recordings)
    .leftJoin(rooms, eq(rooms.id, recordings.roomId))
    .where(and(eq(recordings.id, id), eq(recordings.spaceId, spaceId), isSeenAs(role)));
  return found?.row ?? null;
}

export async function statesOf(query: Query, ids: readonly RecordingId[]): Promise<Map<RecordingId, RecordingState>> {
  if (ids.length === 0) return new Map();
  const { id, state } = recordings;
  const rows = await query
    .select({ id, state })
    .from(recordings)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.state]));
}

interface Shown {
  /** Makes the link to a picture. */
  sign: (key: string) => string;
  goesAtOf: (row: RecordingRow) => string;
}

/** The recordings of a space that a role sees, latest first. */
export async function recordingsOfSpace(
  query: Query,
  { spaceId, role }: { spaceId: SpaceId; role: SpaceRole },
  { sign, goesAtOf }: Shown,
): Promise<Recording[]> {
  const rows = await query
    .select({ row: recordings, startedByName: accounts.name })
    .from(recordings)
    .leftJoin(accounts, eq(accounts.id, recordings.startedBy))
    .leftJoin(rooms, eq(rooms.id, recordings.roomId))
    .where(and(eq(recordings.spaceId, spaceId), isSeenAs(role)))
    .orderBy(desc(recordings.startedAt), desc(recordings.id));
  return rows.map(({ row, startedByName }) => {
    const { id, roomId, roomName, startedAt, state, endedBecause, durationMs, bytes } = row;
    const told = { id, spaceId, roomId, roomName, startedByName, state, endedBecause, durationMs, bytes };
    const processedPercent = state === "processing" ? row.processedPercent : null;
    const pictureUrl = row.pictureKey === null ? null : sign(row.pictureKey);
    return { ...told, startedAt: startedAt.toISOString(), processedPercent, pictureUrl, goesAt: goesAtOf(row) };
  });
}

/** Stores that its recorder is alive; the first time it is marked as recording. False once it has ended. */
export async function noteGrowth(query: Query, id: RecordingId, nowMs: number): Promise<boolean> {
  const grown = await query
    .update(recordings)
    .set({ state: "recording", seenAt: new Date(nowMs) })
    .where(and(eq(recordings.id, id), inArray(recordings.state, [...RUNNING])))
    .returning({ id: recordings.id });
  return grown.length > 0;
}

/** Ends a running recording; its file is finished next. Null if it was not running any more. */
export async function endRunning(
  tx: Query,
  id: RecordingId,
  endedBecause: RecordingEnd | null,
): Promise<RecordingRow | null> {
  const [ended] = await tx
    .update(recordings)
    .set({ state: "processing", endedBecause })
    .where(and(eq(recordings.id, id), inArray(recordings.state, [...RUNNING])))
    .returning();
  return ended ?? null;
}

/** Stores how much of its file is finished. Null if it is not being processed any more. */
export async function noteProcessed(query: Query, id: RecordingId, percent: number): Promise<RecordingRow | null> {
  const [row] = await query
    .update(recordings)
    .set({ processedPercent: percent })
    .where(and(eq(recordings.id, id), eq(recordings.state, "processing")))
    .returning();
  return row ?? null;
}

type Finished = Pick<RecordingRow, "state" | "endedBecause" | "durationMs" | "bytes" | "pictureKey" | "finishedAt">;
/** Null if its row is gone. */
export async function finish(query: Query, id: RecordingId, finished: Finished): Promise<RecordingRow | null> {
  const [row] = await query.update(recordings).set(finished).where(eq(recordings.id, id)).returning();
  return row ?? null;
}

/** Recordings that any node is making, according to their rows. */
export const listBeingMade = (query: Query): Promise<RecordingRow[]> =>
  query
    .select()
    .from(recordings)
    .where(inArray(recordings.state, [...BEING_MADE]))
    .limit(AT_ONCE);

/** Recordings whose team or space is deleted for good. */
export async function listLeftBehind(query: Query): Promise<RecordingRow[]> {
  const isLeft = or(isNull(recordings.spaceId), isNull(recordings.teamId));
  const isDone = notInArray(recordings.state, [...BEING_MADE]);
  return query.select().from(recordings).where(and(isLeft, isDone)).limit(AT_ONCE);
}

export const forgetRow = async (tx: Query, id: RecordingId): Promise<void> => {
  await tx.delete(recordings).where(eq(recordings.id, id));
};

/** The finished recording whose file or picture has this key. */
export async function findByKey(query: Query, key: string): Promise<RecordingRow | null> {
  const isIts = or(eq(recordings.key, key), eq(recordings.pictureKey, key));
  const isIt = and(isIts, inArray(recordings.state, ["ready", "partial"]));
  const [row] = await query.select().from(recordings).where(isIt);
  return row ?? null;
}
