import type { AccountId } from "@atrium/contract";
import type { Query } from "../../platform/database/database.ts";
import { findAccount } from "../accountStore.ts";
import { isOnlyClaimed } from "./ssoIdentityStore.ts";

/** The key of somebody's address; null while only a team's provider says that it is theirs. */
export async function provenEmailKey(query: Query, accountId: AccountId): Promise<string | null> {
  const emailKey = (await findAccount(query, accountId))?.emailKey ?? null;
  return emailKey === null || (await isOnlyClaimed(query, accountId)) ? null : emailKey;
}
