import type { EntrancePerson } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { hashPassword } from "../../platform/passwords.ts";

// What a space's password or start time hides is hidden over HTTP as well, from everybody who has not entered.
const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const arrange = createArrange(database.db);
const passwordHash = await hashPassword("sesame");

let admin: Caller;
let member: Caller;
let guest: Caller;
let ids: Awaited<ReturnType<typeof aSpace>>;

async function aSpace() {
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const [room] = rooms;
  if (room === undefined) throw new Error("A template has rooms");
  return { spaceId, roomId: room.id };
}

beforeEach(async () => {
  admin = await desk.account();
  [member, guest] = [await desk.account(), await desk.guest()];
  ids = await aSpace();
  await arrange.joinSpace(member, ids.spaceId, "SPACE_MEMBER");
});

/** The result of each operation that reads the inside. */
async function answersTo(caller: Caller): Promise<string[]> {
  const { spaceId, roomId } = ids;
  const answers = [
    await desk.call(caller, "getSpace", { spaceId }),
    await desk.call(caller, "listRooms", { spaceId }),
    await desk.call(caller, "getRoom", { roomId }),
  ];
  return answers.map(({ code }) => code);
}
const all = (code: string) => [code, code, code];
const person = (caller: Caller): EntrancePerson => ({
  accountId: caller.accountId ?? ("" as never),
  roomId: null,
  name: "Kim",
  avatarUrl: null,
  avatarAppearance: "letter",
  palette: "mainPalette4v2",
  pos: null,
  speaking: false,
});

test("who never gave the password reads nothing of a space's insides; people with a role do", async () => {
  expect(await answersTo(guest)).toEqual(all("success"));
  await arrange.space(ids.spaceId, { passwordHash });
  expect(await answersTo(guest)).toEqual(all("notConnectedToSpace"));
  expect(await answersTo(member)).toEqual(all("success"));
});

test("who was let in reads on, although they would be asked for the password now", async () => {
  await arrange.space(ids.spaceId, { passwordHash });
  desk.inside.set(ids.spaceId, [person(guest)]);
  expect(await answersTo(guest)).toEqual(all("success"));
});

test("before it starts a space is read by its hosts only", async () => {
  await arrange.space(ids.spaceId, { startsAt: new Date(desk.clock.nowMs() + 1000) });
  expect(await answersTo(member)).toEqual(all("notConnectedToSpace"));
  expect(await answersTo(admin)).toEqual(all("success"));
  desk.clock.advance(1000);
  expect(await answersTo(member)).toEqual(all("success"));
});
