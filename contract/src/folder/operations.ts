import { z } from "zod";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { Folder, FolderId, FolderName } from "./records.ts";

export const moveRoomToFolder = operation({
  name: "moveRoomToFolder",
  says: "Moves a room to the end of a folder. Without a folder, a new one is created at the room's position, named after the room unless a name is given.",
  input: z.strictObject({ roomId: RoomId, folderId: FolderId.optional(), name: FolderName.optional() }),
  success: z.object({ folder: Folder }),
  refusals: ["folderNotFound"],
  may: "room.reorder",
  subject: "room",
  transport: "both",
  touches: [["getRoom", "roomId"], ["listRooms"]],
});

export const removeRoomFromFolder = operation({
  name: "removeRoomFromFolder",
  says: "Moves a room out of its folder, to right after it. A folder is removed with its last room.",
  input: z.strictObject({ roomId: RoomId }),
  success: z.object({}),
  refusals: [],
  may: "room.reorder",
  subject: "room",
  transport: "both",
  touches: [["getRoom", "roomId"], ["listRooms"]],
});

export const updateRoomFolder = operation({
  name: "updateRoomFolder",
  says: "Renames a folder.",
  input: z.strictObject({ folderId: FolderId, name: FolderName }),
  success: z.object({ folder: Folder }),
  refusals: [],
  may: "room.rename",
  subject: "folder",
  transport: "both",
  touches: [["listRooms"]],
});

export const unfolderRooms = operation({
  name: "unfolderRooms",
  says: "Dissolves a folder; its rooms take its position.",
  input: z.strictObject({ folderId: FolderId }),
  success: z.object({}),
  refusals: [],
  may: "room.reorder",
  subject: "folder",
  transport: "both",
  touches: [["listRooms"], ["getRoom"]],
});

export const reorderRooms = operation({
  name: "reorderRooms",
  says: "Moves a room or folder after a sibling, or first: within its folder, or in the list. One that is not a sibling, or no longer, is not found.",
  input: z.strictObject({
    spaceId: SpaceId,
    moved: z.union([RoomId, FolderId]),
    /** null: first. */
    after: z.union([RoomId, FolderId]).nullable(),
  }),
  success: z.object({}),
  refusals: ["roomNotFound"],
  may: "room.reorder",
  subject: "space",
  transport: "both",
  touches: [["listRooms", "spaceId"]],
});
