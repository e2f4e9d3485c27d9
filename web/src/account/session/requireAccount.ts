import type { AccountProfile } from "@atrium/contract";
import { redirect } from "@tanstack/react-router";
import { localPath } from "../../platform/address.ts";
import { insist, type LoadContext } from "../../platform/data/load.ts";
import { ownProfile } from "./ownAccount.ts";

/** For pages that need a session, even a guest's: without one, redirects to sign-in. `href` is the requested page. */
export async function requireAccount(context: LoadContext, href: string): Promise<void> {
  if ((await whoIsThere(context)) === null) throw redirect({ to: "/login", search: { to: href }, replace: true });
}

/** For sign-in: somebody signed in with an e-mail is redirected at once. A guest may have come to confirm one. */
export async function skipWhenSignedIn(context: LoadContext, to: string | undefined): Promise<void> {
  const account = await whoIsThere(context);
  if (account !== null && account.email !== null)
    throw redirect({ href: localPath(to) ?? "/dashboard", replace: true });
}

/** A recently signed-in user continues at once; if the session has ended, that is found out in the background. */
async function whoIsThere({ queries }: LoadContext): Promise<AccountProfile | null> {
  const kept = queries.getQueryData(ownProfile.queryKey)?.account ?? null;
  if (kept === null) return (await insist(() => queries.fetchQuery(ownProfile))).account;
  void queries.prefetchQuery(ownProfile);
  return kept;
}
