import type { AccountId, UploadId } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import type { Query } from "../../platform/database/database.ts";

/** What spaces need from uploads: the permanent URL of the caller's finished upload. */
export interface SpacePictures {
  uploaded(
    query: Query,
    of: { uploadId: UploadId; accountId: AccountId; kind: "logo" | "roomBackground" },
  ): Promise<string | null>;
}

export interface SpaceSettingsNeeds {
  bus: Bus;
  spacePictures: SpacePictures;
  /** The installation's public URL. */
  siteUrl: () => string;
}
