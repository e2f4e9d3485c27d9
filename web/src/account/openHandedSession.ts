import { call } from "../platform/call.ts";

/** Opens the session a one-use link carries. A link that is no longer good changes nothing. */
export async function openHandedSession(token: string): Promise<void> {
  await call("authAccountByTemporaryAuthLink", { token });
}
