import { bounds, IMAGE_TYPES, PDF_TYPE, plainLine, UploadedFile, uploadBytes } from "@atrium/contract";
import type { ErrorCode, IMAGE_UPLOAD_KINDS, LINK_UPLOAD_KINDS } from "@atrium/contract";
import { call, refusalIn, refused, type Call, type Refused } from "../call.ts";
import { browserClock, type Clock } from "../clock.ts";
import { putFile, type Put } from "./putFile.ts";

/*
 * Uploads a file: a call starts it, then the bytes are sent, and sent again if the connection breaks. The server stores
 * an upload once however often its bytes arrive, so retrying is safe.
 */
export type PictureKind = (typeof IMAGE_UPLOAD_KINDS)[number];
export type LinkedKind = (typeof LINK_UPLOAD_KINDS)[number];
/** What an upload is for: a picture of some kind, an attachment of a chat message, or something on a room's floor. */
export type BroughtKind = PictureKind | "chat" | "file";
export type UploadReply = { ok: true; value: UploadedFile } | Refused;

export interface UploadOptions {
  /** Upload progress, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Cancels it; the reply is then `connectionFailed`. */
  signal?: AbortSignal | undefined;
}

export interface UploadNeeds {
  call: Call;
  put: Put;
  clock: Pick<Clock, "after">;
}

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;

/** Why a file is not sent at all: empty, too large for its purpose, or of a type the server does not accept. */
export function uploadFault(kind: BroughtKind, file: Pick<Blob, "size" | "type">): ErrorCode | null {
  const isPdf = (kind === "chat" || kind === "file") && file.type === PDF_TYPE;
  if (file.size === 0) return "fileDamaged";
  if (!isPdf && !IMAGE_TYPES.some((type) => type === file.type)) return "invalidFileType";
  return file.size > mostBytes(kind, file) ? "fileTooLarge" : null;
}

/** PDFs may be larger than pictures where both are taken. */
const mostBytes = (kind: BroughtKind, { type }: Pick<Blob, "type">): number =>
  type === PDF_TYPE ? uploadBytes[kind] : Math.min(uploadBytes[kind], uploadBytes.image);

export const createUpload =
  ({ call: ask, put, clock }: UploadNeeds) =>
  async (kind: BroughtKind, file: File, { onProgress, signal }: UploadOptions = {}): Promise<UploadReply> => {
    const fault = uploadFault(kind, file);
    if (fault !== null) return refused(fault, { limit: mostBytes(kind, file) });
    const announced = { name: fileName(file.name), bytes: file.size };
    const options = signal === undefined ? {} : { signal };
    const wanted = await askFor(ask, { kind, announced, options });
    if (!wanted.ok) return wanted;
    return bring({ put, clock }, { uploadUrl: wanted.value.uploadUrl, body: file }, { onProgress, signal });
  };

/** As a name may be: folders hold longer ones, whose ending stays. */
function fileName(name: string): string {
  const { max } = bounds.fileName;
  const [, stem = name, ending = ""] = /^(.*?)(\.[^.\s]{1,10})?$/su.exec(name) ?? [];
  const line = `${plainLine(stem, max - ending.length)}${plainLine(ending, max)}`;
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : "file";
}

interface Asked {
  kind: BroughtKind;
  announced: { name: string; bytes: number };
  options: { signal?: AbortSignal };
}

function askFor(ask: Call, { kind, announced, options }: Asked) {
  if (kind === "chat") return ask("createChatFileUploadIntent", announced, options);
  if (kind === "file") return ask("createFileUploadIntent", announced, options);
  return ask("createImageUploadIntent", { kind, ...announced }, options);
}

/** The same for a picture that the server fetches from a link: no bytes are sent. */
export const createLinkUpload =
  ({ call: ask, put, clock }: UploadNeeds) =>
  async (kind: LinkedKind, link: string, { signal }: Pick<UploadOptions, "signal"> = {}): Promise<UploadReply> => {
    const wanted = await ask("createLinkUploadIntent", { kind, link }, signal === undefined ? {} : { signal });
    if (!wanted.ok) return wanted;
    return bring({ put, clock }, { uploadUrl: wanted.value.uploadUrl, body: new Blob() }, { signal });
  };

async function bring(
  { put, clock }: Pick<UploadNeeds, "put" | "clock">,
  { uploadUrl, body }: { uploadUrl: string; body: Blob },
  { onProgress, signal }: UploadOptions,
): Promise<UploadReply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = readUpload(await put(uploadUrl, body, { onProgress, signal }));
    if (reply.ok || !isWorthAgain(reply.code) || attempt >= ATTEMPTS || signal?.aborted === true) return reply;
    await pause(clock, FIRST_PAUSE_MS * 2 ** (attempt - 1), signal);
  }
}

/** Uploads a file. A refusal is a value, as for any call. */
export const uploadFile = createUpload({ call, put: putFile, clock: browserClock });
export const uploadFromLink = createLinkUpload({ call, put: putFile, clock: browserClock });

/** The server may still hold the broken connection, or be busy. */
const isWorthAgain = (code: ErrorCode): boolean => code === "connectionFailed" || code === "uploadsBusy";

function readUpload(body: unknown): UploadReply {
  if (typeof body !== "object" || body === null) return refused("connectionFailed");
  if (!("success" in body)) return refusalIn(body);
  const parsed = UploadedFile.safeParse(body.success);
  return parsed.success ? { ok: true, value: parsed.data } : refused("somethingWentWrong", parsed.error.issues);
}

function pause(clock: UploadNeeds["clock"], ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
