import { redirect } from "@tanstack/react-router";
import { localPath } from "../../platform/address.ts";
import { loadCall } from "../../platform/useCall.ts";

/** For pages that need a session, a guest's included: who has none goes to sign-in first. `href` is the page wanted. */
export async function requireAccount(href: string): Promise<void> {
  const { account } = await loadCall("getAccountProfile", {});
  if (account === null) throw redirect({ to: "/login", search: { to: href }, replace: true });
}

/** For sign-in: somebody signed in with an e-mail goes straight on. A guest may have come to confirm one. */
export async function skipWhenSignedIn(to: string | undefined): Promise<void> {
  const { account } = await loadCall("getAccountProfile", {});
  if (account !== null && account.email !== null)
    throw redirect({ href: localPath(to) ?? "/dashboard", replace: true });
}
