import type { AccountProfile } from "@atrium/contract";
import { redirect } from "@tanstack/react-router";
import { localPath } from "../../platform/address.ts";
import type { LoadContext } from "../../platform/data/load.ts";
import { ownProfile } from "./ownAccount.ts";

/** For pages that need a session, a guest's included: who has none goes to sign-in first. `href` is the page wanted. */
export async function requireAccount(context: LoadContext, href: string): Promise<void> {
  if ((await whoIsThere(context)) === null) throw redirect({ to: "/login", search: { to: href }, replace: true });
}

/** For sign-in: somebody signed in with an e-mail goes straight on. A guest may have come to confirm one. */
export async function skipWhenSignedIn(context: LoadContext, to: string | undefined): Promise<void> {
  const account = await whoIsThere(context);
  if (account !== null && account.email !== null)
    throw redirect({ href: localPath(to) ?? "/dashboard", replace: true });
}

/** Whoever was signed in a moment ago is let on at once; that the session has ended is found out behind. */
async function whoIsThere({ queries }: LoadContext): Promise<AccountProfile | null> {
  const kept = queries.getQueryData(ownProfile.queryKey)?.account ?? null;
  if (kept === null) return (await queries.fetchQuery(ownProfile)).account;
  void queries.prefetchQuery(ownProfile);
  return kept;
}
