import { newId } from "@atrium/contract";
import type { FolderId, RoomId } from "@atrium/contract";
import type { SpaceRooms } from "../space/index.ts";
import { foldersOfSpace } from "./folders/folderStore.ts";
import type { ElementCopies } from "./roomNeeds.ts";
import { NOT_RECORDED } from "./newRoom.ts";
import { roomsThatFit } from "./openRooms.ts";
import { roomsOfSpace } from "./roomStore.ts";
import { folders, rooms } from "./tables.ts";

/** Rooms and folders keep their order, settings and pinned elements; people, chats and recordings are not copied. */
export async function copyRooms(
  elements: ElementCopies,
  ...[tx, { from, to: spaceId, most, mostElements, nowMs }]: Parameters<SpaceRooms["copyRooms"]>
): Promise<void> {
  const copied = roomsThatFit(await roomsOfSpace(tx, from), most);
  if (copied.length === 0) return;
  const createdAt = new Date(nowMs);
  const folderIds = new Map<FolderId | null, FolderId>();
  for (const folder of await foldersOfSpace(tx, from)) {
    if (!copied.some(({ groupId }) => groupId === folder.id)) continue;
    const id = newId<FolderId>();
    folderIds.set(folder.id, id);
    await tx.insert(folders).values({ ...folder, id, spaceId, createdAt });
  }
  const pairs = copied.map((room) => {
    const groupId = folderIds.get(room.groupId) ?? null;
    // Who is on a stage or behind a door belongs to the original room only.
    const own = { id: newId<RoomId>(), spaceId, groupId, keptLive: null, createdAt };
    return { from: room.id, row: { ...room, ...NOT_RECORDED, ...own } };
  });
  await tx.insert(rooms).values(pairs.map(({ row }) => row));
  for (const { from: roomId, row } of pairs) await elements.copy(tx, { from: roomId, to: row.id, most: mostElements });
}
