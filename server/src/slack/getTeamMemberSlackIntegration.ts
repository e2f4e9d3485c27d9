import { ok } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import type { Handler } from "../platform/calls/handler.ts";
import { describePerson, findPerson } from "./personStore.ts";
import { findWorkspace } from "./slackStore.ts";

/** A connection that Slack no longer accepts counts as none until an admin has connected the team again. */
export const getTeamMemberSlackIntegration: Handler<typeof operations.getTeamMemberSlackIntegration> = async (
  _needs,
  { query, accountId, subject },
  { teamId },
) => {
  const workspace = subject.teamRole === null ? null : await findWorkspace(query, teamId);
  if (workspace === null || workspace.brokenAt !== null) return ok({ workspaceName: null, integration: null });
  const person = await findPerson(query, { teamId, accountId });
  const { name } = workspace;
  return ok({ workspaceName: name, integration: person === null ? null : describePerson(name, person) });
};
