import type { ElementId, RoomId, SpaceId } from "@atrium/contract";
import type { Bus } from "../platform/bus.ts";
import type { Database } from "../platform/database/database.ts";
import { nextRevision, removeUnpinned } from "./elementStore.ts";
import { elementsRevised } from "./topics.ts";

/** Removes elements whose creators have left their room, unless they are pinned by now. */
export async function removeLeft(
  { db, bus }: { db: Database; bus: Bus },
  { spaceId, roomId, ids }: { spaceId: SpaceId; roomId: RoomId; ids: readonly ElementId[] },
): Promise<void> {
  const done = await db.transaction(async (tx) => {
    const revision = await nextRevision(tx, roomId);
    return revision === null ? null : { revision, gone: await removeUnpinned(tx, { roomId, ids }) };
  });
  if (done === null) return;
  const patches = done.gone.map((id) => ({ type: "gone", kind: "element", id }) as const);
  bus.publish(elementsRevised, { spaceId, roomId, revision: done.revision, patches });
}
