import { must } from "@atrium/contract";
import type { Effect, SpaceId, SpacePatch } from "@atrium/contract";
import { eq, sql } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import type { Transaction } from "../platform/database/database.ts";
import { spaces } from "./tables.ts";
import { spaceRevised } from "./topics.ts";

/**
 * Numbers a change of a space's durable records within its transaction; the effect notifies the live space after the
 * commit. The space's row stays locked until then, so revisions are in commit order, whatever the order of the effects.
 */
export async function reviseSpace(
  tx: Transaction,
  { bus, spaceId }: { bus: Bus; spaceId: SpaceId },
  patches: readonly SpacePatch[],
): Promise<Effect> {
  const [row] = await tx
    .update(spaces)
    .set({ revision: sql`${spaces.revision} + 1` })
    .where(eq(spaces.id, spaceId))
    .returning({ revision: spaces.revision });
  const { revision } = must(row, "the guard found the space");
  return () => bus.publish(spaceRevised, { spaceId, revision, patches });
}
