import { constants, ok, refuse, uploadBytes } from "@atrium/contract";
import type { AccountId, Result, UploadId, UploadKind } from "@atrium/contract";
import type { Transaction } from "../platform/database/database.ts";
import { UPLOAD_PATH } from "../platform/http/fileRoutes.ts";
import { takeStored } from "../platform/rateLimit.ts";
import { insertUpload } from "./uploadStore.ts";

const HOUR_MS = 3_600_000;
const UPLOADS = { name: "uploads", count: constants.uploads.perHour, withinMs: HOUR_MS };

export interface Intent {
  uploadId: UploadId;
  uploadUrl: string;
  expiresInMs: number;
}

/** Announces an upload of this size. Its type is determined when it arrives. */
export async function wantUpload(
  { tx, nowMs, accountId }: { tx: Transaction; nowMs: number; accountId: AccountId },
  { kind, name, bytes }: { kind: UploadKind; name: string; bytes: number },
): Promise<Result<Intent, "fileTooLarge" | "tooOftenAttempts">> {
  if (bytes > uploadBytes[kind]) return refuse("fileTooLarge", { limit: uploadBytes[kind] });
  return takeUpload({ tx, nowMs, accountId }, { kind, name, bytes });
}

/** Announces an upload of a size that fits its kind. */
export async function takeUpload(
  { tx, nowMs, accountId }: { tx: Transaction; nowMs: number; accountId: AccountId },
  { kind, name, bytes, link }: { kind: UploadKind; name: string; bytes: number; link?: string },
): Promise<Result<Intent, "tooOftenAttempts">> {
  const taken = await takeStored(tx, UPLOADS, { subject: accountId, nowMs });
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const uploadId = await insertUpload(tx, { accountId, kind, name, bytes, link, nowMs });
  return ok({ uploadId, uploadUrl: `${UPLOAD_PATH}${uploadId}`, expiresInMs: constants.uploads.intentForMs });
}
