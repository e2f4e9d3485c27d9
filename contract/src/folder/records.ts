import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { anId, SpaceId } from "../common/ids.ts";
import { name } from "../common/text.ts";

export const FolderId = anId().brand<"FolderId">();
export type FolderId = z.infer<typeof FolderId>;
export const FolderName = name(bounds.folderName);
/** A group of rooms with a name. Never empty: it is removed with its last room. */
export const Folder = z.object({
  id: FolderId,
  spaceId: SpaceId,
  name: z.string(),
  /** Position in the list, among folders and rooms without one. */
  position: z.number(),
});
export type Folder = z.infer<typeof Folder>;

/** The live records of folders, by kind. */
export const folderKinds = { folder: Folder } as const;
