import { z } from "zod";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { DeletedTeam } from "./records.ts";

export const deleteTeam = operation({
  name: "deleteTeam",
  says: "Closes a team with all its spaces; who is inside is sent out, and its open invitations end. For 14 days `restoreTeam` brings it back.",
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
  says: "The deleted teams the caller leads and can still bring back, the latest first.",
  input: z.strictObject({}),
  success: z.object({ teams: z.array(DeletedTeam) }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
  keeps: "nothing",
});

export const restoreTeam = operation({
  name: "restoreTeam",
  says: "Brings back a deleted team of the caller's, with its people and the spaces that stood when it was deleted.",
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
