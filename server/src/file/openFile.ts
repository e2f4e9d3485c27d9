import { IMAGE_UPLOAD_KINDS, must } from "@atrium/contract";
import type { AccountId, UploadKind } from "@atrium/contract";
import type { Readable } from "node:stream";
import type { SignedPart } from "../platform/files/links.ts";
import type { UploadNeeds } from "./uploadNeeds.ts";
import { findFile } from "./uploadStore.ts";
import type { Upload } from "./uploadStore.ts";

export interface AskedFile {
  key: string;
  accountId: AccountId | null;
  link: SignedPart;
}
export interface OpenedFile {
  name: string;
  mimeType: string;
  bytes: number;
  content: Readable;
}

/**
 * A stored file, for who may have it: whoever holds a signed link; the person who uploaded it; of pictures that people
 * show each other all day, anybody with a session who was told the name; of those that stand before an entrance, anybody
 * who was. Null for all others, as for no file.
 */
export async function openFile(
  { db, store, links, clock }: Pick<UploadNeeds, "db" | "store" | "links" | "clock">,
  { key, accountId, link }: AskedFile,
): Promise<OpenedFile | null> {
  const upload = await findFile(db, key);
  if (upload === null) return null;
  if (!links.isSigned(key, link, clock.nowMs()) && !maySee(upload, accountId)) return null;
  const stored = await store.read(key);
  if (stored === null) return null;
  const mimeType = must(upload.mimeType, "a finished upload has its type");
  return { name: upload.name, mimeType, ...stored };
}

/** What passers-by see of a space and its people before they come in: the entrance tells its name, nobody guesses it. */
const AT_THE_ENTRANCE: readonly UploadKind[] = ["logo", "roomBackground", "avatar"];

function maySee({ kind, accountId }: Upload, asking: AccountId | null): boolean {
  if (AT_THE_ENTRANCE.includes(kind)) return true;
  if (asking === null) return false;
  return accountId === asking || IMAGE_UPLOAD_KINDS.some((shown) => shown === kind);
}
