import type { AccountId, Effect } from "@atrium/contract";
import { eq, inArray, or, sql } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { rooms } from "../room/index.ts";
import { elements } from "./tables.ts";
import { elementsRevised } from "./topics.ts";

/** Transfers one account's elements and locks to another, or to nobody (null), which hides the creator's name. */
export async function passOnElements(
  tx: Transaction,
  bus: Bus,
  { from, to }: { from: AccountId; to: AccountId | null },
): Promise<Effect[]> {
  const isTheirs = or(eq(elements.creatorId, from), eq(elements.lockerId, from));
  const theirs = tx.selectDistinct({ id: elements.roomId }).from(elements).where(isTheirs);
  const changed = await tx
    .update(rooms)
    .set({ elementsRevision: sql`${rooms.elementsRevision} + 1` })
    .where(inArray(rooms.id, theirs))
    .returning({ roomId: rooms.id, spaceId: rooms.spaceId, revision: rooms.elementsRevision });
  await tx.update(elements).set({ creatorId: to }).where(eq(elements.creatorId, from));
  await tx.update(elements).set({ lockerId: to }).where(eq(elements.lockerId, from));
  return changed.map((each) => () => bus.publish(elementsRevised, { ...each, patches: null }));
}
