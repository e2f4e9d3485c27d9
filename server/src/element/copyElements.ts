import { newId } from "@atrium/contract";
import type { ElementId, RoomId } from "@atrium/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../platform/database/database.ts";
import { elements } from "./tables.ts";

/** Copies a room's pinned elements, the lowest first and up to `most`, into a new room. They keep everything but their id. */
export async function copyElements(
  tx: Transaction,
  { from, to, most }: { from: RoomId; to: RoomId; most: number },
): Promise<void> {
  const pinned = await tx
    .select()
    .from(elements)
    .where(and(eq(elements.roomId, from), eq(elements.isPinned, true)))
    .orderBy(asc(elements.order), asc(elements.id))
    .limit(most);
  if (pinned.length === 0) return;
  await tx.insert(elements).values(pinned.map((row) => ({ ...row, roomId: to, id: newId<ElementId>() })));
}
