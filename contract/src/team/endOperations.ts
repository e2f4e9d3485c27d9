import { z } from "zod";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { DeletedTeam } from "./records.ts";

export const deleteTeam = operation({
  name: "deleteTeam",
  says: "Deletes a team with all its spaces; people inside are disconnected, and its open invitations end. `restoreTeam` can restore it for 14 days.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({}),
  refusals: [],
  may: "team.delete",
  subject: "team",
  touches: [
    ["listAccountTeams"],
    ["listDeletedTeams"],
    ["listVisitedSpaces"],
    ["getTeam", "teamId"],
    ["listTeamSpaces", "teamId"],
  ],
});

export const listDeletedTeams = operation({
  name: "listDeletedTeams",
  says: "The deleted teams that the caller administers and can still restore, latest first.",
  input: z.strictObject({}),
  success: z.object({ teams: z.array(DeletedTeam) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const restoreTeam = operation({
  name: "restoreTeam",
  says: "Restores a deleted team that the caller administers, with its people and the spaces that were deleted with it.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({}),
  refusals: ["teamNotFound"],
  may: "account.editOwnProfile",
  subject: "session",
  touches: [
    ["listAccountTeams"],
    ["listDeletedTeams"],
    ["listVisitedSpaces"],
    ["getTeam", "teamId"],
    ["listTeamSpaces", "teamId"],
  ],
});
