import { takeSecret } from "../platform/address.ts";
import { call } from "../platform/call.ts";

/** Opens the session a one-use link carries, if there is one. A link that is no longer good changes nothing. */
export async function openHandedSession(): Promise<void> {
  const token = takeSecret("tempAuthToken");
  if (token !== null) await call("authAccountByTemporaryAuthLink", { token });
}
