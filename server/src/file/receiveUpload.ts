// Steps of an upload: claimed once -> streamed or fetched to its own file, limited to the announced size -> scanned ->
// inspected and re-encoded -> stored under a key of ours -> its row marked ready. A failure before the end leaves no
// file behind; after a broken connection or a busy server the upload can be retried, after refused content it cannot.
import { must, ok, PDF_TYPE, refuse, UploadId, uploadBytes, constants } from "@atrium/contract";
import type { AccountId, Result, UploadedFile, UploadKind } from "@atrium/contract";
import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Inspection, PictureFit } from "../platform/files/inspection.ts";
import { uploadedFile } from "./uploadedFile.ts";
import type { LinkedPicture } from "./linkedPictures.ts";
import type { UploadNeeds } from "./uploadNeeds.ts";
import { claimUpload, endClaim, findUpload, finishUpload, hasBegunInTime } from "./uploadStore.ts";
import type { Upload } from "./uploadStore.ts";

/** The incoming bytes of an upload. */
export interface Arrival {
  uploadId: string;
  accountId: AccountId;
  content: Readable;
}
interface ReceiveNeeds extends UploadNeeds {
  /** Fetches what an upload names by a link. */
  linked: LinkedPicture;
}
type Bad = { ok: false; code: "pictureNotReached"; detail: object } | Extract<Inspection, { ok: false }>;
type TakenIn = Extract<Inspection, { ok: true }> | Bad;
type Refused = "uploadIntentNotFound" | "uploadIntentExpired" | Bad["code"];

const FITS: Record<UploadKind, PictureFit> = {
  avatar: { edge: 512, isSquare: true, mayMove: false },
  logo: { edge: 512, isSquare: false, mayMove: false },
  roomBackground: { edge: constants.uploads.bestBackground.w, isSquare: false, mayMove: false },
  image: { edge: 4096, isSquare: false, mayMove: true },
  file: { edge: 4096, isSquare: false, mayMove: true },
  temporary: { edge: 4096, isSquare: false, mayMove: true },
  chat: { edge: 4096, isSquare: false, mayMove: true },
};

/** Receives an upload's bytes. Repeating it after success returns the same answer. Throws if the connection breaks. */
export async function receiveUpload(
  needs: ReceiveNeeds,
  { uploadId, accountId, content }: Arrival,
): Promise<Result<UploadedFile, Refused>> {
  const nowMs = needs.clock.nowMs();
  const isId = UploadId.safeParse(uploadId).success;
  const upload = isId ? await findUpload(needs.db, { id: uploadId, accountId }) : null;
  if (upload === null) return refuse("uploadIntentNotFound");
  if (upload.state === "ready") return ok(uploadedFile(needs.links, upload, nowMs));
  if (upload.state === "spent" || !hasBegunInTime(upload, nowMs)) return refuse("uploadIntentExpired");
  if (!(await claimUpload(needs.db, upload.id, nowMs))) return refuse("uploadsBusy");
  let next: "waiting" | "spent" | null = "waiting";
  try {
    const inspection = await takeIn(needs, upload, content);
    next = inspection.ok ? null : inspection.code === "uploadsBusy" ? "waiting" : "spent";
    if (!inspection.ok) return refuse(inspection.code, inspection.detail);
  } finally {
    if (next !== null) await endClaim(needs.db, upload.id, next);
  }
  const finished = await findUpload(needs.db, { id: upload.id, accountId });
  return finished === null
    ? refuse("uploadIntentNotFound")
    : ok(uploadedFile(needs.links, finished, needs.clock.nowMs()));
}

async function takeIn(needs: ReceiveNeeds, upload: Upload, content: Readable): Promise<TakenIn> {
  const { arrivalsFolder, store, db } = needs;
  const path = join(arrivalsFolder, upload.key);
  const target = `${path}.new`;
  await mkdir(arrivalsFolder, { recursive: true });
  try {
    const { link, wantedBytes: limit } = upload;
    const came =
      link === null ? await arrivingBytes(content, { path, bytes: limit }) : await fetched(needs, upload, path);
    if (came === "busy") return { ok: false, code: "uploadsBusy" };
    if (came === null) return { ok: false, code: "pictureNotReached", detail: {} };
    if (came > limit) return { ok: false, code: "fileTooLarge", detail: { limit } };
    if (link === null && came < limit) return { ok: false, code: "fileDamaged", detail: {} };
    const inspection = await lookInto(needs, upload, { path, target });
    if (!inspection.ok) return inspection;
    await store.put(upload.key, inspection.file);
    await finishUpload(db, upload.id, inspection.file);
    return inspection;
  } finally {
    await Promise.all([rm(path, { force: true }), rm(target, { force: true })]);
  }
}

/** Writes what arrives, up to the announced size; returns how many bytes came. Throws if the connection breaks. */
async function arrivingBytes(content: Readable, { path, bytes }: { path: string; bytes: number }): Promise<number> {
  let came = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.length;
      done(came > bytes ? new Error("more than announced") : null, chunk);
    },
  });
  try {
    await pipeline(content, counted, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (came <= bytes) throw error;
  }
  return came;
}

/** Writes the picture at an upload's link; returns its size in bytes, or null if there is none. */
async function fetched(
  needs: ReceiveNeeds,
  { link, wantedBytes }: Upload,
  path: string,
): Promise<number | "busy" | null> {
  const bytes = await needs.linked(must(link, "it is asked for by its link"), wantedBytes);
  if (bytes === "busy") return bytes;
  if (bytes !== null) await writeFile(path, bytes, { mode: 0o600 });
  return bytes?.length ?? null;
}

async function lookInto(
  { inspector, scanner, log }: UploadNeeds,
  { kind }: Upload,
  { path, target }: { path: string; target: string },
): Promise<Inspection> {
  const scanned = await scanner.scan(path);
  if (scanned === "infected") return { ok: false, code: "fileNotSafe" };
  const mayBePdf = uploadBytes[kind] === constants.uploads.pdfBytes;
  const imageBytes = Math.min(uploadBytes[kind], constants.uploads.imageBytes);
  const inspection = await inspector.inspect({ path, target, fit: FITS[kind], mayBePdf, imageBytes });
  if (scanned === "clean" || !inspection.ok) return inspection;
  log.warn("the virus scanner could not be asked");
  // Pictures are re-encoded, which removes anything hidden in them; a PDF is stored as it came.
  return inspection.file.mimeType === PDF_TYPE ? { ok: false, code: "uploadsBusy" } : inspection;
}
