import type { AccountId, UploadId } from "@atrium/contract";
import type { Query } from "../platform/database/database.ts";
import { lastingUrl } from "./uploadStore.ts";

/** What spaces need from uploads: logos and entrance pictures. */
export const spacePictures = {
  uploaded: (query: Query, of: { uploadId: UploadId; accountId: AccountId; kind: "logo" | "roomBackground" }) =>
    lastingUrl(query, { uploadId: of.uploadId, accountId: of.accountId, kinds: [of.kind] }),
};
