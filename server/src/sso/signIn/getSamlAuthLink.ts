import { constants, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { randomBytes } from "node:crypto";
import { keyedHash, localPath, takeByAddress } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import type { RateRule } from "../../platform/rateLimit.ts";
import { samlFor } from "../saml/samlFor.ts";
import { ownAddresses } from "../ssoNeeds.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { findOpenSso, insertSamlRequest } from "../ssoStore.ts";

/** Each sign-in stores a row for a while: enough for a company behind one address, not for a flood. */
const STARTED: RateRule = { name: "samlSignIns", count: 300, withinMs: 15 * 60_000 };

type Needs = Pick<SsoNeeds, "codeKey" | "limitsByAddress" | "siteUrl">;

export const getSamlAuthLink: Handler<typeof operations.getSamlAuthLink, Needs> = async (needs, context, input) => {
  const { tx, caller, nowMs } = context;
  const { codeKey } = needs;
  const taken = await takeByAddress(needs, context, STARTED);
  if (!taken.ok) return refuse("tooOftenAttempts", { retryAfterMs: taken.retryAfterMs });
  const redirect = localPath(input.redirect);
  if (input.redirect !== undefined && redirect === null) return refuse("invalidRedirectUrl");
  const found = await findOpenSso(tx, input.teamId);
  if (found === null) return refuse("ssoNotEnabled");
  const requestId = `_${randomBytes(20).toString("hex")}`;
  const invitation = input.invitationId;
  await insertSamlRequest(tx, {
    requestHash: keyedHash(codeKey, "saml request", requestId),
    teamId: input.teamId,
    browserHash: keyedHash(codeKey, "browser", caller.browserId),
    redirect,
    invitationHash: invitation === undefined ? null : keyedHash(codeKey, "invitation", invitation),
    expiresAt: new Date(nowMs + constants.oauth.stateForMs),
  });
  const saml = await samlFor({ sso: found.sso, own: ownAddresses(needs, input.teamId), requestId });
  // The page to return to is stored here: RelayState is never read.
  return ok({ url: await saml.getAuthorizeUrlAsync("", undefined, {}) });
};
