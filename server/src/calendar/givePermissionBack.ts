import { AccountId } from "@atrium/contract";
import { z } from "zod";
import type { Database } from "../platform/database/database.ts";
import { openId, openIdProvider, unlessAway } from "../platform/oauth/openIdProvider.ts";
import type { OpenIdOptions } from "../platform/oauth/openIdProvider.ts";
import type { DoOutgo } from "../platform/outgoing/outgoing.ts";
import { findCalendar } from "./calendarStore.ts";

const Permission = z.object({ token: z.string(), accountId: AccountId.optional() });

/**
 * Withdraws a permission at Google: a second time changes nothing there. Without its settings nobody can. Google ends all
 * that a person has permitted with it, so a late one is dropped if its account has a calendar connected again.
 */
export function givePermissionBack(google: OpenIdOptions | null, db: Database): DoOutgo {
  if (google === null) return async () => "refused";
  const configured = openIdProvider(google);
  return async ({ content }) => {
    const { token, accountId } = Permission.parse(content);
    if (accountId !== undefined && (await findCalendar(db, accountId)) !== null) return "refused";
    const given = await unlessAway(async () => {
      const { tokenRevocation } = await openId();
      await tokenRevocation(await configured(), token);
      return "done" as const;
    }).catch((error: unknown) => (isUnknownToken(error) ? ("refused" as const) : Promise.reject(error)));
    if (given === "notReached") throw Object.assign(new Error("Google does not answer"), { code: "NOT_REACHED" });
    return given;
  };
}

/** It was revoked on Google's own page before. */
const isUnknownToken = (error: unknown): boolean =>
  error instanceof Error && "error" in error && error.error === "invalid_token";
