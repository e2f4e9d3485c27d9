// The library checks the protocol; this file says what it must check. It throws for invalid input too, which is not our
// fault: the caller gets a refusal. Database errors are ours and propagate.
import type { MadePasskey, PasskeyProof } from "@atrium/contract";
import { webAuthn } from "./webAuthn.ts";
import type { PasskeyRow } from "./passkeyStore.ts";

interface Expected {
  site: { origin: string; rpId: string };
  spend: (challenge: string) => Promise<boolean>;
}

/** What to store of a new passkey; null if anything about it is invalid. */
export async function readMadePasskey(
  { id, clientDataJSON, attestationObject, transports = [] }: MadePasskey,
  { site, spend }: Expected,
) {
  const response = {
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
  const { verifyRegistrationResponse } = await webAuthn();
  const found = await refusing(spend, (expectedChallenge) =>
    verifyRegistrationResponse({ response, expectedChallenge, ...expectedOf(site) }),
  );
  if (found?.registrationInfo === undefined) return null;
  const { credential, credentialBackedUp } = found.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
  };
}

/** The passkey's counter, if it is the one that signed; otherwise null. */
export async function readProof(
  { id, ...signed }: PasskeyProof,
  { site, spend, passkey }: Expected & { passkey: PasskeyRow },
) {
  const { userHandle, ...rest } = signed;
  const response = {
    id,
    rawId: id,
    type: "public-key" as const,
    clientExtensionResults: {},
    response: { ...rest, ...(userHandle !== undefined && { userHandle }) },
  };
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, "base64url"));
  const credential = { id: passkey.credentialId, publicKey, counter: passkey.counter };
  const { verifyAuthenticationResponse } = await webAuthn();
  const found = await refusing(spend, (expectedChallenge) =>
    verifyAuthenticationResponse({ response, credential, expectedChallenge, ...expectedOf(site) }),
  );
  if (found?.verified !== true) return null;
  const { newCounter, credentialBackedUp } = found.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

const expectedOf = ({ origin, rpId }: Expected["site"]) => ({
  expectedOrigin: origin,
  expectedRPID: rpId,
  requireUserVerification: true,
});

/** Null for whatever the library throws about the input; errors from reading the challenge propagate. */
async function refusing<Found>(
  spend: Expected["spend"],
  verify: (expectedChallenge: Expected["spend"]) => Promise<Found>,
): Promise<Found | null> {
  let fault: { error: unknown } | null = null;
  const asking: Expected["spend"] = async (challenge) => {
    try {
      return await spend(challenge);
    } catch (error) {
      fault = { error };
      throw error;
    }
  };
  try {
    return await verify(asking);
  } catch (error) {
    if (fault !== null) throw error;
    return null;
  }
}
