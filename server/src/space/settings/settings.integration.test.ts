import { constants, must, PLAN_FEATURES } from "@atrium/contract";
import type { InputOf, Operations, SpaceId, UploadKind } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { finishUpload, insertUpload } from "../../file/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { spaces } from "../tables.ts";
import { forgetDeletedSpaces } from "./deletedSpaces.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function makeHome(name = "Home") {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId, slug } = await desk.done(admin, "createSpace", { teamId, name, template: "garden" });
  return { admin, teamId, spaceId, slug };
}

async function upload(by: Caller, kind: UploadKind) {
  const accountId = must(by.accountId, "somebody uploads");
  const id = await insertUpload(db, { accountId, kind, name: "a.png", bytes: 1, nowMs: desk.clock.nowMs() });
  const size = { w: 400, h: 300 };
  await finishUpload(db, id, { path: "", mimeType: "image/webp", bytes: 1, size, dominantColor: null, pages: null });
  return id;
}

const STARTS_AT = "2027-01-01T09:00:00.000Z";
const PLAIN = {
  name: "Дом",
  logoLinkUrl: "https://kite.studio/about",
  themeColor: "#0A7368",
  isPrivate: true,
  isWelcomeRequired: true,
  hasSounds: false,
  hideToolbarByDefault: true,
  startsAt: STARTS_AT,
} as const;
const ENTRANCE = {
  entranceTitle: "Welcome",
  entranceDescription: "Coffee at ten",
  entranceBackgroundUrl: "floor:lounge",
  entranceBrightness: 60,
  showsPeople: false,
} as const;

test("settings are kept, told to whoever is inside, and what is not named stays", async () => {
  const { admin, spaceId } = await makeHome();
  const before = (await desk.done(admin, "getSpace", { spaceId })).space;
  const { space, settings } = await desk.done(admin, "updateSpace", { spaceId, ...PLAIN, ...ENTRANCE });
  expect(space).toEqual({ ...before, ...PLAIN });
  const features = [...PLAN_FEATURES];
  const others = { enterAsAdmin: false, isTemplate: false, isOpenToTeam: false, isLoginWhiteLabeled: true };
  expect(settings).toEqual({ ...ENTRANCE, ...others, customDomain: null, features });
  const { role: _role, ...shared } = space;
  const patch = { type: "put", kind: "space", id: spaceId, record: shared };
  expect(desk.news).toContainEqual({ topic: "spaceRevised", news: { spaceId, revision: 1, patches: [patch] } });
  const later = await desk.done(admin, "updateSpace", { spaceId, entranceTitle: "Hello" });
  expect(later).toEqual({ space, settings: { ...settings, entranceTitle: "Hello" } });
});

test("the settings are shown to admins alone, and no password to anybody", async () => {
  const { admin, spaceId, slug } = await makeHome();
  const passwords = { password: "open sesame", enterAsAdmin: true, enterAsAdminPassword: "not for you" };
  await desk.done(admin, "updateSpace", { spaceId, ...passwords });
  const host = await desk.account();
  await arrange.joinSpace(host, spaceId, "SPACE_MODERATOR");
  expect((await desk.done(host, "getSpace", { spaceId })).settings).toBeNull();
  expect((await desk.done(admin, "getSpace", { spaceId })).settings).toMatchObject({ enterAsAdmin: true });
  const seen = await desk.done(desk.nobody(), "getSpaceEntrance", { slug });
  expect(seen.entrance.hasPassword).toBe(true);
  expect(JSON.stringify([seen, desk.news])).not.toMatch(/argon2id|sesame|not for you/);
});

test("a host who is no admin changes nothing", async () => {
  const { spaceId } = await makeHome();
  const host = await desk.account();
  await arrange.joinSpace(host, spaceId, "SPACE_MODERATOR");
  for (const change of [{ slug: "their-own" }, { startsAt: null }, { isPrivate: false }, { themeColor: null }])
    expect(await desk.call(host, "updateSpace", { spaceId, ...change })).toMatchObject({ code: "forbidden" });
});

test("an address changes in any spelling, never to one that another space has or that belongs to the app", async () => {
  const { admin, spaceId, slug } = await makeHome();
  const other = await makeHome("Elsewhere");
  const rename = (typed: string) => desk.call(admin, "updateSpace", { spaceId, slug: typed });
  expect(await rename("My_New_Home")).toMatchObject({ value: { space: { slug: "my-new-home" } } });
  expect((await desk.done(desk.nobody(), "getSpaceId", { slug: "MY-NEW-HOME" })).spaceId).toBe(spaceId);
  expect(await desk.call(desk.nobody(), "getSpaceId", { slug })).toMatchObject({ code: "spaceNotFound" });
  expect(await rename(other.slug)).toMatchObject({ code: "alreadyExists" });
  expect(await rename("admin")).toMatchObject({ code: "restrictedSlug" });
  expect(await rename("my-new-home")).toMatchObject({ code: "success" });
});

test("of two spaces that want one address at the same moment one gets it", async () => {
  const [one, two] = [await makeHome("One"), await makeHome("Two")];
  const taken = [one, two].map(({ admin, spaceId }) => desk.call(admin, "updateSpace", { spaceId, slug: "the-place" }));
  const codes = (await Promise.all(taken)).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["alreadyExists", "success"]);
});

test("a space is told which addresses it may have", async () => {
  const { admin, spaceId, slug } = await makeHome();
  const other = await makeHome("Elsewhere");
  const ask = (typed: string) => desk.call(admin, "isSpaceSlugAvailableForSpace", { spaceId, slug: typed });
  expect(await ask(slug.toUpperCase())).toMatchObject({ value: { isAvailable: true } });
  expect(await ask("nobody-has-this")).toMatchObject({ value: { isAvailable: true } });
  expect(await ask(other.slug)).toMatchObject({ value: { isAvailable: false } });
  expect(await ask("login")).toMatchObject({ code: "restrictedSlug" });
});

test.each(["kite.studio", "javascript:alert(1)", "https://", "https://localhost", "ftp://kite.studio"])(
  "a logo does not lead to %s",
  async (logoLinkUrl) => {
    const { admin, spaceId } = await makeHome();
    expect(await desk.call(admin, "updateSpace", { spaceId, logoLinkUrl })).toMatchObject({ code: "invalidRequest" });
  },
);

test("a logo and a picture come by the caller's own uploads of the right kind", async () => {
  const { admin, spaceId } = await makeHome();
  const [logoUploadId, entranceBackgroundUploadId] = [
    await upload(admin, "logo"),
    await upload(admin, "roomBackground"),
  ];
  const changed = await desk.done(admin, "updateSpace", { spaceId, logoUploadId, entranceBackgroundUploadId });
  expect(changed.space.logoUrl).toMatch(/^\/files\//);
  expect(changed.settings.entranceBackgroundUrl).toMatch(/^\/files\//);
  for (const wrong of [await upload(admin, "avatar"), await upload(await desk.account(), "logo")])
    expect(await desk.call(admin, "updateSpace", { spaceId, logoUploadId: wrong })).toMatchObject({
      code: "uploadIntentNotFound",
    });
  const without = await desk.done(admin, "updateSpace", { spaceId, logoUploadId: null });
  expect(without.space.logoUrl).toBeNull();
});

test("the entrance goes back to that of a new space, and nothing else does", async () => {
  const { admin, spaceId } = await makeHome();
  await desk.done(admin, "updateSpace", { spaceId, ...PLAIN, ...ENTRANCE });
  const { space, settings } = await desk.done(admin, "resetSpaceEntranceConfiguration", { spaceId });
  expect(space).toMatchObject(PLAIN);
  expect(settings).toMatchObject({
    entranceTitle: "",
    entranceDescription: "",
    entranceBackgroundUrl: null,
    entranceBrightness: 100,
  });
});

test("a plan without private spaces, passwords and logos refuses them and still lets go of them", async () => {
  const { admin, teamId, spaceId } = await makeHome();
  const logoUploadId = await upload(admin, "logo");
  await desk.done(admin, "updateSpace", { spaceId, isPrivate: true, password: "open sesame", logoUploadId });
  await arrange.team(teamId, { plan: "free" });
  const change = (changes: Partial<InputOf<Operations["updateSpace"]>>) =>
    desk.call(admin, "updateSpace", { spaceId, ...changes });
  expect(await change({ isPrivate: true })).toMatchObject({ code: "privateSpaceForbiddenByRate" });
  expect(await change({ password: "open sesame" })).toMatchObject({ code: "spacePasswordForbiddenByRate" });
  expect(await change({ enterAsAdmin: true })).toMatchObject({ code: "spacePasswordForbiddenByRate" });
  expect(await change({ logoLinkUrl: "https://kite.studio" })).toMatchObject({ code: "logoFeatureIsNotAvailable" });
  const rid = { isPrivate: false, enterAsAdmin: false, password: null, logoUploadId: null, logoLinkUrl: null };
  const space = { isPrivate: false, hasPassword: false, logoUrl: null, logoLinkUrl: null };
  expect(await change(rid)).toMatchObject({ code: "success", value: { space } });
});

test("a duplicate has settings, rooms and folders, a name and an address of its own, and nobody in it", async () => {
  const { admin, teamId, spaceId } = await makeHome();
  await desk.done(admin, "updateSpace", { spaceId, ...PLAIN, ...ENTRANCE, password: "open sesame", isTemplate: true });
  const rooms = (await desk.done(admin, "listRooms", { spaceId })).rooms;
  const [first, second] = [must(rooms[0], "a room"), must(rooms[1], "a second")];
  await desk.done(admin, "updateRoom", { roomId: second.id, title: "Stand-up", permissions: { pen: false } });
  await desk.done(admin, "moveRoomToFolder", { roomId: second.id, name: "Upstairs" });
  await arrange.joinSpace(await desk.account(), spaceId, "SPACE_MEMBER");
  const made = await desk.done(admin, "duplicateSpace", { spaceId });
  expect(made.name).toBe("Дом 2");
  const copy = await desk.done(admin, "getSpace", { spaceId: made.spaceId });
  const own = { name: made.name, startsAt: null, hasPassword: true };
  expect(copy.space).toMatchObject({ ...PLAIN, ...own, id: made.spaceId, slug: made.slug });
  expect(copy.settings).toMatchObject({ ...ENTRANCE, isTemplate: false });
  const [before, after] = [await listing(admin, spaceId), await listing(admin, made.spaceId)];
  expect(after).toEqual(before);
  expect(before.rooms[1]).toMatchObject({ title: "Stand-up", folder: "Upstairs" });
  expect((await desk.done(admin, "listRooms", { spaceId: made.spaceId })).rooms.map(({ id }) => id)).not.toContain(
    first.id,
  );
  expect((await desk.done(admin, "listTeamMembers", { teamId, spaceId: made.spaceId })).members).toEqual([]);
});

/** Rooms and folders, without the fields that differ in a copy. */
async function listing(caller: Caller, spaceId: SpaceId) {
  const { rooms, folders } = await desk.done(caller, "listRooms", { spaceId });
  const nameOf = new Map(folders.map(({ id, name }) => [id, name]));
  return {
    folders: folders.map(({ name, position }) => ({ name, position })),
    rooms: rooms.map(({ id: _id, spaceId: _space, groupId, ...room }) => ({
      ...room,
      folder: groupId === null ? null : nameOf.get(groupId),
    })),
  };
}

test("twenty copies at once never go over the plan's limit", async () => {
  const { admin, teamId, spaceId } = await makeHome();
  await arrange.team(teamId, { plan: "lite" });
  const copies = Array.from({ length: 20 }, () => desk.call(admin, "duplicateSpace", { spaceId }));
  const codes = (await Promise.all(copies)).map(({ code }) => code);
  expect(codes.filter((code) => code === "success")).toHaveLength(2);
  expect(new Set(codes)).toEqual(new Set(["success", "spacesQuantityRateLimit"]));
});

test("a new space is made from one that the team keeps as a template, by who makes spaces there", async () => {
  const { admin, teamId, spaceId } = await makeHome();
  const own = await desk.done(admin, "createSpace", { teamId, name: "Own" });
  const maker = await desk.account();
  await arrange.joinSpace(maker, own.spaceId, "SPACE_ADMIN");
  const make = () =>
    desk.call(maker, "createSpace", { teamId, name: "New", template: "duplicate", oldSpaceId: spaceId });
  expect(await make()).toMatchObject({ code: "spaceTemplateNotFound" });
  await desk.done(admin, "updateSpace", { spaceId, isTemplate: true });
  const made = must((await make()).value, "made");
  expect(await listing(maker, made.spaceId)).toEqual(await listing(admin, spaceId));
  expect((await desk.done(maker, "getSpace", { spaceId: made.spaceId })).space.role).toBe("SPACE_ADMIN");
  const stranger = await makeHome();
  const stolen = { teamId: stranger.teamId, name: "New", template: "duplicate", oldSpaceId: spaceId };
  expect(await desk.call(stranger.admin, "createSpace", stolen)).toMatchObject({ code: "spaceTemplateNotFound" });
});

test("a deleted space is gone from every list and keeps its address until it can no longer come back", async () => {
  const { admin, teamId, spaceId, slug } = await makeHome();
  await desk.done(admin, "deleteSpace", { spaceId });
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: { spaceId } });
  expect(await desk.call(admin, "getSpace", { spaceId })).toMatchObject({ code: "spaceNotFound" });
  expect(await desk.call(desk.nobody(), "getSpaceEntrance", { slug })).toMatchObject({ code: "spaceNotFound" });
  expect(await desk.done(admin, "listTeamSpaces", { teamId })).toEqual({ spaces: [] });
  expect((await desk.done(admin, "getTeam", { teamId })).team.spacesCount).toBe(0);
  expect(await desk.done(admin, "isSpaceSlugAvailable", { slug })).toEqual({ isAvailable: false });
  const { spaces: deleted } = await desk.done(admin, "listDeletedSpaces", { teamId });
  expect(deleted).toMatchObject([{ spaceId, name: "Home" }]);
  await forgetDeletedSpaces(db, desk.clock.nowMs() + constants.spaceKeptForMs);
  expect(await db.$count(spaces, eq(spaces.id, spaceId))).toBe(0);
  expect(await desk.done(admin, "isSpaceSlugAvailable", { slug })).toEqual({ isAvailable: true });
});

test("a deleted space comes back as it was within fourteen days, for admins of its team alone", async () => {
  const { admin, teamId, spaceId, slug } = await makeHome();
  const before = await listing(admin, spaceId);
  await desk.done(admin, "deleteSpace", { spaceId });
  const other = await makeHome();
  expect(await desk.call(other.admin, "restoreSpace", { teamId: other.teamId, spaceId })).toMatchObject({
    code: "spaceNotFound",
  });
  expect(await desk.done(admin, "restoreSpace", { teamId, spaceId })).toEqual({ spaceId, slug });
  expect(await listing(admin, spaceId)).toEqual(before);
  await desk.done(admin, "deleteSpace", { spaceId });
  await arrange.space(spaceId, { deletedAt: new Date(desk.clock.nowMs() - constants.spaceKeptForMs) });
  expect(await desk.call(admin, "restoreSpace", { teamId, spaceId })).toMatchObject({ code: "spaceNotFound" });
});

test("deleting takes an admin of the team; an admin of the space alone may not", async () => {
  const { spaceId } = await makeHome();
  const spaceAdmin = await desk.account();
  await arrange.joinSpace(spaceAdmin, spaceId, "SPACE_ADMIN");
  expect(await desk.call(spaceAdmin, "deleteSpace", { spaceId })).toMatchObject({ code: "forbidden" });
});

test("the sign-in page of a space wears its look where the plan has that, and tells nothing else", async () => {
  const { admin, teamId, spaceId, slug } = await makeHome("Kite");
  await desk.done(admin, "updateSpace", { spaceId, ...ENTRANCE, isPrivate: true });
  const lookOf = async (of: string) => (await desk.done(desk.nobody(), "getLoginPageWhiteLabeling", { slug: of })).look;
  expect(await lookOf(slug.toUpperCase())).toEqual({ name: "Kite", logoUrl: null, backgroundUrl: "floor:lounge" });
  await arrange.team(teamId, { plan: "lite" });
  expect([await lookOf(slug), await lookOf("nobody-has-this-one")]).toEqual([null, null]);
});

test("a sign-in page in the space's look is a choice, and turning it on takes the plan", async () => {
  const { admin, teamId, spaceId, slug } = await makeHome("Kite");
  const turn = (isLoginWhiteLabeled: boolean) => desk.call(admin, "updateSpace", { spaceId, isLoginWhiteLabeled });
  const look = async () => (await desk.done(desk.nobody(), "getLoginPageWhiteLabeling", { slug })).look;
  expect(await turn(false)).toMatchObject({ value: { settings: { isLoginWhiteLabeled: false } } });
  expect(await look()).toBeNull();
  const copy = await desk.done(admin, "duplicateSpace", { spaceId });
  expect((await desk.done(admin, "getSpace", { spaceId: copy.spaceId })).settings).toMatchObject({
    isLoginWhiteLabeled: false,
  });
  expect(await turn(true)).toMatchObject({ value: { settings: { isLoginWhiteLabeled: true } } });
  expect(await look()).toMatchObject({ name: "Kite" });
  await arrange.team(teamId, { plan: "startup" });
  expect(await turn(true)).toMatchObject({ code: "forbidden" });
  expect(await turn(false)).toMatchObject({ code: "success" });
});
