import { ok, refuse } from "@atrium/contract";
import type { Result, SpaceId } from "@atrium/contract";
import { randomBytes } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import type { DomainRow } from "../tables.ts";
import { holderOfDomain, removeDomain, setDomain } from "./domainStore.ts";
import { readDomain } from "./readDomain.ts";

interface Wish {
  spaceId: SpaceId;
  /** Its current domain; null for none. */
  own: DomainRow | null;
  /** As typed; null removes it, absent keeps it. */
  wanted: string | null | undefined;
  /** The installation's public URL. */
  siteUrl: string;
  nowMs: number;
}
export type ChangedDomain = { isChanged: boolean; customDomain: DomainRow | null };

/** Changes, removes or keeps a space's domain. A domain proven by another space is not available. */
export async function changeDomain(
  tx: Transaction,
  { spaceId, own, wanted, siteUrl, nowMs }: Wish,
): Promise<Result<ChangedDomain, "invalidCustomDomain">> {
  if (wanted === undefined || (wanted === null && own === null)) return ok({ isChanged: false, customDomain: own });
  if (wanted === null) {
    await removeDomain(tx, spaceId);
    return ok({ isChanged: true, customDomain: null });
  }
  const target = new URL(siteUrl).hostname;
  const domain = readDomain(wanted, target);
  if (domain === null) return refuse("invalidCustomDomain");
  if (domain === own?.domain) return ok({ isChanged: false, customDomain: own });
  if ((await holderOfDomain(tx, domain)) !== null) return refuse("invalidCustomDomain");
  const token = randomBytes(16).toString("base64url");
  const customDomain = await setDomain(tx, { spaceId, domain, token, target, setAt: new Date(nowMs) });
  return ok({ isChanged: true, customDomain });
}
