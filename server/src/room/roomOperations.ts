import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { createRoom } from "./createRoom.ts";
import { deleteRoom } from "./deleteRoom.ts";
import { duplicateRoom } from "./duplicateRoom.ts";
import { getIceServers } from "./getIceServers.ts";
import { getRoom } from "./getRoom.ts";
import { listRooms } from "./listRooms.ts";
import { resetRoomCustomization } from "./resetRoomCustomization.ts";
import { updateRoom } from "./updateRoom.ts";

const handlers = {
  createRoom,
  deleteRoom,
  duplicateRoom,
  getIceServers,
  getRoom,
  listRooms,
  resetRoomCustomization,
  updateRoom,
};

/** The room's operations with their needs filled in. */
export const roomOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
