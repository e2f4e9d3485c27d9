import type { AccountId, FinishedState, Locale, RecordingId, SpaceId, SpaceRole, TeamId } from "@atrium/contract";
import { may } from "@atrium/rules";
import { and, asc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accounts, mailChoices } from "../../account/index.ts";
import type { Query, Transaction } from "../../platform/database/database.ts";
import { rooms } from "../../room/index.ts";
import { roleOf, spaces } from "../../space/index.ts";
import { recordings } from "../tables.ts";

/** A finished recording, for whoever started it. */
export interface RecordingNews {
  recordingId: RecordingId;
  accountId: AccountId;
  spaceId: SpaceId;
  teamId: TeamId | null;
  slug: string;
  roomName: string;
  state: FinishedState;
  email: string | null;
  locale: Locale;
  /** Null if they have not chosen. */
  wantsMail: boolean | null;
}

/** How many one round mails about; the next one continues. */
const ROUND = 200;

/** Finished within a span of time, and nobody was told. */
export async function untoldBetween(
  query: Query,
  { after, upTo }: { after: Date; upTo: Date },
): Promise<RecordingNews[]> {
  const isUntold = and(isNull(recordings.toldAt), gt(recordings.finishedAt, after), lte(recordings.finishedAt, upTo));
  return (await read(query, and(isUntold, isNotNull(accounts.email)), ROUND)).map(({ news }) => news);
}

/** One of them; null if whoever started it is gone, or may not see it any more. */
export async function newsOfRecording(query: Query, id: RecordingId): Promise<RecordingNews | null> {
  const [found] = await read(query, and(eq(recordings.id, id), isNull(recordings.toldAt)), 1);
  return found !== undefined && (await maySee(query, found)) ? found.news : null;
}

/** Whether whoever started it still may see it. */
export const stillSees = async (query: Query, { recordingId }: Pick<RecordingNews, "recordingId">): Promise<boolean> =>
  (await newsOfRecording(query, recordingId)) !== null;

/** Whether nobody else has told them: of a page and a mail, or of two nodes, one. */
export async function noteTold(tx: Transaction, id: RecordingId, nowMs: number): Promise<boolean> {
  const noted = await tx
    .update(recordings)
    .set({ toldAt: new Date(nowMs) })
    .where(and(eq(recordings.id, id), isNull(recordings.toldAt), isNotNull(recordings.finishedAt)))
    .returning({ id: recordings.id });
  return noted.length > 0;
}

interface Found {
  news: RecordingNews;
  isBlocked: boolean;
}

async function read(query: Query, condition: SQL | undefined, most: number): Promise<Found[]> {
  const rows = await query
    .select({
      recordingId: recordings.id,
      accountId: accounts.id,
      spaceId: spaces.id,
      teamId: recordings.teamId,
      slug: spaces.slug,
      roomName: recordings.roomName,
      state: recordings.state,
      email: accounts.email,
      locale: accounts.locale,
      wantsMail: mailChoices.recording,
      blocked: rooms.blocked,
    })
    .from(recordings)
    .innerJoin(accounts, and(eq(accounts.id, recordings.startedBy), isNull(accounts.deletesAt)))
    .innerJoin(spaces, eq(spaces.id, recordings.spaceId))
    .leftJoin(rooms, eq(rooms.id, recordings.roomId))
    .leftJoin(mailChoices, eq(mailChoices.accountId, accounts.id))
    .where(and(condition, isNotNull(recordings.finishedAt)))
    .orderBy(asc(recordings.finishedAt), asc(recordings.id))
    .limit(most);
  return rows.flatMap(({ blocked, state, ...row }) =>
    state === "ready" || state === "partial" || state === "failed"
      ? // Of a room that is gone: as of one that only those see who see all.
        [{ news: { ...row, state }, isBlocked: blocked ?? true }]
      : [],
  );
}

async function maySee(query: Query, { news, isBlocked }: Found): Promise<boolean> {
  const role: SpaceRole | null = await roleOf(query, news.accountId, news.spaceId);
  if (role === null || !may("room.manageRecordings", { role })) return false;
  return !isBlocked || may("room.seeBlocked", { role });
}
