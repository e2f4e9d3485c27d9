// Every setting of a space and of a room, one row each, tested as every role: who may change it, that it is stored, and
// who can read it.
import { must, operations, subjectTerms } from "@atrium/contract";
import type { Folder, Operation, Room, UploadKind } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { finishUpload, insertUpload } from "../../file/index.ts";
import { roomFields, roomRows } from "./roomRows.ts";
import { ADMIN_ROLES, ROLES } from "./settingRow.ts";
import type { Role } from "./settingRow.ts";
import { spaceFields, spaceRows } from "./spaceRows.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

/** A space of three rooms with one person of each role; only members have e-mails. */
async function makeHome() {
  const owner = await desk.account("en");
  const { id: teamId } = await desk.done(owner, "createTeam", { name: "Crew" });
  const { spaceId, slug } = await desk.done(owner, "createSpace", { teamId, name: "Home", template: "lounge" });
  const { rooms } = await desk.done(owner, "listRooms", { spaceId });
  const people: Record<Role, Caller> = {
    TEAM_ADMIN: owner,
    SPACE_ADMIN: await desk.account(),
    SPACE_MODERATOR: await desk.account(),
    SPACE_MEMBER: await desk.account(),
    SPACE_GUEST: await desk.guest(),
    PUBLIC_GUEST: await desk.guest(),
  };
  for (const role of ["SPACE_ADMIN", "SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_GUEST"] as const)
    await arrange.joinSpace(people[role], spaceId, role);
  return { teamId, spaceId, slug, rooms, room: must(rooms[1], "a lounge has three rooms"), people };
}
type Home = Awaited<ReturnType<typeof makeHome>>;

const changer = (by: Caller) => ({
  by,
  async upload(kind: UploadKind) {
    const accountId = must(by.accountId, "somebody uploads");
    const id = await insertUpload(db, { accountId, kind, name: "a.png", bytes: 1, nowMs: desk.clock.nowMs() });
    const size = { w: 1200, h: 900 };
    await finishUpload(db, id, {
      path: "",
      mimeType: "image/webp",
      bytes: 1,
      size,
      dominantColor: "#204060",
      pages: null,
    });
    return id;
  },
});
const others = ROLES.filter((role) => !ADMIN_ROLES.includes(role));

/** What somebody reads of a space through every operation that shows it. */
async function readSpace({ spaceId, slug }: Pick<Home, "spaceId" | "slug">, by: Caller) {
  const asked = await desk.call(by, "getSpace", { spaceId });
  const { space = null, settings = null } = asked.value ?? {};
  const { entrance } = await desk.done(by, "getSpaceEntrance", { slug: space?.slug ?? slug });
  const { welcome } = await desk.done(by, "getWelcomePage", { slug: entrance.slug });
  const { look: login } = await desk.done(by, "getLoginPageWhiteLabeling", { slug: entrance.slug });
  return { code: asked.code, space, settings, entrance, welcome, login };
}

test.each(Object.entries(spaceRows))(
  "%s of a space is kept, changed by its admins and told to whom it may be",
  async (_name, row) => {
    const home = await makeHome();
    const { spaceId, people } = home;
    const before = await readSpace(home, people.TEAM_ADMIN);
    const change = async (role: Role) =>
      (await desk.call(people[role], "updateSpace", { spaceId, ...(await row.asked(changer(people[role]))) })).code;
    for (const role of others) expect([role, await change(role)]).toEqual([role, "forbidden"]);
    expect(await readSpace(home, people.TEAM_ADMIN)).toEqual(before);
    for (const role of ADMIN_ROLES) expect([role, await change(role)]).toEqual([role, "success"]);
    const { slug } = await desk.done(people.TEAM_ADMIN, "getSpace", { spaceId }).then(({ space }) => space);
    const at = { spaceId, slug };
    const told: unknown[] = [];
    for (const role of ROLES) {
      const read = await readSpace(at, people[role]);
      told.push(read);
      expect(read).toMatchObject({
        code: row.closedTo?.includes(role) === true ? expect.stringMatching(/NotFound|notConnected/u) : "success",
        settings: ADMIN_ROLES.includes(role) ? (row.shown.settings ?? {}) : null,
        entrance: row.shown.entrance ?? {},
        welcome: row.shown.welcome ?? {},
      });
      if (row.closedTo?.includes(role) !== true) expect(read.space).toMatchObject(row.shown.space ?? {});
      if (row.shown.login !== undefined) expect({ login: read.login }).toMatchObject({ login: row.shown.login });
    }
    if (row.secret !== undefined)
      expect(JSON.stringify([told, desk.news])).not.toMatch(new RegExp(`${row.secret}|argon2`, "u"));
  },
);

/** What somebody reads of a room; null if they see nothing of it. */
async function readRoom({ spaceId, room }: Home, by: Caller): Promise<Room | null> {
  const [one, all] = [
    await desk.call(by, "getRoom", { roomId: room.id }),
    await desk.done(by, "listRooms", { spaceId }),
  ];
  const read = one.value?.room ?? null;
  expect(all.rooms.find(({ id }) => id === room.id) ?? null).toEqual(read);
  return read;
}

test.each(Object.entries(roomRows))(
  "%s of a room is kept, changed by who may and told to whom it may be",
  async (_name, row) => {
    const home = await makeHome();
    const { people, room } = home;
    const change = async (role: Role) => {
      const asked = await row.asked(changer(people[role]));
      return (await desk.call(people[role], "updateRoom", { roomId: room.id, ...asked })).code;
    };
    const changers = row.changers ?? ADMIN_ROLES;
    for (const role of ROLES.filter((each) => !changers.includes(each)))
      expect([role, await change(role)]).toEqual([role, "forbidden"]);
    expect(await readRoom(home, people.TEAM_ADMIN)).toEqual(room);
    for (const role of changers) expect([role, await change(role)]).toEqual([role, "success"]);
    const told: unknown[] = [];
    for (const role of ROLES) {
      const read = await readRoom(home, people[role]);
      told.push(read);
      if (row.closedTo?.includes(role) === true) expect([role, read]).toEqual([role, null]);
      else expect(read).toMatchObject(row.shown);
    }
    if (row.secret !== undefined)
      expect(JSON.stringify([told, desk.news])).not.toMatch(new RegExp(`${row.secret}|argon2`, "u"));
  },
);

test("every field of a space and of a room comes from a setting that shows it, or says where else from", () => {
  for (const [field, from] of Object.entries(spaceFields)) {
    if (typeof from === "string") continue;
    for (const setting of from) {
      const { space = {}, settings = {} } = spaceRows[setting].shown;
      expect({ ...space, ...settings }).toHaveProperty(field);
    }
  }
  for (const [field, from] of Object.entries(roomFields)) {
    if (typeof from !== "string") for (const setting of from) expect(roomRows[setting].shown).toHaveProperty(field);
  }
});

/** A folder's settings: its name, its rooms and its position. */
const folderChanges = (folder: Folder, { spaceId, rooms }: Home) =>
  [
    ["updateRoomFolder", { folderId: folder.id, name: "Attic" }],
    ["moveRoomToFolder", { roomId: must(rooms[2], "a third").id, folderId: folder.id }],
    ["removeRoomFromFolder", { roomId: must(rooms[2], "a third").id }],
    ["reorderRooms", { spaceId, moved: folder.id, after: null }],
    ["unfolderRooms", { folderId: folder.id }],
  ] as const;

test("folders are made, named, filled, moved and dissolved by admins, and told to who sees a room in them", async () => {
  const home = await makeHome();
  const { spaceId, people, room } = home;
  const { folder } = await desk.done(people.SPACE_ADMIN, "moveRoomToFolder", { roomId: room.id, name: "Upstairs" });
  for (const [name, input] of folderChanges(folder, home))
    for (const role of others)
      expect([name, role, (await desk.call(people[role], name, input)).code]).toEqual([name, role, "forbidden"]);
  const foldersOf = async (role: Role) =>
    (await desk.done(people[role], "listRooms", { spaceId })).folders.map(({ name }) => name);
  for (const role of ROLES) expect([role, await foldersOf(role)]).toEqual([role, ["Upstairs"]]);
  await desk.done(people.SPACE_ADMIN, "updateRoom", { roomId: room.id, isHidden: true });
  for (const role of ["SPACE_MEMBER", "SPACE_GUEST", "PUBLIC_GUEST"] as const)
    expect(await foldersOf(role)).toEqual([]);
  for (const [name, input] of folderChanges(folder, home))
    expect([name, (await desk.call(people.SPACE_ADMIN, name, input)).code]).toEqual([name, "success"]);
});

/** Wired beside the domains, as accounts are; `sso.integration.test.ts` tests who reads them. */
const BESIDE: readonly string[] = ["getTeamSso", "getSsoButton"];

/** The reading operations of a space and of what is in it, and those for which the link is enough. */
const readers = Object.values(operations).filter(
  (operation: Operation) =>
    operation.keeps === "nothing" &&
    !BESIDE.includes(operation.name) &&
    (subjectTerms(operation.subject).field !== undefined || "slug" in shapeOf(operation)),
);
function shapeOf({ input }: Operation): Record<string, unknown> {
  return (input as unknown as { shape: Record<string, unknown> }).shape;
}

test("nothing that reads tells a guest of a hidden room, a password or a member's e-mail", async () => {
  const home = await makeHome();
  const { teamId, spaceId, slug, people, room } = home;
  const secrets = { password: "open sesame", enterAsAdminPassword: "for the crew", enterAsAdmin: true };
  await desk.done(people.TEAM_ADMIN, "updateSpace", { spaceId, ...secrets });
  await desk.done(people.TEAM_ADMIN, "updateRoom", {
    roomId: room.id,
    name: "Cellar",
    isHidden: true,
    password: "candle",
  });
  const accountId = must(people.SPACE_MEMBER.accountId, "a member");
  const ids: Record<string, string> = { teamId, spaceId, slug, accountId, roomId: room.id };
  const answered: string[] = [];
  for (const role of ["SPACE_GUEST", "PUBLIC_GUEST"] as const) {
    for (const { name, ...operation } of readers) {
      const given = Object.fromEntries(
        Object.keys(shapeOf({ name, ...operation })).flatMap((field) =>
          ids[field] === undefined ? [] : [[field, ids[field]]],
        ),
      );
      const answer = await desk.call(people[role], name, given);
      if (answer.value !== null) answered.push(name);
      expect(JSON.stringify([name, answer])).not.toMatch(/Cellar|sesame|for the crew|candle|argon2|@example\.org/u);
      if (name !== "getRoom") expect(JSON.stringify([name, answer])).not.toContain(room.id);
    }
  }
  expect(answered).toEqual(expect.arrayContaining(["getSpace", "listRooms", "getSpaceEntrance", "getWelcomePage"]));
});
