// The state that is sent along to an outside service's page and comes back with its code. A state is valid once, for a
// while, and only for what it was issued for: purpose, browser and account are hashed into it, so that any other state
// is simply unknown. PKCE's verifier and the nonce are derived from it and stored nowhere.
import { constants } from "@atrium/contract";
import { and, eq, gt, lte } from "drizzle-orm";
import { json, pgTable, text } from "drizzle-orm/pg-core";
import { createHash, createHmac, randomBytes } from "node:crypto";
import type { CallContext } from "../calls/context.ts";
import { time } from "../database/columns.ts";
import type { Database } from "../database/database.ts";

export const oauthStates = pgTable("oauth_states", {
  stateHash: text("state_hash").primaryKey(),
  /** Data for the second half; nothing secret. */
  about: json("about").notNull(),
  expiresAt: time("expires_at").notNull(),
});

interface StateNeeds {
  /** A key that only this program has. */
  key: Buffer;
  purpose: string;
}
type Context = Pick<CallContext, "tx" | "caller" | "nowMs">;

/** Bound to the browser that started: state, nonce and a hash of the verifier go along, the verifier comes last. */
export interface StateChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** PKCE's S256. */
export const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

export async function issueState(needs: StateNeeds, { tx, caller, nowMs }: Context, about: object) {
  const state = randomBytes(32).toString("base64url");
  const expiresAt = new Date(nowMs + constants.oauth.stateForMs);
  await tx.insert(oauthStates).values({ stateHash: hashOf(needs, caller, state), about, expiresAt });
  return checksOf(needs, state);
}

/** Uses up a state; null if it was not issued to this caller for this purpose, or has expired. */
export async function takeState(
  needs: StateNeeds,
  { tx, caller, nowMs }: Context,
  state: string,
): Promise<{ about: unknown; checks: StateChecks } | null> {
  const isMeant = eq(oauthStates.stateHash, hashOf(needs, caller, state));
  const isGood = and(isMeant, gt(oauthStates.expiresAt, new Date(nowMs)));
  const [taken] = await tx.delete(oauthStates).where(isGood).returning({ about: oauthStates.about });
  return taken === undefined ? null : { about: taken.about, checks: checksOf(needs, state) };
}

/** Deletes states with which nobody came back. */
export async function forgetStates(db: Database, nowMs: number): Promise<void> {
  await db.delete(oauthStates).where(lte(oauthStates.expiresAt, new Date(nowMs)));
}

const checksOf = ({ key }: StateNeeds, state: string): StateChecks => ({
  state,
  nonce: keyed(key, "nonce", state),
  verifier: keyed(key, "verifier", state),
});

function hashOf({ key, purpose }: StateNeeds, { browserId, accountId }: Context["caller"], state: string): string {
  return keyed(key, "state", purpose, browserId, accountId ?? "", state);
}

const keyed = (key: Buffer, ...parts: readonly string[]): string =>
  createHmac("sha256", key)
    .update(`oauth\0${parts.join("\0")}`)
    .digest("base64url");
