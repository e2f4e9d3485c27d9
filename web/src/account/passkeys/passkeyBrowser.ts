import type { ErrorCode, Operations, Passkey, PasskeyProof, SuccessOf } from "@atrium/contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { call } from "../../platform/call.ts";
import { act } from "../../platform/data/act.ts";
import { ownPlace } from "../../platform/ownHost.ts";
import { loadOptional } from "../../ui/load/loadOptional.ts";

/*
 * Passkeys in the browser. They are bound to a site's domain: an IP address has none, and a space at its owner's domain is
 * another site. The library is loaded on first use.
 */
export type PasskeyOutcome<Value> =
  | { kind: "done"; value: Value }
  /** Cancelled or timed out: browsers do not say which, and there is nothing to report. */
  | { kind: "givenUp" }
  /** The device already has one of this account. */
  | { kind: "hereAlready" }
  | { kind: "refused"; code: ErrorCode };

/** Whether this browser supports passkeys on this page. */
export const canUsePasskeys = (): boolean =>
  "PublicKeyCredential" in globalThis && ownPlace() === null && !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether this computer has a fingerprint reader, face recognition or a screen lock. */
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
  const signed = await signByPasskey();
  if (signed.kind !== "done") return signed;
  const reply = await call("authAccountByPasskey", { proof: signed.value });
  return reply.ok ? { kind: "done", value: reply.value } : { kind: "refused", code: reply.code };
}

/** Somebody signs with a passkey, to show that it is them. */
export async function signByPasskey(): Promise<PasskeyOutcome<PasskeyProof>> {
  const library = await loadLibrary();
  if (library === null) return { kind: "refused", code: "connectionFailed" };
  const started = await call("startPasskeySignIn", {});
  if (!started.ok) return { kind: "refused", code: started.code };
  const signed = await asked(() => library.startAuthentication({ optionsJSON: started.value.asking }));
  if (signed.kind !== "done") return signed;
  const { id, response } = signed.value;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { id, clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  return { kind: "done", value: proof };
}

const loadLibrary = () => loadOptional(() => import("@simplewebauthn/browser"));

/** Calls the browser, which asks its user. */
async function asked<Value>(ask: () => Promise<Value>): Promise<PasskeyOutcome<Value>> {
  try {
    return { kind: "done", value: await ask() };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return { kind: "givenUp" };
    return name === "InvalidStateError" ? { kind: "hereAlready" } : { kind: "refused", code: "passkeyRefused" };
  }
}
