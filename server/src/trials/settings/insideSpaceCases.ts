import { CLOSE_CODES } from "@atrium/contract";
import { expect } from "vitest";
import { FELT_WITHIN_MS } from "./insideScene.ts";
import type { InsideScene } from "./insideScene.ts";
import type { SpaceSetting } from "./spaceRows.ts";

type Case = (scene: InsideScene) => Promise<void>;
const HOUR_MS = 3_600_000;

/** What a setting of a space does to people inside and to newcomers, one case each: a missing one does not compile. */
export const insideSpaceCases: Readonly<Record<SpaceSetting, Case>> = {
  name: shows({ name: "Дом" }),
  slug: async (scene) => {
    await scene.changeSpace({ slug: "a-new-address" });
    await scene.untilSpace({ slug: "a-new-address" });
    const { spaceId } = await (await scene.newcomer()).web.done("getSpaceId", { slug: "a-new-address" });
    expect(spaceId).toBe(scene.spaceId);
  },
  logoUploadId: async (scene) => {
    await scene.changeSpace({ logoUploadId: await scene.upload("logo") });
    await scene.untilSpace({ logoUrl: expect.stringMatching(/^\/files\//u) });
  },
  logoLinkUrl: shows({ logoLinkUrl: "https://kite.studio/about" }),
  themeColor: shows({ themeColor: "#0A7368" }),
  hasSounds: shows({ hasSounds: false }),
  hideToolbarByDefault: shows({ hideToolbarByDefault: true }),
  isPrivate: async (scene) => {
    await scene.changeSpace({ isPrivate: true });
    await isSentAway(scene, CLOSE_CODES.private);
    expect(await scene.knock(await scene.newcomer())).toBe(CLOSE_CODES.private);
  },
  isOpenToTeam: async (scene) => {
    const { space } = await scene.parts.owner.web.done("getSpace", { spaceId: scene.spaceId });
    await scene.arrange.joinTeam(scene.guest, space.teamId, "MEMBER");
    await scene.changeSpace({ isPrivate: true, isOpenToTeam: true });
    await scene.untilSpace({ isPrivate: true });
    await scene.changeSpace({ isOpenToTeam: false });
    await isSentAway(scene, CLOSE_CODES.private);
  },
  password: async (scene) => {
    await scene.changeSpace({ password: "open sesame" });
    await scene.untilSpace({ hasPassword: true });
    const newcomer = await scene.newcomer();
    expect(await scene.knock(newcomer)).toBe(CLOSE_CODES.wrongPassword);
    expect(await scene.knock(newcomer, { password: "open sesame" })).toBe("open");
    await scene.changeSpace({ password: "another one" });
    expect(await scene.knock(newcomer, { password: "open sesame" })).toBe(CLOSE_CODES.wrongPassword);
    expect(await scene.join(scene.otherRoom.id)).toBe("success");
  },
  enterAsAdmin: async (scene) => {
    await scene.changeSpace({ enterAsAdmin: true, enterAsAdminPassword: "for the crew" });
    await scene.changeSpace({ enterAsAdmin: false, isPrivate: true });
    const enterAsAdminPassword = "for the crew";
    expect(await scene.knock(await scene.newcomer(), { enterAsAdminPassword })).toBe(CLOSE_CODES.private);
  },
  enterAsAdminPassword: async (scene) => {
    await scene.changeSpace({ enterAsAdmin: true, enterAsAdminPassword: "for the crew" });
    await scene.changeSpace({ enterAsAdminPassword: "for the new crew" });
    const newcomer = await scene.newcomer();
    const knock = (enterAsAdminPassword: string) => scene.knock(newcomer, { enterAsAdminPassword });
    expect(await knock("for the crew")).toBe(CLOSE_CODES.wrongPassword);
    expect(await knock("for the new crew")).toBe("open");
  },
  isWelcomeRequired: async (scene) => {
    await scene.changeSpace({ isWelcomeRequired: true });
    await scene.untilSpace({ isWelcomeRequired: true });
    expect(await scene.knock(await scene.newcomer())).toBe(CLOSE_CODES.nameRequired);
  },
  startsAt: async (scene) => {
    await scene.changeSpace({ startsAt: new Date(Date.now() + HOUR_MS).toISOString() });
    await isSentAway(scene, CLOSE_CODES.notStarted);
    expect(await scene.knock(await scene.newcomer())).toBe(CLOSE_CODES.notStarted);
    await scene.changeSpace({ startsAt: null });
    expect(await scene.knock(await scene.newcomer())).toBe("open");
  },
  entranceTitle: meets({ entranceTitle: "Come in" }, { title: "Come in" }),
  entranceDescription: meets({ entranceDescription: "Coffee at ten" }, { description: "Coffee at ten" }),
  entranceBackgroundUrl: meets({ entranceBackgroundUrl: "floor:rooftop" }, { backgroundUrl: "floor:rooftop" }),
  entranceBackgroundUploadId: async (scene) => {
    const entranceBackgroundUploadId = await scene.upload("roomBackground");
    await meets({ entranceBackgroundUploadId }, { backgroundUrl: expect.stringMatching(/^\/files\//u) })(scene);
  },
  entranceBrightness: meets({ entranceBrightness: 60 }, { brightness: 60 }),
  showsPeople: async (scene) => {
    const { slug } = (await scene.parts.owner.web.done("getSpace", { spaceId: scene.spaceId })).space;
    const { web } = await scene.newcomer();
    const shown = async () => (await web.done("getSpaceEntrance", { slug, roomId: scene.room.id })).entrance;
    const { people, onlineCount } = await shown();
    expect(people.map(({ name }) => name).toSorted()).toEqual(["Guest", "Owner"]);
    await scene.changeSpace({ showsPeople: false });
    expect(await shown()).toMatchObject({ people: [], onlineCount });
  },
  isTemplate: async (scene) => {
    const { teamId } = (await scene.parts.owner.web.done("getSpace", { spaceId: scene.spaceId })).space;
    await scene.changeSpace({ isTemplate: true });
    const { templates } = await scene.parts.owner.web.done("listTeamPrivateSpaceTemplates", { teamId });
    expect(templates.map(({ spaceId }) => spaceId)).toEqual([scene.spaceId]);
  },
  isLoginWhiteLabeled: async (scene) => {
    const { slug } = (await scene.parts.owner.web.done("getSpace", { spaceId: scene.spaceId })).space;
    const web = (await scene.newcomer()).web;
    const lookOf = async () => (await web.done("getLoginPageWhiteLabeling", { slug })).look;
    expect(await lookOf()).not.toBeNull();
    await scene.changeSpace({ isLoginWhiteLabeled: false });
    expect(await lookOf()).toBeNull();
  },
  // `customDomain.integration.test.ts` tests that it opens the space once it is proven.
  customDomain: async (scene) => {
    await scene.changeSpace({ customDomain: "rooms.kite.studio" });
    const { settings } = await scene.parts.owner.web.done("getSpace", { spaceId: scene.spaceId });
    expect(settings?.customDomain).toMatchObject({ domain: "rooms.kite.studio", isOpen: false });
    expect(JSON.stringify(scene.guest.heard)).not.toContain("rooms.kite.studio");
  },
};

/** People inside see the change in the space's record. */
function shows(changes: Parameters<InsideScene["changeSpace"]>[0]): Case {
  return async (scene) => {
    await scene.changeSpace(changes);
    await scene.untilSpace(changes);
  };
}

/** Newcomers see the change at the entrance. */
function meets(changes: Parameters<InsideScene["changeSpace"]>[0], fields: object): Case {
  return async (scene) => {
    const { slug } = (await scene.parts.owner.web.done("getSpace", { spaceId: scene.spaceId })).space;
    await scene.changeSpace(changes);
    const { entrance } = await (await scene.newcomer()).web.done("getSpaceEntrance", { slug });
    expect(entrance).toMatchObject(fields);
  };
}

/** The guest's connection ends with the code; the host stays. */
async function isSentAway(scene: InsideScene, code: number): Promise<void> {
  const late = new Promise<string>((done) => void setTimeout(() => done("late"), FELT_WITHIN_MS));
  expect(await Promise.race([scene.guest.closed, late])).toEqual({ code });
  expect(await scene.join(scene.otherRoom.id, { by: scene.host })).toBe("success");
}
