import type { AccountId, SpaceId } from "@atrium/contract";
import type { Query } from "../../platform/database/database.ts";
import { findSpace } from "../spaceStore.ts";
import { thoseWhoKnow } from "./guessPassword.ts";

/** Which of these people have given a space's present password lately; everybody if it has none. */
export async function thoseKnowingPassword(
  query: Query,
  { spaceId, accountIds }: { spaceId: SpaceId; accountIds: readonly AccountId[] },
  nowMs: number,
): Promise<ReadonlySet<AccountId>> {
  const space = await findSpace(query, spaceId);
  const stored = space?.passwordHash ?? null;
  return stored === null ? new Set(accountIds) : thoseWhoKnow(query, { target: spaceId, stored, accountIds }, nowMs);
}
