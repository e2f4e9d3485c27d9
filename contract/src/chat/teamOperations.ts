import { z } from "zod";
import { TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { ChatSaid, saysSomething } from "./records.ts";
import {
  deleting,
  fields,
  markingRead,
  posting,
  reacting,
  reading,
  rewording,
  typing,
  unreacting,
} from "./sharedParts.ts";

const inTeam = { may: "team.chat", subject: "team" } as const;

export const getTeamChatPage = operation({
  ...reading,
  name: "getTeamChatPage",
  says: "Messages of a team's chat, oldest first: the newest, or those before a position.",
  input: z.strictObject({ teamId: TeamId, ...fields.page }),
  ...inTeam,
});

export const postTeamChatMessage = operation({
  ...posting,
  name: "postTeamChatMessage",
  says: "Writes to a team's members and guests. Sending the same `clientId` again returns the existing message.",
  input: z.strictObject({ teamId: TeamId, ...ChatSaid.shape }).refine(saysSomething, "says nothing"),
  ...inTeam,
});

export const updateTeamChatMessage = operation({
  ...rewording,
  name: "updateTeamChatMessage",
  input: z.strictObject({ teamId: TeamId, ...fields.words }),
  ...inTeam,
});

export const deleteTeamChatMessage = operation({
  ...deleting,
  name: "deleteTeamChatMessage",
  says: "Deletes a message: one's own, or as an admin anybody's. Its position stays, its text is deleted.",
  input: z.strictObject({ teamId: TeamId, ...fields.message }),
  ...inTeam,
});

export const addTeamChatReaction = operation({
  ...reacting,
  name: "addTeamChatReaction",
  input: z.strictObject({ teamId: TeamId, ...fields.reaction }),
  ...inTeam,
});

export const removeTeamChatReaction = operation({
  ...unreacting,
  name: "removeTeamChatReaction",
  input: z.strictObject({ teamId: TeamId, ...fields.reaction }),
  ...inTeam,
});

export const markTeamChatRead = operation({
  ...markingRead,
  name: "markTeamChatRead",
  input: z.strictObject({ teamId: TeamId, ...fields.read }),
  ...inTeam,
});

export const typeInTeamChat = operation({
  ...typing,
  name: "typeInTeamChat",
  says: "Shows a team's people that the caller is typing to them, for a few seconds. Not stored; not shown in a crowd.",
  input: z.strictObject({ teamId: TeamId }),
  ...inTeam,
});
