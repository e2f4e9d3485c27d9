import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../../platform/calls/outsideWork.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { issueState } from "../../platform/oauth/oauthStates.ts";
import type { RateRule } from "../../platform/rateLimit.ts";
import type { AccountNeeds } from "../accountNeeds.ts";
import { takeByAddress } from "../guests.ts";
import { localPath } from "../localPath.ts";
import { keyedHash } from "../signIn/hashes.ts";
import { googleStateOf } from "./googleState.ts";
import type { GoogleState } from "./googleState.ts";

/** Each sign-in stores a row for a while: enough for a school behind one address, not for a flood. */
const STARTED: RateRule = { name: "googleSignIns", count: 300, withinMs: 15 * 60_000 };

type Needs = Pick<AccountNeeds, "google" | "codeKey" | "limitsByAddress">;

export const getGoogleAuthLink: Handler<typeof operations.getGoogleAuthLink, Needs> = async (needs, context, input) => {
  const { google, codeKey } = needs;
  const taken = await takeByAddress(needs, context, STARTED);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  if (google === null) return refuse("googleNotSetUp");
  const redirect = localPath(input.redirect);
  if (input.redirect !== undefined && redirect === null) return refuse("invalidRedirectUrl");
  const invitation = input.invitationId;
  const about: GoogleState = {
    redirect,
    wantsSurvey: input.survey ?? false,
    invitationHash: invitation === undefined ? null : keyedHash(codeKey, "invitation", invitation),
  };
  // First with a placeholder for the state, since outside calls are made before anything is written.
  const isThere = await outside("google", async () => (await google.link(NO_STATE)) !== null);
  const checks = isThere ? await issueState(googleStateOf(needs), context, about) : null;
  const url = checks === null ? null : await google.link(checks);
  return url === null ? refuse("unknownError") : ok({ url });
};

const NO_STATE = { state: "", nonce: "", verifier: "" };
