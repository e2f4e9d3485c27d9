import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { may } from "@atrium/rules";
import { findAccount } from "../../account/index.ts";
import type { Handler } from "../../platform/calls/handler.ts";
import { findStanding } from "./memberStore.ts";
import type { TeamPlacesNeeds } from "./places.ts";

export const getTeamMemberProfile: Handler<typeof operations.getTeamMemberProfile, TeamPlacesNeeds> = async (
  { places },
  { query, accountId: ownId, subject },
  { teamId, accountId },
) => {
  const standing = await findStanding(query, places, { teamId, accountId });
  const account = standing === null ? null : await findAccount(query, accountId);
  if (standing === null || account === null) return refuse("memberNotFound");
  const { name, avatarUrl, avatarAppearance, palette, about, pronoun } = account;
  const asker = { role: subject.role };
  const seesEmail = accountId === ownId || may("team.manageUsers", asker);
  const seesPlaces = may("team.seeUsers", asker);
  const visits = seesPlaces ? await places.visitsOf(query, teamId, [accountId]) : null;
  const spaces = seesPlaces ? await places.spacesOf(query, teamId, [accountId]) : null;
  const profile = {
    accountId,
    name,
    avatarUrl,
    avatarAppearance,
    palette,
    about,
    pronoun,
    email: seesEmail ? account.email : null,
    role: standing.role,
    joinedAt: standing.joinedAt?.toISOString() ?? null,
    lastVisitedAt: visits?.get(accountId)?.lastAt.toISOString() ?? null,
    spaceIds: spaces?.get(accountId) ?? [],
  };
  return ok({ profile });
};
