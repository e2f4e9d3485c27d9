import { must } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { countStatements } from "@atrium/testkit/statements";
import { afterAll, expect, test } from "vitest";
import { findPeople } from "./liveStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

test("everybody in a space is read by one statement, each in their own role, and whom it does not exist for is left out", async () => {
  const admin = await desk.account();
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const guests = await Promise.all(Array.from({ length: 30 }, () => desk.guest()));
  const [moderator, ...others] = guests.map((guest) => must(guest.accountId, "a guest has an account"));
  await arrange.joinSpace(must(guests[0], "thirty"), spaceId, "SPACE_MODERATOR");
  const adminId = must(admin.accountId, "an admin has an account");
  const ids = [adminId, must(moderator, "thirty"), ...others];

  const statements = countStatements(db);
  const people = await findPeople(db, ids, spaceId);
  expect(statements()).toBe(1);
  expect(ids.map((id) => people.get(id)?.role)).toEqual([
    "TEAM_ADMIN",
    "SPACE_MODERATOR",
    ...others.map(() => "PUBLIC_GUEST"),
  ]);

  await arrange.space(spaceId, { isPrivate: true });
  expect([...(await findPeople(db, ids, spaceId)).keys()].toSorted()).toEqual(ids.slice(0, 2).toSorted());
});
