import { constants, must } from "@atrium/contract";
import type { SlackChannelId } from "@atrium/contract";
import { aWorkspace, newUserId } from "./slackParty.ts";
import { byHost } from "./spaceCases.ts";
import type { Cases, Person, World } from "./world.ts";

type Scene = Awaited<ReturnType<World["scene"]>>;

/** Somebody has agreed on Slack's page. */
async function agreed(world: World, { host, teamId }: Pick<Scene, "host" | "teamId">, workspace = aWorkspace()) {
  const { url } = must((await host.browser.call("getTeamSlackLink", { teamId })).value, "a link");
  const brought = await world.slack.agree(url, { userId: newUserId(), workspace });
  return { by: host, input: { teamId, ...brought } };
}

/** A scene whose team is connected. */
async function connected(world: World) {
  const scene = await world.scene();
  const workspace = aWorkspace();
  const { input } = await agreed(world, scene, workspace);
  must((await scene.host.browser.call("integrateTeamSlack", input)).value, "connected");
  return { ...scene, workspace };
}

async function agreedForOwn(world: World, workspace: ReturnType<typeof aWorkspace> | null = null) {
  const { host, teamId, workspace: own } = await connected(world);
  const { url } = must((await host.browser.call("getTeamMemberSlackLink", { teamId })).value, "a link");
  const brought = await world.slack.agree(url, { userId: newUserId(), workspace: workspace ?? own });
  return { by: host as Person, input: { teamId, ...brought } };
}

const late = (world: World) => world.clock.move(constants.oauth.stateForMs);
const NOTHING = { code: "1", state: "1" };
const channelOf = ({ channels }: ReturnType<typeof aWorkspace>) => must(channels[0], "a channel").id as SlackChannelId;

/** A program where Slack is not set up. */
async function bare(world: World) {
  const { by, teamId } = await world.unsold();
  return { by, input: { teamId } };
}

export const slackCases = {
  getTeamSlackLink: { success: byHost(({ teamId }) => ({ teamId })), slackNotSetUp: bare },
  integrateTeamSlack: {
    success: async (world) => agreed(world, await world.scene()),
    async slackNotSetUp(world) {
      const { by, input } = await bare(world);
      return { by, input: { ...input, ...NOTHING } };
    },
    async invalidCode(world) {
      const attempt = await agreed(world, await world.scene());
      late(world);
      return attempt;
    },
  },
  deleteTeamSlackIntegration: {
    async success(world) {
      const { host, teamId } = await connected(world);
      return { by: host, input: { teamId } };
    },
  },
  listTeamSlackChannels: {
    async success(world) {
      const { host, teamId } = await connected(world);
      return { by: host, input: { teamId } };
    },
  },
  getSpaceSlackIntegration: { success: byHost(({ spaceId }) => ({ spaceId })) },
  updatePostingSpaceToSlackToChannel: {
    async success(world) {
      const { host, spaceId, workspace } = await connected(world);
      return { by: host, input: { spaceId, channelId: channelOf(workspace), isOn: true } };
    },
    async slackNotSetUp(world) {
      const { by, teamId } = await world.unsold();
      const { spaces } = must((await by.browser.call("listTeamSpaces", { teamId })).value, "listed");
      const { id: spaceId } = must(spaces[0], "a space");
      return { by, input: { spaceId, channelId: channelOf(aWorkspace()), isOn: true } };
    },
    slackNotIntegrated: byHost(({ spaceId }) => ({ spaceId, channelId: channelOf(aWorkspace()), isOn: true })),
    async slackChannelNotFound(world) {
      const { host, spaceId } = await connected(world);
      return { by: host, input: { spaceId, channelId: channelOf(aWorkspace()), isOn: true } };
    },
  },
  getTeamMemberSlackLink: {
    async success(world) {
      const { host, teamId } = await connected(world);
      return { by: host, input: { teamId } };
    },
    slackNotSetUp: bare,
    slackNotIntegrated: byHost(({ teamId }) => ({ teamId })),
  },
  createTeamMemberSlackIntegration: {
    success: (world) => agreedForOwn(world),
    async slackNotSetUp(world) {
      const { by, input } = await bare(world);
      return { by, input: { ...input, ...NOTHING } };
    },
    slackNotIntegrated: byHost(({ teamId }) => ({ teamId, ...NOTHING })),
    async invalidCode(world) {
      const attempt = await agreedForOwn(world);
      late(world);
      return attempt;
    },
    slackOtherWorkspace: (world) => agreedForOwn(world, aWorkspace()),
  },
  deleteTeamMemberSlackIntegration: {
    async success(world) {
      const { by, input } = await agreedForOwn(world);
      await by.browser.call("createTeamMemberSlackIntegration", input);
      return { by, input: { teamId: input.teamId } };
    },
  },
  getTeamMemberSlackIntegration: { success: byHost(({ teamId }) => ({ teamId })) },
} satisfies Partial<Cases>;
