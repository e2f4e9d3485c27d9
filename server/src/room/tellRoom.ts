import { ok } from "@atrium/contract";
import type { Room, Success } from "@atrium/contract";
import type { Transaction } from "../platform/database/database.ts";
import { reviseSpace } from "../space/index.ts";
import type { RoomNewsNeeds } from "./roomNeeds.ts";
import { toRoom } from "./roomStore.ts";
import type { RoomRow } from "./roomStore.ts";

/** Returns a new or changed room, and announces it to everybody in its space. */
export async function tellRoom(
  { bus }: RoomNewsNeeds,
  tx: Transaction,
  row: RoomRow,
): Promise<Success<{ room: Room }>> {
  const room = toRoom(row);
  const patch = { type: "put", kind: "room", id: room.id, record: room } as const;
  return ok({ room }, [await reviseSpace(tx, { bus, spaceId: room.spaceId }, [patch])]);
}
