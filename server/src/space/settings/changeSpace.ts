import { must } from "@atrium/contract";
import { eq } from "drizzle-orm";
import { sqlState, UNIQUE_VIOLATION } from "../../platform/database/database.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { SpaceRecord, SpaceRow } from "../spaceStore.ts";
import { spaces } from "../tables.ts";

export type SpaceChanges = {
  [Field in keyof Omit<SpaceRow, "id" | "teamId" | "createdAt" | "revision">]?: SpaceRow[Field] | undefined;
};

/** Changes the given fields. Null if another space has the slug, even one that commits meanwhile. */
export async function changeSpace(
  tx: Transaction,
  space: SpaceRecord,
  changes: SpaceChanges,
): Promise<SpaceRecord | null> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length === 0) return space;
  try {
    // A failing statement aborts the surrounding transaction, unless it has a savepoint of its own.
    const [changed] = await tx.transaction((inner) =>
      inner.update(spaces).set(Object.fromEntries(given)).where(eq(spaces.id, space.id)).returning(),
    );
    return { ...space, ...must(changed, "the space is locked") };
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}
