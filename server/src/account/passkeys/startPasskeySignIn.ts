import { constants, ok, PasskeyAsking, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RateRule } from "../../platform/rateLimit.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { takeByAddress } from "../guests.ts";
import { keepChallenge, siteOf } from "./challenges.ts";
import { webAuthn } from "./webAuthn.ts";
import type { PasskeyNeeds } from "./challenges.ts";

/** Each challenge stores a row for a while: enough for a school behind one address, not for a flood. */
const CHALLENGES: RateRule = { name: "passkeySignIns", count: 300, withinMs: 15 * 60_000 };

type Needs = PasskeyNeeds & Pick<AccountNeeds, "limitsByAddress">;

export const startPasskeySignIn: Handler<typeof operations.startPasskeySignIn, Needs> = async (needs, context) => {
  const taken = await takeByAddress(needs, context, CHALLENGES);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(needs).rpId,
    timeout: constants.passkeys.challengeForMs,
    userVerification: "required",
  });
  await keepChallenge(needs, context, { challenge: options.challenge, accountId: null });
  return ok({ asking: PasskeyAsking.parse(options) });
};
