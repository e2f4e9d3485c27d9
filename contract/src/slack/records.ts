import { z } from "zod";

/** Ids that Slack gives: capital letters and digits. */
const anIdOfSlack = () => z.string().regex(/^[A-Z0-9]{2,32}$/, "must be an id of Slack");
export const SlackChannelId = anIdOfSlack().brand<"SlackChannelId">();
export type SlackChannelId = z.infer<typeof SlackChannelId>;

/** A public channel of a team's Slack workspace. */
export const SlackChannel = z.object({
  id: SlackChannelId,
  /** Without the leading #. */
  name: z.string(),
});
export type SlackChannel = z.infer<typeof SlackChannel>;

/** The Slack workspace a team is connected to. */
export const SlackWorkspace = z.object({
  name: z.string(),
  /** Who connected it; null once their account is gone. */
  connectedByName: z.string().nullable(),
  connectedAt: z.iso.datetime(),
  /** How many of the team's people show in Slack that they are here. */
  peopleCount: z.int(),
  /** When Slack last accepted a message for any of the team's spaces. */
  lastPostedAt: z.iso.datetime().nullable(),
  /** Slack no longer accepts the connection: it was removed there. */
  isBroken: z.boolean(),
});
export type SlackWorkspace = z.infer<typeof SlackWorkspace>;

/** Where a message is posted when people meet in a space. */
export const SlackPosting = z.object({
  channel: SlackChannel,
  isOn: z.boolean(),
  lastPostedAt: z.iso.datetime().nullable(),
  /** Slack refused the last message: the channel is gone, archived or closed to apps. */
  isChannelLost: z.boolean(),
});
export type SlackPosting = z.infer<typeof SlackPosting>;

/** Somebody's own connection: their Slack status says that they are here. */
export const TeamMemberSlackIntegration = z.object({
  workspaceName: z.string(),
  connectedAt: z.iso.datetime(),
});
export type TeamMemberSlackIntegration = z.infer<typeof TeamMemberSlackIntegration>;

/** The parameters with which Slack's page returns. */
export const SlackReturn = { code: z.string().max(2048), state: z.string().max(64) };
