import { IMAGE_UPLOAD_KINDS, must } from "@atrium/contract";
import type { AccountId, UploadId, UploadKind } from "@atrium/contract";
import type { Caller } from "../platform/calls/context.ts";
import type { AskedPart } from "../platform/files/byteRange.ts";
import type { StoredFile } from "../platform/files/fileStore.ts";
import type { SignedPart } from "../platform/files/links.ts";
import type { UploadNeeds } from "./uploadNeeds.ts";
import { findFile } from "./uploadStore.ts";
import type { Upload } from "./uploadStore.ts";

export interface AskedFile {
  key: string;
  caller: Caller;
  link: SignedPart;
  /** Null for the whole file. */
  part: AskedPart | null;
}
export interface OpenNeeds extends Pick<UploadNeeds, "db" | "store" | "links" | "clock"> {
  /** Whether somebody may read the message that a file of a chat belongs to. */
  mayOpenAttachment: (caller: Caller, uploadId: UploadId) => Promise<boolean>;
  /** A recording, which opens by signed links only. */
  findRecording: (key: string) => Promise<{ name: string; mimeType: string } | null>;
  /** Whether somebody may see a room in which the file is shown. */
  mayOpenElementFile: (caller: Caller, key: string) => Promise<boolean>;
}
export interface OpenedFile extends StoredFile {
  name: string;
  mimeType: string;
}

/**
 * A stored file, for those who may have it: whoever holds a signed link; its uploader; for pictures people show each
 * other all day, anybody with a session who knows the name; for pictures of an entrance, anybody who knows it; for a
 * chat's files, whoever may read the message, for a room's, whoever may see the room. For everybody else null, as if it
 * did not exist.
 */
export async function openFile(needs: OpenNeeds, { key, caller, link, part }: AskedFile): Promise<OpenedFile | null> {
  const { db, store, links, clock } = needs;
  const isSigned = links.isSigned(key, link, clock.nowMs());
  const recording = isSigned ? await needs.findRecording(key) : null;
  const upload = recording === null ? await findFile(db, key) : null;
  if (recording !== null) return opened(await store.read(key, part), recording);
  if (upload === null) return null;
  const isOpen = isSigned || maySee(upload, caller.accountId);
  if (!isOpen && !(await isShownTo(needs, upload, caller))) return null;
  const mimeType = must(upload.mimeType, "a finished upload has its type");
  return opened(await store.read(key, part), { name: upload.name, mimeType });
}

type Stored = Awaited<ReturnType<OpenNeeds["store"]["read"]>>;
const opened = (stored: Stored, named: Pick<OpenedFile, "name" | "mimeType">): OpenedFile | null =>
  stored === null ? null : { ...named, ...stored };

async function isShownTo(needs: OpenNeeds, { id, key, kind }: Upload, caller: Caller): Promise<boolean> {
  if (kind === "chat") return needs.mayOpenAttachment(caller, id);
  return kind === "file" && needs.mayOpenElementFile(caller, key);
}

/** What is visible of a space and its people before entering: the entrance reveals the names, nobody can guess them. */
const AT_THE_ENTRANCE: readonly UploadKind[] = ["logo", "roomBackground", "avatar"];

function maySee({ kind, accountId }: Upload, asking: AccountId | null): boolean {
  if (AT_THE_ENTRANCE.includes(kind)) return true;
  if (asking === null) return false;
  return accountId === asking || IMAGE_UPLOAD_KINDS.some((shown) => shown === kind);
}
