import { call } from "../../platform/call.ts";
import { afterSignIn } from "./signInModel.ts";

/**
 * Opens the session a one-use link carries; the page to show then. A link that is no longer good changes nothing and
 * gives null. `to` is the page the address asks for.
 */
export async function openHandedSession(token: string, to: string | null): Promise<string | null> {
  const reply = await call("authAccountByTemporaryAuthLink", { token });
  return reply.ok ? afterSignIn(to, reply.value.redirect) : null;
}
