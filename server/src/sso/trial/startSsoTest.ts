import { constants, ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { randomBytes } from "node:crypto";
import { keyedHash } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { samlFor } from "../saml/samlFor.ts";
import { ownAddresses } from "../ssoNeeds.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { findPlannedSso } from "../ssoStore.ts";
import { insertTrial } from "./ssoTrialStore.ts";

type Needs = Pick<SsoNeeds, "codeKey" | "siteUrl">;

/** Like a sign-in, but its answer is only looked at: see `createSamlDoor`. */
export const startSsoTest: Handler<typeof operations.startSsoTest, Needs> = async (needs, context, { teamId }) => {
  const { tx, caller, accountId, nowMs } = context;
  const found = await findPlannedSso(tx, teamId);
  if (found === null) return refuse("ssoNotEnabled");
  const { sso } = found;
  if (sso.signInUrl === "") return refuse("invalidSignInUrl");
  if (sso.entityId === "") return refuse("invalidIdentityProviderEntityId");
  if (sso.certificates.length === 0) return refuse("invalidIdentityProviderCertificate");
  const requestId = `_${randomBytes(20).toString("hex")}`;
  await insertTrial(tx, {
    teamId,
    accountId,
    requestHash: keyedHash(needs.codeKey, "saml request", requestId),
    browserHash: keyedHash(needs.codeKey, "browser", caller.browserId),
    startedAt: new Date(nowMs),
    expiresAt: new Date(nowMs + constants.oauth.stateForMs),
  });
  const saml = await samlFor({ sso, own: ownAddresses(needs, teamId), requestId });
  return ok({ url: await saml.getAuthorizeUrlAsync("", undefined, {}) });
};
