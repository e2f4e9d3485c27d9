import { refuse } from "@atrium/contract";
import type { ElementId, FileUrl, Refusal, UploadId } from "@atrium/contract";
import type { InRoom } from "./changeInRoom.ts";
import type { ElementFiles, ElementNewsNeeds } from "./elementNeeds.ts";
import { findElement } from "./elementStore.ts";

export type ShowNeeds = ElementNewsNeeds & { files: Pick<ElementFiles, "shown" | "keep"> };

/** The file of a new element, and what is known of it. */
export interface FileToShow {
  url: FileUrl;
  /** In pixels; null for a PDF. */
  size: { w: number; h: number } | null;
  /** Fields of the element that follow from the file. */
  fields: object;
}

interface Asked {
  type: "image" | "pdf";
  uploadId?: UploadId | undefined;
  copyOf?: ElementId | undefined;
}

/** The upload, or the file of another element of the room, for a new element of a kind. */
export async function fileToShow(
  { files }: ShowNeeds,
  call: InRoom,
  { type, uploadId, copyOf }: Asked,
): Promise<FileToShow | Refusal<"uploadIntentNotFound" | "elementNotFound">> {
  if (copyOf !== undefined) return shownAlready(files, call, { type, id: copyOf });
  const upload = uploadId === undefined ? null : await files.shown(call.tx, { ...call, uploadId });
  if (upload === null || (upload.pages !== null) !== (type === "pdf")) return refuse("uploadIntentNotFound");
  const { url, size, name, bytes, pages } = upload;
  return { url, size, fields: { name, bytes, pages } };
}

async function shownAlready(
  files: Pick<ElementFiles, "keep">,
  { tx, nowMs, subject: { room } }: InRoom,
  { type, id }: { type: Asked["type"]; id: ElementId },
): Promise<FileToShow | Refusal<"elementNotFound">> {
  const row = (await findElement(tx, { roomId: room.id, id }))?.row;
  if (row?.data.type !== type || row.fileUrl === null) return refuse("elementNotFound");
  await files.keep(tx, row.fileUrl, nowMs);
  const { originalWidth: w, originalHeight: h } = row;
  return { url: row.fileUrl, size: type === "image" ? { w, h } : null, fields: row.data };
}
