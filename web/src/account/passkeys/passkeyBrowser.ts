import type { ErrorCode, Operations, Passkey, SuccessOf } from "@atrium/contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { call } from "../../platform/call.ts";
import { act } from "../../platform/data/act.ts";
import { ownPlace } from "../../platform/ownHost.ts";
import { loadOptional } from "../../ui/load/loadOptional.ts";

/*
 * Passkeys as the browser has them. They belong to a site by its name: at a number there are none, and a place at its
 * owner's domain is another site. The library that speaks with the browser is loaded when somebody uses one.
 */
export type PasskeyOutcome<Value> =
  | { kind: "done"; value: Value }
  /** Given up, or waited for too long: browsers do not say which, and nothing need be said. */
  | { kind: "givenUp" }
  /** The device has one of this account already. */
  | { kind: "hereAlready" }
  | { kind: "refused"; code: ErrorCode };

/** Whether this browser could have passkeys for this page. */
export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && ownPlace() === null && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether this very computer has a finger, a face or a lock to ask for. */
export async function hasOwnLock(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

export async function makePasskey(): Promise<PasskeyOutcome<Passkey>> {
  const library = await loadLibrary();
  if (library === null) return { kind: "refused", code: "connectionFailed" };
  const started = await call("startPasskey", {});
  if (!started.ok) return { kind: "refused", code: started.code };
  const made = await asked(() =>
    library.startRegistration({ optionsJSON: started.value.making as PublicKeyCredentialCreationOptionsJSON }),
  );
  if (made.kind !== "done") return made;
  const { id, response } = made.value;
  const { clientDataJSON, attestationObject, transports } = response;
  const reply = await act("addPasskey", {
    made: { id, clientDataJSON, attestationObject, ...(transports !== undefined && { transports }) },
  });
  return reply.ok ? { kind: "done", value: reply.value.passkey } : { kind: "refused", code: reply.code };
}

export async function signInByPasskey(): Promise<PasskeyOutcome<SuccessOf<Operations["authAccountByPasskey"]>>> {
  const library = await loadLibrary();
  if (library === null) return { kind: "refused", code: "connectionFailed" };
  const started = await call("startPasskeySignIn", {});
  if (!started.ok) return { kind: "refused", code: started.code };
  const signed = await asked(() => library.startAuthentication({ optionsJSON: started.value.asking }));
  if (signed.kind !== "done") return signed;
  const { id, response } = signed.value;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  const reply = await call("authAccountByPasskey", { proof });
  return reply.ok ? { kind: "done", value: reply.value } : { kind: "refused", code: reply.code };
}

const loadLibrary = () => loadOptional(() => import("@simplewebauthn/browser"));

/** Asks the browser, which asks its user. */
async function asked<Value>(ask: () => Promise<Value>): Promise<PasskeyOutcome<Value>> {
  try {
    return { kind: "done", value: await ask() };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return { kind: "givenUp" };
    return name === "InvalidStateError" ? { kind: "hereAlready" } : { kind: "refused", code: "passkeyRefused" };
  }
}
