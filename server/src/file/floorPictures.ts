import type { AccountId, UploadId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import { keepPicture, pictureAt, uploadedFile } from "./uploadStore.ts";

/** What rooms need from uploads: floor pictures. */
export const floorPictures = {
  uploaded: (query: Query, of: { uploadId: UploadId; accountId: AccountId }) =>
    uploadedFile(query, { ...of, kinds: ["roomBackground"] }),
  at: (query: Query, url: string) => pictureAt(query, { url, kind: "roomBackground" }),
  async keep(tx: Query, url: string, nowMs: number) {
    await keepPicture(tx, { url, kind: "roomBackground", nowMs });
  },
};
