import { bind } from "../platform/calls/handler.ts";
import type { NeedsOf } from "../platform/calls/handler.ts";
import { createRoom } from "./createRoom.ts";
import { getIceServers } from "./getIceServers.ts";
import { getRoom } from "./getRoom.ts";
import { listRooms } from "./listRooms.ts";
import { updateRoom } from "./updateRoom.ts";

const handlers = { createRoom, getIceServers, getRoom, listRooms, updateRoom };

/** The room's operations with their needs filled in. */
export const roomOperations = (needs: NeedsOf<typeof handlers>) => bind(needs, handlers);
