// Which recordings are too old, and which soon will be: decided in the database, by the terms of their teams.
import { constants } from "@atrium/contract";
import type { RecordingId, SpaceId, TeamId } from "@atrium/contract";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { spaces, stands } from "../../space/index.ts";
import { atMs, recordingDaysInSql, teams } from "../../team/index.ts";
import { recordings } from "../tables.ts";

const DAY_MS = 24 * 3_600_000;
const { mostCounted, recordingDays, toldBeforeMs, toldTogetherMs } = constants.keeping;
const SHORTEST_MS = Math.min(...recordingDays) * DAY_MS;
/** How many recordings, or spaces with some, are found at once; the next are found behind the last of them. */
const AT_ONCE = 100;

/** When a recording is too old, as the terms of its team are now: of rows of recordings and teams. */
const dueAt = (nowMs: number): SQL<Date> =>
  sql`${recordings.startedAt} + ${recordingDaysInSql(nowMs)} * interval '24 hours'`;
/** Too old at a moment. The first part is found by an index. */
const isDueAt = (ms: number, nowMs: number): SQL | undefined =>
  and(lte(recordings.startedAt, new Date(ms - SHORTEST_MS)), sql`${dueAt(nowMs)} <= ${atMs(ms)}`);
const hasFile = inArray(recordings.state, ["ready", "partial"]);
/** Those of a team or a space that is deleted wait: it may be restored. */
const isOfStanding = and(isNull(teams.deletedAt), stands);

/** The next spaces behind one with recordings that are to be announced now. */
export async function spacesToTell(query: Query, nowMs: number, behind: SpaceId | null): Promise<SpaceId[]> {
  const isBehind = behind === null ? undefined : gt(spaces.id, behind);
  const rows = await query
    .selectDistinct({ spaceId: spaces.id })
    .from(recordings)
    .innerJoin(teams, eq(teams.id, recordings.teamId))
    .innerJoin(spaces, eq(spaces.id, recordings.spaceId))
    .where(and(isBehind, isNull(recordings.goesAt), hasFile, isOfStanding, isDueAt(nowMs + toldBeforeMs, nowMs)))
    .orderBy(asc(spaces.id))
    .limit(AT_ONCE);
  return rows.map(({ spaceId }) => spaceId);
}

/** A recording that was announced just now. */
export interface Announced {
  roomName: string;
  startedAt: Date;
  goesAt: Date;
  /** Whether only those see it who see all rooms. */
  isBlocked: boolean;
}

/** Sets the day of those in a space that have few left, and none yet; the first to go first. Of two nodes, one gets them. */
export async function announce(tx: Transaction, spaceId: SpaceId, nowMs: number): Promise<Announced[]> {
  const together = isDueAt(nowMs + toldBeforeMs + toldTogetherMs, nowMs);
  const told = await tx
    .update(recordings)
    .set({ goesAt: sql`greatest(${dueAt(nowMs)}, ${atMs(nowMs + toldBeforeMs)})` })
    .from(teams)
    .innerJoin(spaces, eq(spaces.teamId, teams.id))
    .where(
      and(
        eq(spaces.id, spaceId),
        eq(recordings.spaceId, spaceId),
        eq(recordings.teamId, teams.id),
        isOfStanding,
        isNull(recordings.goesAt),
        hasFile,
        together,
      ),
    )
    .returning({ id: recordings.id });
  if (told.length === 0) return [];
  const ids = told.map(({ id }) => id);
  const rows = await tx
    .select({
      roomName: recordings.roomName,
      startedAt: recordings.startedAt,
      goesAt: recordings.goesAt,
      blocked: rooms.blocked,
    })
    .from(recordings)
    .leftJoin(rooms, eq(rooms.id, recordings.roomId))
    .where(and(inArray(recordings.id, ids), isNotNull(recordings.goesAt)))
    .orderBy(asc(recordings.goesAt), asc(recordings.startedAt), asc(recordings.id));
  return rows.flatMap(({ goesAt, blocked, ...row }) =>
    // Of a room that is gone: as of one that only those see who see all.
    goesAt === null ? [] : [{ ...row, goesAt, isBlocked: blocked ?? true }],
  );
}

/** Forgets the announced day of recordings that are kept longer now; they will be announced anew. */
export async function takeAnnouncementsBack(query: Query, nowMs: number): Promise<void> {
  await query
    .update(recordings)
    .set({ goesAt: null })
    .from(teams)
    .where(
      and(eq(teams.id, recordings.teamId), isNotNull(recordings.goesAt), gt(dueAt(nowMs), sql`${recordings.goesAt}`)),
    );
}

/** Too old, and its announced day has come. Failed ones have no file, and go without having been announced. */
const isExpired = (nowMs: number): SQL | undefined =>
  and(
    isOfStanding,
    isDueAt(nowMs, nowMs),
    or(eq(recordings.state, "failed"), and(hasFile, lte(recordings.goesAt, new Date(nowMs)))),
  );

const selectPlaced = (query: Query) =>
  query
    .select({ id: recordings.id })
    .from(recordings)
    .innerJoin(teams, eq(teams.id, recordings.teamId))
    .innerJoin(spaces, eq(spaces.id, recordings.spaceId));

/** The next recordings behind one that are to be deleted. */
export async function listExpired(query: Query, nowMs: number, behind: RecordingId | null): Promise<RecordingId[]> {
  const isBehind = behind === null ? undefined : gt(recordings.id, behind);
  const rows = await selectPlaced(query)
    .where(and(isBehind, isExpired(nowMs)))
    .orderBy(asc(recordings.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Whether one is still to be deleted: its team may keep it longer by now, or its space may wait to be restored. */
export async function isStillExpired(query: Query, id: RecordingId, nowMs: number): Promise<boolean> {
  return (await selectPlaced(query).where(and(eq(recordings.id, id), isExpired(nowMs)))).length > 0;
}

/** How many recordings of a team were begun before a moment, up to a limit. Failed ones have no file and do not count. */
export async function countOldRecordings(
  query: Query,
  { teamId, before }: { teamId: TeamId; before: Date },
): Promise<number> {
  const isOld = and(eq(recordings.teamId, teamId), lt(recordings.startedAt, before));
  return Math.min(await query.$count(recordings, and(isOld, notInArray(recordings.state, ["failed"]))), mostCounted);
}
