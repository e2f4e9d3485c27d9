import { must, newId } from "@atrium/contract";
import type { Plan, SpaceId } from "@atrium/contract";
import type { Cases, Scene, World } from "./world.ts";

const noSpace = () => newId<SpaceId>();

/** A call of a scene's admin, with an input made from the scene. */
export const byHost =
  <Input>(input: (scene: Scene) => Input) =>
  async (world: World) => {
    const scene = await world.scene();
    return { by: scene.host, input: input(scene) };
  };

export async function onPlan(world: World, plan: Plan): Promise<Scene> {
  const scene = await world.scene();
  await world.arrange.team(scene.teamId, { plan });
  return scene;
}

export const newSlug = () => `s-${newId().toLowerCase().replaceAll(/[-_]/g, "x")}`;

export const spaceCases = {
  tryForFree: {
    success: async (world) => ({ by: await world.nobody(), input: { teamName: "T", spaceName: "S" } }),
    tooOftenAttempts: async (world) => ({
      by: await world.limited("tryForFree", 20),
      input: { teamName: "T", spaceName: "S" },
    }),
    spaceTemplateNotFound: async (world) => ({
      by: await world.nobody(),
      input: { teamName: "T", spaceName: "S", template: "castle" },
    }),
  },
  createTeam: {
    success: async (world) => ({ by: await world.account(), input: { name: "Crew", color: "#0A7368" } }),
    accountIsNotVerified: async (world) => ({ by: await world.guest(), input: { name: "Crew" } }),
  },
  getTeam: {
    success: byHost(({ teamId }) => ({ teamId })),
  },
  deleteTeam: { success: byHost(({ teamId }) => ({ teamId })) },
  listDeletedTeams: { success: byHost(() => ({})) },
  restoreTeam: {
    async success(world) {
      const { host, teamId } = await world.scene();
      await host.browser.call("deleteTeam", { teamId });
      await host.live.closed;
      return { by: host, input: { teamId } };
    },
    teamNotFound: byHost(({ teamId }) => ({ teamId })),
  },
  previewTeamKeeping: {
    success: byHost(({ teamId }) => ({ teamId, chatKeptDays: 30, recordingKeptDays: null })),
  },
  updateTeam: {
    success: byHost(({ teamId }) => ({ teamId, name: "Other", color: "#112233" })),
    async uploadIntentNotFound(world) {
      const { host, teamId } = await world.scene();
      return { by: host, input: { teamId, logoUploadId: await world.uploaded(host, "avatar") } };
    },
    async emailWhitelabelForbidden(world) {
      const { host, teamId } = await onPlan(world, "startup");
      return { by: host, input: { teamId, emailSenderName: "Kite" } };
    },
    async alreadyExists(world) {
      const [other, { host, teamId }] = [await world.scene(), await world.scene()];
      const emailPrefix = newSlug();
      await other.host.browser.call("updateTeam", { teamId: other.teamId, emailPrefix });
      return { by: host, input: { teamId, emailPrefix } };
    },
  },
  createSpace: {
    success: byHost(({ teamId }) => ({ teamId, name: "Second", slug: newSlug(), template: "garden" })),
    invalidSlug: byHost(({ teamId }) => ({ teamId, name: "Second", slug: "-x-" })),
    restrictedSlug: byHost(({ teamId }) => ({ teamId, name: "Second", slug: "try-me" })),
    async alreadyExists(world) {
      const { host, teamId, spaceId } = await world.scene();
      const { space } = must((await host.browser.call("getSpace", { spaceId })).value, "the space");
      return { by: host, input: { teamId, name: "Second", slug: space.slug } };
    },
    async spacesQuantityRateLimit(world) {
      const { host, teamId } = await onPlan(world, "free");
      return { by: host, input: { teamId, name: "Second" } };
    },
    spaceTemplateNotFound: byHost(({ teamId }) => ({ teamId, name: "Second", template: "castle" })),
    missingOldSpaceId: byHost(({ teamId }) => ({ teamId, name: "Second", template: "duplicate" })),
    async privateSpaceForbiddenByRate(world) {
      const { host, teamId } = await onPlan(world, "free");
      return { by: host, input: { teamId, name: "Second", access: "team" } };
    },
  },
  getSpaceTemplateLibrary: { success: byHost(({ teamId }) => ({ teamId })) },
  listTeamPrivateSpaceTemplates: { success: byHost(({ teamId }) => ({ teamId })) },
  getOnboardingSpace: { success: async (world) => ({ by: await world.nobody(), input: {} }) },
  getSpace: {
    success: byHost(({ spaceId }) => ({ spaceId })),
  },
  getSpaceId: {
    success: async (world) => ({ by: await world.nobody(), input: { slug: "Try_Me" } }),
    spaceNotFound: async (world) => ({ by: await world.nobody(), input: { slug: newSlug() } }),
  },
  getTotalSpacesQuantity: { success: async (world) => ({ by: await world.nobody(), input: {} }) },
  isSpaceSlugAvailable: {
    success: async (world) => ({ by: await world.guest(), input: { slug: newSlug() } }),
    invalidSlug: async (world) => ({ by: await world.guest(), input: { slug: "ю" } }),
    restrictedSlug: async (world) => ({ by: await world.guest(), input: { slug: "admin" } }),
  },
  listTeamSpaces: {
    success: byHost(({ teamId }) => ({ teamId })),
  },
  canJoinSpace: {
    success: byHost(({ spaceId }) => ({ spaceId })),
    spaceNotFound: byHost(() => ({ spaceId: noSpace() })),
  },
  getSpaceEntrance: {
    success: async (world) => ({ by: await world.nobody(), input: { slug: "try-me" } }),
    spaceNotFound: async (world) => ({ by: await world.nobody(), input: { slug: newSlug() } }),
  },
  getWelcomePage: {
    success: async (world) => ({ by: await world.nobody(), input: { slug: "try-me" } }),
    spaceNotFound: async (world) => ({ by: await world.nobody(), input: { slug: newSlug() } }),
  },
  getLoginPageWhiteLabeling: {
    success: async (world) => ({ by: await world.nobody(), input: { slug: "try-me" } }),
  },
  kick: {
    success: byHost(({ spaceId, guest }) => ({ spaceId, accountId: guest.live.accountId })),
    participantNotFound: byHost(({ spaceId }) => ({ spaceId, accountId: newId() })),
  },
  setModerator: {
    success: byHost(({ spaceId, guest }) => ({ spaceId, accountId: guest.live.accountId, isModerator: true })),
    participantNotFound: byHost(({ spaceId }) => ({ spaceId, accountId: newId(), isModerator: true })),
  },
  listBans: {
    success: byHost(({ spaceId }) => ({ spaceId })),
  },
  liftBan: {
    success: byHost(({ spaceId, guest }) => ({ spaceId, accountId: guest.live.accountId })),
  },
  listVisitedSpaces: { success: byHost(() => ({})) },
  deleteVisitedSpace: { success: byHost(({ spaceId }) => ({ spaceId })) },
} satisfies Partial<Cases>;
