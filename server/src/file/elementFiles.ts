import type { AccountId, FileUrl, UploadId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import { FILES_PATH } from "../platform/files/links.ts";
import type { FileLinks } from "../platform/files/links.ts";
import { keepPicture, uploadedFile } from "./uploadStore.ts";

/** What elements of rooms need from uploads: files that are to be shown in a room. */
export const elementFiles = (links: Pick<FileLinks, "sign">) => ({
  async shown(tx: Query, of: { uploadId: UploadId; accountId: AccountId; nowMs: number }) {
    const file = await uploadedFile(tx, { ...of, kinds: ["file"] });
    if (file === null) return null;
    const isKept = await keepPicture(tx, { url: file.url, kind: "file", nowMs: of.nowMs });
    return isKept ? file : null;
  },
  async keep(tx: Query, url: FileUrl, nowMs: number) {
    await keepPicture(tx, { url, kind: "file", nowMs });
  },
  sign: (url: FileUrl, nowMs: number) => links.sign(url.slice(FILES_PATH.length), nowMs),
});
