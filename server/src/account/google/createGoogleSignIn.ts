import type { Clock } from "../../platform/clock.ts";
import { challengeOf } from "../../platform/oauth/oauthStates.ts";
import { openId, openIdProvider, unlessAway } from "../../platform/oauth/openIdProvider.ts";
import type { OpenIdOptions } from "../../platform/oauth/openIdProvider.ts";
import { redeemedOnce } from "../../platform/oauth/redeemedOnce.ts";
import type { GoogleIdentity, GoogleSignIn } from "./googleSignIn.ts";

interface Surroundings {
  siteUrl: () => string;
  clock: Clock;
}

/**
 * Sign-in with Google (OpenID Connect, the code flow). Only the person's id is stored: tokens are dropped at once. The
 * library checks issuer, audience, time, nonce, and the signature by Google's published keys.
 */
export function createGoogleSignIn(options: OpenIdOptions, { siteUrl, clock }: Surroundings): GoogleSignIn {
  const redirectUrl = () => `${siteUrl()}/integrations/google-sign-in`;
  const configured = openIdProvider(options);
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
    redeem: redeemedOnce(clock, (code, { state, nonce, verifier }) =>
      unlessAway(async () => {
        const { authorizationCodeGrant } = await openId();
        const returned = new URL(redirectUrl());
        const config = await configured();
        // Only Google returns to this address, so no other provider's code can be mixed up with its own.
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

const identityOf = (claims: Readonly<Record<string, unknown>> & { sub: string }): GoogleIdentity => ({
  sub: claims.sub,
  email: textOf(claims["email"]),
  isEmailVerified: claims["email_verified"] === true,
  hostedDomain: textOf(claims["hd"]),
  name: textOf(claims["name"]),
});
const textOf = (claim: unknown): string | null => (typeof claim === "string" && claim !== "" ? claim : null);
