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

/** `refused`: the code is of no use. `notReached`: Google does not answer; the same may succeed later. */
export type Redeemed = GoogleIdentity | "refused" | "notReached";

export interface GoogleSignIn {
  /** Google's page for somebody to agree on; null if Google does not answer. */
  link(checks: StateChecks): Promise<string | null>;
  redeem(code: string, checks: StateChecks): Promise<Redeemed>;
}
