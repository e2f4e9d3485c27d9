import { must } from "@atrium/contract";
import type { AccountId, SpaceId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import { recordVisits } from "../membershipStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

async function makeSpaces() {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const make = async (name: string) => (await desk.done(admin, "createSpace", { teamId, name })).spaceId;
  return { admin, teamId, one: await make("One"), two: await make("Two") };
}
type TestGuest = Awaited<ReturnType<typeof desk.account>>;
const accountOf = (person: TestGuest): AccountId => must(person.accountId, "an account");
const visit = (person: TestGuest, spaceId: SpaceId, day: number) =>
  recordVisits(db, { spaceId, visits: [{ accountId: accountOf(person), browserHash: null }] }, Date.UTC(2026, 10, day));
const visited = async (person: TestGuest) => (await desk.done(person, "listVisitedSpaces", {})).spaces;
const names = async (person: TestGuest) => (await visited(person)).map(({ name }) => name);

test("the spaces somebody was in are listed with their team, the latest first, and only their own visits", async () => {
  const { teamId, one, two } = await makeSpaces();
  const [guest, other] = [await desk.guest(), await desk.guest()];
  await visit(guest, one, 20);
  await visit(guest, two, 21);
  expect(await visited(guest)).toMatchObject([
    { id: two, name: "Two", teamId, teamName: "Crew", backgroundUrl: "floor:lounge" },
    { id: one, name: "One", lastVisitedAt: "2026-11-20T00:00:00.000Z" },
  ]);
  expect(await visited(other)).toEqual([]);
});

test("a space that became private or was deleted is no longer listed for those who cannot see it", async () => {
  const { admin, one, two } = await makeSpaces();
  const guest = await desk.guest();
  for (const person of [guest, admin]) for (const spaceId of [one, two]) await visit(person, spaceId, 20);
  await arrange.space(one, { isPrivate: true });
  await desk.done(admin, "deleteSpace", { spaceId: two });
  expect(await names(guest)).toEqual([]);
  expect(await names(admin)).toEqual(["One"]);
});

test("a space that was taken from the list comes back with the next visit, and not with an older one", async () => {
  const { admin, one, two } = await makeSpaces();
  await visit(admin, one, 20);
  await visit(admin, two, 19);
  await desk.done(admin, "deleteVisitedSpace", { spaceId: one });
  expect(await names(admin)).toEqual(["Two"]);
  await visit(admin, one, 18);
  expect(await names(admin)).toEqual(["Two"]);
  await visit(admin, one, 22);
  expect(await names(admin)).toEqual(["One", "Two"]);
});

test("taking a space from the list leaves others' lists alone, and when one was last there", async () => {
  const { admin, teamId, one } = await makeSpaces();
  const guest = await desk.guest();
  for (const person of [guest, admin]) await visit(person, one, 20);
  await desk.done(admin, "deleteVisitedSpace", { spaceId: one });
  expect(await names(guest)).toEqual(["One"]);
  const { spaces } = await desk.done(admin, "listTeamSpaces", { teamId });
  expect(spaces.find(({ id }) => id === one)?.lastVisitedAt).toBe("2026-11-20T00:00:00.000Z");
});
