import type { Configuration } from "openid-client";
import { challengeOf } from "../../platform/oauth/oauthStates.ts";
import type { StateChecks } from "../../platform/oauth/oauthStates.ts";
import type { GoogleIdentity, GoogleSignIn } from "./googleSignIn.ts";

interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  issuerUrl: string;
}
/** In seconds; nobody waits longer for an answer. */
const WAIT_S = 4.5;

/** The protocol library, loaded on first use so that the program starts faster. */
const openId = () => import("openid-client");

/**
 * Sign-in with Google (OpenID Connect, the code flow). Nothing of Google's is kept but the person's id: tokens are dropped
 * at once. The library checks issuer, audience, time, nonce, and the signature by Google's published keys.
 */
export function createGoogleSignIn(options: GoogleOptions, siteUrl: () => string): GoogleSignIn {
  const redirectUrl = () => `${siteUrl()}/integrations/google-sign-in`;
  const configured = keptOnceFound(() => discover(options));
  return {
    async link({ state, nonce, verifier }) {
      const config = await unlessAway(configured);
      if (config === "refused" || config === "notReached") return null;
      const { buildAuthorizationUrl } = await openId();
      const asked = {
        redirect_uri: redirectUrl(),
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
        prompt: "select_account",
      };
      return buildAuthorizationUrl(config, asked).href;
    },
    // Attempts of one call may overlap, and Google takes a code once: they share its answer. The state is of one browser, so
    // that nobody shares it who has only the code.
    redeem: sharedBy(
      (code, { state }) => `${state} ${code}`,
      (code: string, { state, nonce, verifier }: StateChecks) =>
        unlessAway(async () => {
          const { authorizationCodeGrant } = await openId();
          const returned = new URL(redirectUrl());
          const config = await configured();
          // The return address is Google's alone, so nobody else's code can be mixed up with its own.
          const { issuer: iss } = config.serverMetadata();
          returned.search = new URLSearchParams({ code, state, iss }).toString();
          const checks = {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          };
          const tokens = await authorizationCodeGrant(config, returned, checks);
          const claims = tokens.claims();
          return claims === undefined || claims.sub === "" ? "refused" : identityOf(claims);
        }),
    ),
  };
}

async function discover({ clientId, clientSecret, issuerUrl }: GoogleOptions): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openId();
  const execute = [enableNonRepudiationChecks, ...(issuerUrl.startsWith("http:") ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuerUrl), clientId, clientSecret, undefined, { execute, timeout: WAIT_S });
}

const identityOf = (claims: Readonly<Record<string, unknown>> & { sub: string }): GoogleIdentity => ({
  sub: claims.sub,
  email: textOf(claims["email"]),
  isEmailVerified: claims["email_verified"] === true,
  hostedDomain: textOf(claims["hd"]),
  name: textOf(claims["name"]),
});
const textOf = (claim: unknown): string | null => (typeof claim === "string" && claim !== "" ? claim : null);

/** Asks once for all who ask meanwhile; a failure is not kept. */
function keptOnceFound<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | null = null;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

/** One question at a time for each key; whoever asks meanwhile gets the same answer. */
function sharedBy<Asked extends readonly unknown[], Value>(
  keyOf: (...asked: Asked) => string,
  ask: (...asked: Asked) => Promise<Value>,
): (...asked: Asked) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (...asked) => {
    const key = keyOf(...asked);
    const answer = running.get(key) ?? ask(...asked).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
}

/** What went wrong on the way to Google or there is an answer too; anything else is a bug and is thrown. */
async function unlessAway<Value>(ask: () => Promise<Value>): Promise<Value | "refused" | "notReached"> {
  try {
    return await ask();
  } catch (error) {
    const { ClientError, ResponseBodyError } = await openId();
    if (error instanceof ResponseBodyError) {
      if (error.error === "invalid_grant") return "refused";
      if (error.status >= 500) return "notReached";
      throw error;
    }
    if (error instanceof ClientError) return isPassing(error) ? "notReached" : "refused";
    if (error instanceof TypeError && error.cause !== undefined) return "notReached";
    throw error;
  }
}

/** A token that is not what it must be is refused; a server that does not do its work may do it later. */
const isPassing = ({ code }: { code?: string | undefined }): boolean =>
  code === undefined || PASSING.has(code.replace(/^OAUTH_/, ""));
const PASSING = new Set(["TIMEOUT", "ABORT", "RESPONSE_IS_NOT_CONFORM", "RESPONSE_IS_NOT_JSON", "PARSE_ERROR"]);
