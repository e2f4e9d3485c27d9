import { LIBRARY_TEMPLATES, SPACE_TEMPLATES } from "@atrium/contract";
import type { SpaceAccess } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../platform/calls/context.ts";
import { spaces } from "./tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function teamOf(locale: "ru" | "en" = "en") {
  const admin = await desk.account(locale);
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  return { admin, teamId };
}

test.each(SPACE_TEMPLATES)("%s: three rooms, the first on the template's floor", async (template) => {
  const { admin, teamId } = await teamOf();
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: `New ${template}`, template });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  expect(rooms.map(({ type, capacity }) => ({ type, capacity }))).toEqual(
    Array.from({ length: 3 }, () => ({ type: "spatial", capacity: 50 })),
  );
  expect(rooms[0]?.bgImageUrl).toBe(`floor:${template}`);
  expect(rooms.every((room) => !room.isHidden && !room.blocked && !room.hasPassword)).toBe(true);
});

test("rooms are named in the maker's language", async () => {
  for (const [locale, name] of [
    ["ru", "Гостиная"],
    ["en", "Lounge"],
  ] as const) {
    const { admin, teamId } = await teamOf(locale);
    const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
    expect((await desk.done(admin, "listRooms", { spaceId })).rooms[0]?.name).toBe(name);
  }
});

test("a chosen slug is kept in one spelling and found in any", async () => {
  const { admin, teamId } = await teamOf();
  const made = await desk.done(admin, "createSpace", { teamId, name: "Home", slug: "Our_Home" });
  expect(made.slug).toBe("our-home");
  for (const slug of ["our-home", "OUR-HOME", "our_home"]) {
    expect((await desk.done(desk.nobody(), "getSpaceId", { slug })).spaceId).toBe(made.spaceId);
  }
});

test.each([
  ["ab", "invalidSlug"],
  ["-home", "invalidSlug"],
  ["дом", "invalidSlug"],
  ["login", "restrictedSlug"],
  ["Try_Me", "restrictedSlug"],
] as const)("the slug %s is refused: %s", async (slug, code) => {
  const { admin, teamId } = await teamOf();
  expect(await desk.call(admin, "createSpace", { teamId, name: "Home", slug })).toMatchObject({ code });
  expect(await desk.call(admin, "isSpaceSlugAvailable", { slug })).toMatchObject({ code });
  expect(await db.$count(spaces, eq(spaces.teamId, teamId))).toBe(0);
});

test("a slug that is taken is refused, in any spelling and by any team", async () => {
  const { admin, teamId } = await teamOf();
  await desk.done(admin, "createSpace", { teamId, name: "Home", slug: "taken-one" });
  const other = await teamOf();
  const asked = { teamId: other.teamId, name: "Home", slug: "TAKEN_one" };
  expect(await desk.call(other.admin, "createSpace", asked)).toMatchObject({ code: "alreadyExists" });
});

test("an unknown template is refused", async () => {
  const { admin, teamId } = await teamOf();
  const answer = await desk.call(admin, "createSpace", { teamId, name: "Home", template: "castle" });
  expect(answer).toMatchObject({ code: "spaceTemplateNotFound" });
});

test("spaces of the same name get slugs of their own", async () => {
  const { admin, teamId } = await teamOf();
  const slugs = new Set<string>();
  for (let count = 0; count < 8; count += 1) {
    slugs.add((await desk.done(admin, "createSpace", { teamId, name: "Общий дом" })).slug);
  }
  expect(slugs.size).toBe(8);
  expect(slugs).toContain("obschiy-dom");
  expect(slugs).toContain("obschiy-dom-2");
});

test("twenty at once for one slug: one has it", async () => {
  const { admin, teamId } = await teamOf();
  const asked = { teamId, name: "Home", slug: "the-only-one" };
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await desk.call(admin, "createSpace", asked)).code),
  );
  expect(codes.toSorted()).toEqual([...Array<string>(19).fill("alreadyExists"), "success"]);
});

test.each([
  ["free", 1],
  ["lite", 3],
  ["regular", 1],
  ["startup", 5],
  ["legacy", 5],
] as const)("twenty at once on the plan %s: %i spaces come of it", async (plan, limit) => {
  const { admin, teamId } = await teamOf();
  await arrange.team(teamId, { plan });
  const ask = async (index: number) =>
    (await desk.call(admin, "createSpace", { teamId, name: `${plan} ${index}` })).code;
  const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
  expect(codes.filter((code) => code === "success")).toHaveLength(limit);
  expect(codes.filter((code) => code === "spacesQuantityRateLimit")).toHaveLength(20 - limit);
  expect(await db.$count(spaces, eq(spaces.teamId, teamId))).toBe(limit);
});

test("a space admin may make another space and administers it", async () => {
  const { admin, teamId } = await teamOf();
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "First" });
  const helper = await desk.account();
  await arrange.joinTeam(helper, teamId, "MEMBER");
  expect(await desk.call(helper, "createSpace", { teamId, name: "Second" })).toMatchObject({ code: "forbidden" });
  await arrange.joinSpace(helper, spaceId, "SPACE_ADMIN");
  const second = await desk.done(helper, "createSpace", { teamId, name: "Second" });
  expect((await desk.done(helper, "getSpace", { spaceId: second.spaceId })).space.role).toBe("SPACE_ADMIN");
});

test("a free slug is available, a taken one is not, a space's own is to itself", async () => {
  const { admin, teamId } = await teamOf();
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home", slug: "somebody-lives-here" });
  const slug = "Somebody_lives-here";
  expect(await desk.done(admin, "isSpaceSlugAvailable", { slug: "nobody-lives-here" })).toEqual({ isAvailable: true });
  expect(await desk.done(admin, "isSpaceSlugAvailable", { slug })).toEqual({ isAvailable: false });
  expect(await desk.done(admin, "isSpaceSlugAvailable", { slug, spaceId })).toEqual({ isAvailable: true });
  expect(await desk.call(desk.nobody(), "isSpaceSlugAvailable", { slug })).toMatchObject({ code: "unauthorized" });
});

test("five attempts of one call at the same time make one space and get the same reply", async () => {
  const { admin, teamId } = await teamOf();
  const replies = await desk.attempts(5, { caller: admin, name: "createSpace", input: { teamId, name: "Once" } });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(replies[0]).toMatchObject({ success: { slug: "once" } });
  expect(await db.$count(spaces, eq(spaces.teamId, teamId))).toBe(1);
});

test("whoever makes spaces sees the templates there are, named in their language, and what the team keeps as one", async () => {
  const { admin, teamId } = await teamOf("ru");
  const { templates } = await desk.done(admin, "getSpaceTemplateLibrary", { teamId });
  expect(templates.map(({ name }) => name)).toEqual(LIBRARY_TEMPLATES);
  for (const { name } of templates) {
    const { spaceId } = await desk.done(admin, "createSpace", { teamId, name, template: name });
    const { rooms } = await desk.done(admin, "listRooms", { spaceId });
    const told = templates.find((template) => template.name === name);
    expect(rooms.map(({ name: called, type, bgImageUrl }) => ({ name: called, type, bgImageUrl }))).toEqual(
      told?.rooms,
    );
  }
  const { spaceId } = await desk.done(admin, "createSpace", {
    teamId,
    name: "Ours",
    template: "garden",
    access: "chosen",
  });
  expect((await desk.done(admin, "listTeamPrivateSpaceTemplates", { teamId })).templates).toEqual([]);
  await desk.done(admin, "updateSpace", { spaceId, isTemplate: true });
  const own = { spaceId, name: "Ours", backgroundUrl: "floor:garden", roomsCount: 3 };
  expect((await desk.done(admin, "listTeamPrivateSpaceTemplates", { teamId })).templates).toEqual([own]);
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  for (const name of ["getSpaceTemplateLibrary", "listTeamPrivateSpaceTemplates"] as const)
    expect(await desk.call(member, name, { teamId })).toMatchObject({ code: "forbidden" });
});

test("a new space takes in whom its maker says: the team, whoever has the link, or only who is chosen", async () => {
  const { admin, teamId } = await teamOf();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  const rolesIn = async (access?: SpaceAccess) => {
    const asked = { teamId, name: "Home", ...(access !== undefined && { access }) };
    const { spaceId } = await desk.done(admin, "createSpace", asked);
    const role = async (caller: Caller) => (await desk.call(caller, "getSpace", { spaceId })).value?.space.role ?? null;
    return Promise.all([role(admin), role(member), role(await desk.account())]);
  };
  expect(await rolesIn("team")).toEqual(["TEAM_ADMIN", "SPACE_MEMBER", null]);
  expect(await rolesIn("chosen")).toEqual(["TEAM_ADMIN", null, null]);
  for (const open of ["link", undefined] as const)
    expect(await rolesIn(open)).toEqual(["TEAM_ADMIN", "SPACE_MEMBER", "PUBLIC_GUEST"]);
  await arrange.team(teamId, { plan: "free" });
  const refused = await desk.call(admin, "createSpace", { teamId, name: "Home", access: "chosen" });
  expect(refused).toMatchObject({ code: "privateSpaceForbiddenByRate" });
});

test("members of the team see and lose a private space as it opens to the team and shuts again", async () => {
  const { admin, teamId } = await teamOf();
  const member = await desk.account();
  await arrange.joinTeam(member, teamId, "MEMBER");
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home", access: "chosen" });
  const seen = async () => (await desk.done(member, "listTeamSpaces", { teamId })).spaces.length;
  expect(await seen()).toBe(0);
  const opened = await desk.done(admin, "updateSpace", { spaceId, isOpenToTeam: true });
  expect(opened.settings.isOpenToTeam).toBe(true);
  expect(await seen()).toBe(1);
  await desk.done(admin, "updateSpace", { spaceId, isOpenToTeam: false });
  expect(await seen()).toBe(0);
  expect(desk.news).toContainEqual({ topic: "spaceChanged", news: { spaceId } });
});

test("newcomers are shown the demo where there is one", async () => {
  expect(await desk.done(desk.nobody(), "getOnboardingSpace", {})).toEqual({ space: null });
  const { admin, teamId } = await teamOf();
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Demo" });
  await db.update(spaces).set({ slug: "try-me" }).where(eq(spaces.id, spaceId));
  expect(await desk.done(desk.nobody(), "getOnboardingSpace", {})).toEqual({
    space: { spaceId, slug: "try-me", name: "Demo" },
  });
});

test("the admins' password goes with a copy by an admin, and not with one that somebody else makes of a template", async () => {
  const { admin, teamId } = await teamOf();
  const template = await desk.done(admin, "createSpace", { teamId, name: "Template" });
  const own = await desk.done(admin, "createSpace", { teamId, name: "Own" });
  const maker = await desk.account();
  await arrange.joinSpace(maker, own.spaceId, "SPACE_ADMIN");
  const sealed = { enterAsAdmin: true, enterAsAdminPassword: "open sesame" };
  await desk.done(admin, "updateSpace", { spaceId: template.spaceId, isTemplate: true, ...sealed });
  const copyOf = { teamId, name: "Copy", template: "duplicate", oldSpaceId: template.spaceId };
  const isOpenToAdmins = async (by: Caller) => {
    const { spaceId } = await desk.done(by, "createSpace", copyOf);
    return (await desk.done(by, "getSpace", { spaceId })).settings?.enterAsAdmin;
  };
  expect([await isOpenToAdmins(admin), await isOpenToAdmins(maker)]).toEqual([true, false]);
});
