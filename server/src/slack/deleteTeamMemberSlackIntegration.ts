import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { outside } from "../platform/calls/outsideWork.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { clearStatus } from "./clearStatus.ts";
import { findPerson, removePerson } from "./personStore.ts";
import type { SlackNeeds } from "./slackNeeds.ts";
import { openToken } from "./slackStore.ts";

type Operation = typeof operations.deleteTeamMemberSlackIntegration;
type Needs = Pick<SlackNeeds, "slack" | "tokenKey">;

/** If Slack does not answer, `revokeUnused` takes the status away later, before it revokes the token. */
export const deleteTeamMemberSlackIntegration: Handler<Operation, Needs> = async (
  { slack, tokenKey },
  context,
  input,
) => {
  const { tx, accountId } = context;
  const of = { teamId: input.teamId, accountId };
  const person = await findPerson(tx, of);
  if (person === null) return ok({});
  const { shownText } = person;
  const token = await openToken(tx, tokenKey, person.tokenId);
  if (slack !== null && token !== null && shownText !== null)
    await outside("status", () => clearStatus(slack, token, shownText));
  await removePerson(tx, of);
  return ok({});
};
