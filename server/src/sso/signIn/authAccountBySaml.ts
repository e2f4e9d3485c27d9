// Single sign-on, second half: the browser that started a sign-in fetches the provider's answer. People are identified
// by the provider's own id. A new person gets an account and joins the team. An existing account has an owner: it is
// opened only after they have signed in by mail, in this browser and after the answer came, which counts as consent.
import { must, ok, refuse } from "@atrium/contract";
import type { Effect, operations } from "@atrium/contract";
import { keyedHash, openProvenSession, profileOf } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { findAccountOf } from "./findAccountOf.ts";
import type { SsoNeeds } from "../ssoNeeds.ts";
import { endSamlRequest, findOpenSso, lockAnswered } from "../ssoStore.ts";

export const authAccountBySaml: Handler<typeof operations.authAccountBySaml, SsoNeeds> = async (
  needs,
  context,
  { code },
) => {
  const { tx, caller, nowMs } = context;
  const { codeKey } = needs;
  const begun = await lockAnswered(tx, {
    codeHash: keyedHash(codeKey, "saml code", code),
    browserHash: keyedHash(codeKey, "browser", caller.browserId),
    nowMs,
  });
  if (begun === null) return refuse("invalidCode");
  const person = must(begun.person, "what was answered names somebody");
  const open = await findOpenSso(tx, begun.teamId);
  // The team has changed its provider since: an answer of the old one is invalid.
  if (open === null || open.sso.entityId !== person.entityId) return refuse("ssoNotEnabled");
  const answeredAtMs = must(begun.answeredAt, "it was answered").getTime();
  const found = await findAccountOf(needs, context, { teamId: begun.teamId, person, answeredAtMs });
  if (typeof found === "string") return refuse(found);
  if ("confirm" in found) return ok({ state: "confirm", email: found.confirm, teamName: open.team.name });
  await endSamlRequest(tx, begun);
  const { account, isNew, isFirst, isBack } = found;
  const told = await openProvenSession(needs, context, { account, isFirst, isProven: false });
  const joined = await needs.teams.acceptInvitation(context, {
    bus: needs.bus,
    codeHash: begun.invitationHash,
    account,
  });
  const redirect = joined?.redirect ?? begun.redirect;
  const effects: Effect[] = [...found.effects, ...told, ...(joined?.effects ?? [])];
  return ok({ state: "in", account: profileOf(account), redirect, isNew, isBack }, effects);
};
