import { PLAN_TERMS } from "@atrium/contract";
import type { Room, SharedSpace, Space, SpaceRole, SpaceSettings } from "@atrium/contract";
import { asksForPassword, floorUrl } from "@atrium/rules";
import { toCustomDomain } from "./domain/describeDomain.ts";
import type { SpaceRecord } from "./spaceStore.ts";

/** A space without the parts that differ from person to person. */
export function toSharedSpace(space: SpaceRecord): SharedSpace {
  return {
    id: space.id,
    teamId: space.teamId,
    teamName: space.teamName,
    slug: space.slug,
    name: space.name,
    template: space.template,
    logoUrl: space.logoUrl,
    isPrivate: space.isPrivate,
    hasPassword: space.passwordHash !== null,
    startsAt: space.startsAt?.toISOString() ?? null,
    logoLinkUrl: space.logoLinkUrl,
    themeColor: space.themeColor,
    isWelcomeRequired: space.isWelcomeRequired,
    hasSounds: space.hasSounds,
    hideToolbarByDefault: space.hideToolbarByDefault,
    plan: space.plan,
    elementsPerRoom: PLAN_TERMS[space.plan].elementsPerRoom,
  };
}

export const toSettings = (space: SpaceRecord): SpaceSettings => ({
  entranceTitle: space.entranceTitle,
  entranceDescription: space.entranceDescription,
  entranceBackgroundUrl: space.entranceBackgroundUrl,
  entranceBrightness: space.entranceBrightness,
  showsPeople: space.showsPeople,
  enterAsAdmin: space.adminPasswordHash !== null,
  isTemplate: space.isTemplate,
  isOpenToTeam: space.isOpenToTeam,
  isLoginWhiteLabeled: space.isLoginWhiteLabeled,
  customDomain: space.customDomain === null ? null : toCustomDomain(space.customDomain),
  features: [...PLAN_TERMS[space.plan].features],
});

export function toSpace(space: SpaceRecord, role: SpaceRole): Space {
  return { ...toSharedSpace(space), role };
}

/** The picture of a space on cards: that of its first room with one. */
export const pictureOf = ({ template }: SpaceRecord, rooms: readonly Room[]): string =>
  rooms.find(({ bgImageUrl }) => bgImageUrl !== null)?.bgImageUrl ?? floorUrl(template);

/** A password also hides who is inside from people who have not entered, and so do the settings of a space. */
export const showsFaces = ({ passwordHash, showsPeople }: SpaceRecord, role: SpaceRole): boolean =>
  (showsPeople || role !== "PUBLIC_GUEST") &&
  !asksForPassword({ hasPassword: passwordHash !== null, startsAtMs: null }, role);
