import type { StateChecks } from "../../platform/oauth/oauthStates.ts";

/** What Google's signed token says about somebody. */
export interface GoogleIdentity {
  /** Google's own id of the person, which never changes. */
  sub: string;
  email: string | null;
  isEmailVerified: boolean;
  /** The organisation whose administrators run the address; null for others. */
  hostedDomain: string | null;
  name: string | null;
}

/** `refused`: the code is invalid. `notReached`: Google does not answer; a retry may succeed. */
export type Redeemed = GoogleIdentity | "refused" | "notReached";

export interface GoogleSignIn {
  /** The URL of Google's consent page; null if Google does not answer. */
  link(checks: StateChecks): Promise<string | null>;
  redeem(code: string, checks: StateChecks): Promise<Redeemed>;
}
