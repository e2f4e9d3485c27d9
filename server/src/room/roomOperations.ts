import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { checkMedia } from "./checkMedia.ts";
import { createRoom } from "./createRoom.ts";
import { deleteRoom } from "./deleteRoom.ts";
import { duplicateRoom } from "./duplicateRoom.ts";
import { moveRoomToFolder } from "./folders/moveRoomToFolder.ts";
import { removeRoomFromFolder } from "./folders/removeRoomFromFolder.ts";
import { reorderRooms } from "./folders/reorderRooms.ts";
import { unfolderRooms } from "./folders/unfolderRooms.ts";
import { updateRoomFolder } from "./folders/updateRoomFolder.ts";
import { getIceServers } from "./getIceServers.ts";
import { getRoom } from "./getRoom.ts";
import { listRooms } from "./listRooms.ts";
import { resetRoomCustomization } from "./resetRoomCustomization.ts";
import { updateRoom } from "./updateRoom.ts";

const handlers = {
  checkMedia,
  createRoom,
  deleteRoom,
  duplicateRoom,
  getIceServers,
  getRoom,
  listRooms,
  resetRoomCustomization,
  updateRoom,
  moveRoomToFolder,
  removeRoomFromFolder,
  updateRoomFolder,
  reorderRooms,
  unfolderRooms,
};

/** The room's operations with their needs filled in. */
export const roomOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
