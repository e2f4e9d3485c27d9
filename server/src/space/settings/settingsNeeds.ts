import type { AccountId, UploadId } from "@atrium/contract";
import type { Bus } from "../../platform/bus.ts";
import type { Query } from "../../platform/database/database.ts";

/** What spaces ask of the pictures people brought: the lasting address of a finished upload of the caller's. */
export interface SpacePictures {
  uploaded(
    query: Query,
    of: { uploadId: UploadId; accountId: AccountId; kind: "logo" | "roomBackground" },
  ): Promise<string | null>;
}

export interface SpaceSettingsNeeds {
  bus: Bus;
  spacePictures: SpacePictures;
  /** Where people reach the installation. */
  siteUrl: () => string;
}
