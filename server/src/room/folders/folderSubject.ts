import { must, ok, refuse } from "@atrium/contract";
import type { Folder, FolderId, SpaceRole } from "@atrium/contract";
import { canSeeRoom } from "@atrium/rules";
import type { Resolvers } from "../../platform/calls/subjects.ts";
import { findSpaceAs, placeIn } from "../../space/index.ts";
import type { Inside, SpaceRecord } from "../../space/index.ts";
import { findFolder, roomsIn } from "./folderStore.ts";

declare module "../../platform/calls/context.ts" {
  interface Subjects {
    folder: { folder: Folder; space: SpaceRecord; role: SpaceRole };
  }
}

/** Folders as subjects of calls: visible to those who see one of their rooms. */
export const folderSubject = (inside: Inside): Resolvers<"folder"> => ({
  folder: {
    async find({ query, caller, id, locks }) {
      const accountId = must(caller.accountId, "the guard asks for a session");
      const spaceId = (await findFolder(query, id as FolderId))?.spaceId ?? null;
      // Locked with its space, whose order it belongs to; read again, since it may have been dissolved meanwhile.
      const found = spaceId === null ? null : await findSpaceAs(query, { accountId, spaceId, locks });
      const folder = await findFolder(query, id as FolderId);
      if (folder === null || found === null) return refuse("folderNotFound");
      const { space, role } = found;
      const here = inside.standing(space.id, accountId)?.roomId;
      const isSeen = (await roomsIn(query, folder.id)).some((room) => canSeeRoom(role, room, room.id === here));
      if (!isSeen) return refuse("folderNotFound");
      return ok({ subject: { folder, space, role }, asker: { role, plan: space.plan }, place: placeIn(found) });
    },
    spaceOf: async (query, id) => (await findFolder(query, id as FolderId))?.spaceId ?? null,
  },
});
