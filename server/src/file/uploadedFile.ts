import { must } from "@atrium/contract";
import type { UploadedFile } from "@atrium/contract";
import type { FileLinks } from "../platform/files/links.ts";
import type { Upload } from "./uploadStore.ts";

/** A finished upload as its owner sees it. */
export function uploadedFile(links: FileLinks, upload: Upload, nowMs: number): UploadedFile {
  const { id, key, kind, name, width, height, dominantColor, pages } = upload;
  return {
    uploadId: id,
    kind,
    url: links.sign(key, nowMs),
    name,
    mimeType: must(upload.mimeType, "a finished upload has its type"),
    bytes: must(upload.bytes, "a finished upload has its size"),
    size: width === null || height === null ? null : { w: width, h: height },
    dominantColor,
    pages,
  };
}
