import type { Handlers } from "../platform/calls/handler.ts";
import { createRoom } from "./createRoom.ts";
import type { RoomNewsNeeds } from "./createRoom.ts";
import { getIceServers } from "./getIceServers.ts";
import type { GetIceServersNeeds } from "./getIceServers.ts";
import { getRoom } from "./getRoom.ts";
import { listRooms } from "./listRooms.ts";
import type { ListRoomsNeeds } from "./listRooms.ts";
import { updateRoom } from "./updateRoom.ts";

export type RoomNeeds = RoomNewsNeeds & ListRoomsNeeds & GetIceServersNeeds;
type RoomOperation = "createRoom" | "getRoom" | "listRooms" | "updateRoom" | "getIceServers";

/** The room's operations with their needs filled in; those that need its live state are bound where it lives. */
export function roomOperations(needs: RoomNeeds): Pick<Handlers, RoomOperation> {
  return {
    createRoom: (context, input) => createRoom(needs, context, input),
    getRoom: (context, input) => getRoom(undefined, context, input),
    listRooms: (context, input) => listRooms(needs, context, input),
    updateRoom: (context, input) => updateRoom(needs, context, input),
    getIceServers: (context, input) => getIceServers(needs, context, input),
  };
}
