// What rooms provide to the program: their operations, their kinds of subjects, and the loaders of their live records.
import type { SpaceId } from "@atrium/contract";
import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import type { Query } from "../platform/database/database.ts";
import type { Inside } from "../space/index.ts";
import { checkMedia } from "./checkMedia.ts";
import { createRoom } from "./createRoom.ts";
import { deleteRoom } from "./deleteRoom.ts";
import { duplicateRoom } from "./duplicateRoom.ts";
import { folderSubject } from "./folders/folderSubject.ts";
import { foldersOfSpace } from "./folders/folderStore.ts";
import { moveRoomToFolder } from "./folders/moveRoomToFolder.ts";
import { removeRoomFromFolder } from "./folders/removeRoomFromFolder.ts";
import { reorderRooms } from "./folders/reorderRooms.ts";
import { unfolderRooms } from "./folders/unfolderRooms.ts";
import { updateRoomFolder } from "./folders/updateRoomFolder.ts";
import { getIceServers } from "./getIceServers.ts";
import { getRoom } from "./getRoom.ts";
import { getRoomLosses } from "./getRoomLosses.ts";
import { listRooms } from "./listRooms.ts";
import { resetRoomCustomization } from "./resetRoomCustomization.ts";
import { roomsOfSpace, toRoom } from "./roomStore.ts";
import { roomSubject } from "./roomSubject.ts";
import { updateRoom } from "./updateRoom.ts";

const handlers = {
  checkMedia,
  createRoom,
  deleteRoom,
  duplicateRoom,
  getIceServers,
  getRoom,
  getRoomLosses,
  listRooms,
  resetRoomCustomization,
  updateRoom,
  moveRoomToFolder,
  removeRoomFromFolder,
  updateRoomFolder,
  reorderRooms,
  unfolderRooms,
};

export const roomOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);

export const roomSubjects = (inside: Inside) => ({ ...roomSubject(inside), ...folderSubject(inside) });

/** Loads a space's durable room records, by kind. */
export const roomLoaders = {
  room: async (query: Query, spaceId: SpaceId) => (await roomsOfSpace(query, spaceId)).map(toRoom),
  folder: foldersOfSpace,
};
