import { constants, must, newId } from "@atrium/contract";
import type { AccountId, FileUrl, UploadId, UploadKind } from "@atrium/contract";
import { and, eq, gt, lt, ne, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import type { Query, Transaction } from "../platform/database/database.ts";
import { FILES_PATH } from "../platform/files/links.ts";
import type { InspectedFile } from "../platform/files/inspection.ts";
import { fileUploads } from "./tables.ts";

export type Upload = typeof fileUploads.$inferSelect;

const KEY_BYTES = 24;
const { intentForMs, temporaryForMs, transferMs, unusedForMs } = constants.uploads;
/** How many files one sweep deletes at most. */
const AT_ONCE = 500;

/** An announced upload; it must begin within fifteen minutes. */
export async function insertUpload(
  query: Query,
  wanted: {
    accountId: AccountId;
    kind: UploadKind;
    name: string;
    bytes: number;
    link?: string | undefined;
    nowMs: number;
  },
): Promise<UploadId> {
  const { accountId, kind, name, bytes, link = null, nowMs } = wanted;
  const id = newId<UploadId>();
  const key = randomBytes(KEY_BYTES).toString("base64url");
  const row = { id, accountId, kind, name, key, link, wantedBytes: bytes, state: "waiting" as const };
  await query.insert(fileUploads).values({ ...row, createdAt: new Date(nowMs) });
  return id;
}

/** This account's upload, in any state. */
export async function findUpload(query: Query, of: { id: string; accountId: AccountId }): Promise<Upload | null> {
  if (!isName(of.id)) return null;
  const isTheirs = and(eq(fileUploads.id, of.id as UploadId), eq(fileUploads.accountId, of.accountId));
  const [found] = await query.select().from(fileUploads).where(isTheirs);
  return found ?? null;
}

/** Keys and ids come from anybody and may be anything: PostgreSQL refuses a text with a zero in it. */
const isName = (part: string): boolean => /^[\w-]+$/.test(part);

/** The ready file of a key. */
export async function findFile(query: Query, key: string): Promise<Upload | null> {
  if (!isName(key)) return null;
  const isReady = and(eq(fileUploads.key, key), eq(fileUploads.state, "ready"));
  const [found] = await query.select().from(fileUploads).where(isReady);
  return found ?? null;
}

export const hasBegunInTime = (upload: Upload, nowMs: number): boolean =>
  upload.createdAt.getTime() + intentForMs > nowMs;

/** Claims an upload for the arriving bytes; false if it is taken or over. */
export async function claimUpload(query: Query, id: UploadId, nowMs: number): Promise<boolean> {
  const isLeftBehind = and(eq(fileUploads.state, "arriving"), lt(fileUploads.claimedAt, new Date(nowMs - transferMs)));
  const isFree = or(eq(fileUploads.state, "waiting"), isLeftBehind);
  const isYoung = gt(fileUploads.createdAt, new Date(nowMs - intentForMs));
  const claimed = await query
    .update(fileUploads)
    .set({ state: "arriving", claimedAt: new Date(nowMs) })
    .where(and(eq(fileUploads.id, id), isFree, isYoung))
    .returning({ id: fileUploads.id });
  return claimed.length === 1;
}

/** Ends a claim without a file: `waiting` may be tried again, `spent` may not. */
export async function endClaim(query: Query, id: UploadId, state: "waiting" | "spent"): Promise<void> {
  await query.update(fileUploads).set({ state }).where(eq(fileUploads.id, id));
}

export async function finishUpload(query: Query, id: UploadId, file: InspectedFile): Promise<void> {
  const { mimeType, bytes, size, dominantColor, pages } = file;
  const stored = { mimeType, bytes, dominantColor, pages, width: size?.w ?? null, height: size?.h ?? null };
  await query
    .update(fileUploads)
    .set({ ...stored, state: "ready" })
    .where(eq(fileUploads.id, id));
}

interface OrphanTerms {
  nowMs: number;
  /** Conditions on `fileUploads.key` for files in use; temporary ones are deleted even if in use. */
  unless: readonly SQL[];
}

/** Files nobody shows, and uploads that were never finished. */
function isOrphan({ nowMs, unless }: OrphanTerms): SQL | undefined {
  const isOlderThan = (ms: number) => lt(fileUploads.createdAt, new Date(nowMs - ms));
  const isTemporary = eq(fileUploads.kind, "temporary");
  const neverCame = and(ne(fileUploads.state, "ready"), isOlderThan(intentForMs + transferMs));
  const isUnused = and(isOlderThan(unusedForMs), not(isTemporary), ...unless.map((shown) => not(shown)));
  return or(neverCame, isUnused, and(isTemporary, isOlderThan(temporaryForMs)));
}

export async function listOrphans(query: Query, terms: OrphanTerms): Promise<Pick<Upload, "id" | "key">[]> {
  const { id, key } = fileUploads;
  return query.select({ id, key }).from(fileUploads).where(isOrphan(terms)).limit(AT_ONCE);
}

/** False if something shows it by now, or is about to. */
export async function forgetOrphan(tx: Transaction, id: UploadId, terms: OrphanTerms): Promise<boolean> {
  const gone = await tx
    .delete(fileUploads)
    .where(and(eq(fileUploads.id, id), isOrphan(terms)))
    .returning({ id: fileUploads.id });
  return gone.length > 0;
}

/**
 * Keeps a picture for another day, as if it had been uploaded now: something is to show it again, or has just stopped.
 * False if it is gone.
 */
export async function keepPicture(
  tx: Query,
  { url, kind, nowMs }: { url: string; kind: UploadKind; nowMs: number },
): Promise<boolean> {
  const isMeant = and(eq(fileUploads.key, url.slice(FILES_PATH.length)), eq(fileUploads.kind, kind));
  const kept = await tx
    .update(fileUploads)
    .set({ createdAt: new Date(nowMs) })
    .where(and(isMeant, eq(fileUploads.state, "ready")))
    .returning({ id: fileUploads.id });
  return kept.length > 0;
}

/** A stored picture, as places that show it need it. */
export interface StoredPicture {
  url: FileUrl;
  size: { w: number; h: number } | null;
  dominantColor: string | null;
}

/** A stored file: a picture, or a PDF with its number of pages. */
export interface StoredFile extends StoredPicture {
  name: string;
  bytes: number;
  pages: number | null;
}

/** Somebody's finished upload with its permanent URL; null unless it is of one of these kinds. */
export async function uploadedFile(
  query: Query,
  { uploadId, accountId, kinds }: { uploadId: UploadId; accountId: AccountId; kinds: readonly UploadKind[] },
): Promise<StoredFile | null> {
  const upload = await findUpload(query, { id: uploadId, accountId });
  if (upload?.state !== "ready" || !kinds.includes(upload.kind)) return null;
  const { name, pages } = upload;
  return { ...toPicture(upload), name, bytes: must(upload.bytes, "it is ready"), pages };
}

export async function lastingUrl(...asked: Parameters<typeof uploadedFile>): Promise<FileUrl | null> {
  return (await uploadedFile(...asked))?.url ?? null;
}

/** The picture at a permanent URL, whoever uploaded it; null for pictures that ship with the app. */
export async function pictureAt(
  query: Query,
  { url, kind }: { url: string; kind: UploadKind },
): Promise<StoredPicture | null> {
  const upload = url.startsWith(FILES_PATH) ? await findFile(query, url.slice(FILES_PATH.length)) : null;
  return upload?.kind === kind ? toPicture(upload) : null;
}

function toPicture({ key, width, height, dominantColor }: Upload): StoredPicture {
  const size = width === null || height === null ? null : { w: width, h: height };
  return { url: `${FILES_PATH}${key}`, size, dominantColor };
}

/** The permanent URL of a row's file, to compare with where files are shown. */
export const urlOfFile: SQL = sql`${FILES_PATH}::text || ${fileUploads.key}`;
