import { redirect } from "@tanstack/react-router";
import { loadCall } from "../platform/useCall.ts";

/** For pages that need a session, a guest's included: who has none goes to sign-in first. `href` is the page wanted. */
export async function requireAccount(href: string): Promise<void> {
  const { account } = await loadCall("getAccountProfile", {});
  if (account === null) throw redirect({ to: "/login", search: { to: href }, replace: true });
}
