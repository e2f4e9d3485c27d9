import { must, newId } from "@atrium/contract";
import type { InputOf, Operations, Plan, SpaceId, UploadId } from "@atrium/contract";
import { byHost, newSlug, onPlan } from "./spaceCases.ts";
import type { Cases, World } from "./world.ts";

type Settings = Omit<InputOf<Operations["updateSpace"]>, "spaceId">;

/** A change of a scene's space by its admin. */
const change = (changes: Settings) => byHost(({ spaceId }) => ({ spaceId, ...changes }));
const changeOnPlan = (plan: Plan, changes: Settings) => async (world: World) => {
  const { host, spaceId } = await onPlan(world, plan);
  return { by: host, input: { spaceId, ...changes } };
};

/** A scene whose space was deleted by its admin. */
async function deleted(world: World) {
  const scene = await world.scene();
  const { host, teamId, spaceId } = scene;
  await host.browser.call("deleteSpace", { spaceId });
  await host.live.closed;
  return { by: host, input: { teamId, spaceId } };
}

export const settingsCases = {
  updateSpace: {
    async success(world) {
      const { host, spaceId } = await world.scene();
      const logoUploadId = await world.uploaded(host, "logo");
      return { by: host, input: { spaceId, logoUploadId, slug: newSlug(), password: "open sesame", isPrivate: false } };
    },
    invalidSlug: change({ slug: "-x-" }),
    restrictedSlug: change({ slug: "admin" }),
    async alreadyExists(world) {
      const { host, spaceId } = await world.scene();
      const other = await world.scene();
      const { space } = must(
        (await other.host.browser.call("getSpace", { spaceId: other.spaceId })).value,
        "the space",
      );
      return { by: host, input: { spaceId, slug: space.slug } };
    },
    missingEnterAsAdminPassword: change({ enterAsAdmin: true }),
    uploadIntentNotFound: change({ logoUploadId: newId<UploadId>() }),
    privateSpaceForbiddenByRate: changeOnPlan("free", { isPrivate: true }),
    spacePasswordForbiddenByRate: changeOnPlan("free", { password: "open sesame" }),
    invalidCustomDomain: change({ customDomain: "localhost" }),
    logoFeatureIsNotAvailable: changeOnPlan("free", { logoLinkUrl: "https://kite.studio" }),
  },
  checkCustomDomain: {
    async success(world) {
      const { host, spaceId } = await world.scene();
      const customDomain = `${newSlug()}.kite.studio`;
      await host.browser.call("updateSpace", { spaceId, customDomain });
      return { by: host, input: { spaceId } };
    },
    invalidCustomDomain: byHost(({ spaceId }) => ({ spaceId })),
  },
  resetSpaceEntranceConfiguration: { success: byHost(({ spaceId }) => ({ spaceId })) },
  isSpaceSlugAvailableForSpace: {
    success: byHost(({ spaceId }) => ({ spaceId, slug: newSlug() })),
    invalidSlug: byHost(({ spaceId }) => ({ spaceId, slug: "ю" })),
    restrictedSlug: byHost(({ spaceId }) => ({ spaceId, slug: "admin" })),
  },
  duplicateSpace: {
    success: byHost(({ spaceId }) => ({ spaceId })),
    async spacesQuantityRateLimit(world) {
      const { host, spaceId } = await onPlan(world, "free");
      return { by: host, input: { spaceId } };
    },
  },
  getSpaceLosses: { success: byHost(({ spaceId }) => ({ spaceId })) },
  deleteSpace: { success: byHost(({ spaceId }) => ({ spaceId })) },
  listDeletedSpaces: { success: byHost(({ teamId }) => ({ teamId })) },
  restoreSpace: {
    success: deleted,
    spaceNotFound: byHost(({ teamId }) => ({ teamId, spaceId: newId<SpaceId>() })),
    async spacesQuantityRateLimit(world) {
      const attempt = await deleted(world);
      const { teamId } = attempt.input;
      await attempt.by.browser.call("createSpace", { teamId, name: "Instead" });
      await world.arrange.team(teamId, { plan: "free" });
      return attempt;
    },
  },
} satisfies Partial<Cases>;
