import { z } from "zod";
import { SpaceId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import {
  SlackChannel,
  SlackChannelId,
  SlackPosting,
  SlackReturn,
  SlackWorkspace,
  TeamMemberSlackIntegration,
} from "./records.ts";

/** Operations that show a team's connection. */
const OF_TEAM = [
  ["listTeamSlackChannels", "teamId"],
  ["getSpaceSlackIntegration"],
  ["getTeamMemberSlackIntegration", "teamId"],
  ["getTeam", "teamId"],
] as const;

export const getTeamSlackLink = operation({
  name: "getTeamSlackLink",
  says: "Starts connecting a team to a Slack workspace: the page of Slack to go to. It returns to `/integrations/slack` with a code and a state, which are good once, for the caller in this browser, for ten minutes.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ url: z.string() }),
  refusals: ["slackNotSetUp"],
  may: "team.manageSlack",
  subject: "team",
  addsBeside: true,
});

export const integrateTeamSlack = operation({
  name: "integrateTeamSlack",
  says: "Connects a team to the Slack workspace whose page returned this code and state. A workspace connected before is disconnected, with the channels and people of it.",
  input: z.strictObject({ teamId: TeamId, ...SlackReturn }),
  success: z.object({ workspace: SlackWorkspace }),
  refusals: ["slackNotSetUp", "invalidCode"],
  may: "team.manageSlack",
  subject: "team",
  touches: OF_TEAM,
});

export const deleteTeamSlackIntegration = operation({
  name: "deleteTeamSlackIntegration",
  says: "Disconnects a team from Slack: nothing is posted any more, no status is shown, and Slack is told to forget the permissions.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({}),
  refusals: [],
  may: "team.manageSlack",
  subject: "team",
  touches: OF_TEAM,
});

export const listTeamSlackChannels = operation({
  name: "listTeamSlackChannels",
  says: "The Slack workspace of a team and its public channels, sorted by name.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({
    /** Whether this installation can be connected to Slack. */
    isSetUp: z.boolean(),
    /** Null while the team is not connected. */
    workspace: SlackWorkspace.nullable(),
    /** Null if Slack does not answer. */
    channels: z.array(SlackChannel).nullable(),
  }),
  refusals: [],
  may: "team.manageSlack",
  subject: "team",
  keeps: "nothing",
});

export const getSpaceSlackIntegration = operation({
  name: "getSpaceSlackIntegration",
  says: "Where a message is posted in Slack when people meet in a space; null if nowhere.",
  input: z.strictObject({ spaceId: SpaceId }),
  success: z.object({ posting: SlackPosting.nullable() }),
  refusals: [],
  may: "team.manageSlack",
  subject: "space",
  keeps: "nothing",
});

export const updatePostingSpaceToSlackToChannel = operation({
  name: "updatePostingSpaceToSlackToChannel",
  says: "Chooses the Slack channel in which a message is posted when people meet in a space, or none, and switches it on or off.",
  input: z.strictObject({ spaceId: SpaceId, channelId: SlackChannelId.nullable(), isOn: z.boolean() }),
  success: z.object({ posting: SlackPosting.nullable() }),
  refusals: ["slackNotSetUp", "slackNotIntegrated", "slackChannelNotFound"],
  may: "team.manageSlack",
  subject: "space",
  addsBeside: true,
  touches: [["getSpaceSlackIntegration", "spaceId"]],
});

export const getTeamMemberSlackLink = operation({
  name: "getTeamMemberSlackLink",
  says: "Starts showing in Slack that the caller is here: the page of Slack to go to. It returns as for a team.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({ url: z.string() }),
  refusals: ["slackNotSetUp", "slackNotIntegrated"],
  may: "team.linkOwnSlack",
  subject: "team",
  addsBeside: true,
});

export const createTeamMemberSlackIntegration = operation({
  name: "createTeamMemberSlackIntegration",
  says: "Shows in Slack from now on that the caller is here, with the code and the state that Slack's page returned. It must be the workspace of the team.",
  input: z.strictObject({ teamId: TeamId, ...SlackReturn }),
  success: z.object({ integration: TeamMemberSlackIntegration }),
  refusals: ["slackNotSetUp", "slackNotIntegrated", "invalidCode", "slackOtherWorkspace"],
  may: "team.linkOwnSlack",
  subject: "team",
  addsBeside: true,
  touches: [
    ["getTeamMemberSlackIntegration", "teamId"],
    ["listTeamSlackChannels", "teamId"],
  ],
});

export const deleteTeamMemberSlackIntegration = operation({
  name: "deleteTeamMemberSlackIntegration",
  says: "Shows nothing of the caller in Slack any more, and tells Slack to forget their permission.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({}),
  refusals: [],
  may: "team.linkOwnSlack",
  subject: "team",
  addsBeside: true,
  touches: [
    ["getTeamMemberSlackIntegration", "teamId"],
    ["listTeamSlackChannels", "teamId"],
  ],
});

export const getTeamMemberSlackIntegration = operation({
  name: "getTeamMemberSlackIntegration",
  says: "Whether Slack shows that the caller is here, and whether the team is connected to a workspace at all.",
  input: z.strictObject({ teamId: TeamId }),
  success: z.object({
    /** The workspace of the team; null while the team is not connected. */
    workspaceName: z.string().nullable(),
    integration: TeamMemberSlackIntegration.nullable(),
  }),
  refusals: [],
  may: "team.linkOwnSlack",
  subject: "team",
  keeps: "nothing",
});
