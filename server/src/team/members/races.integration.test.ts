import { must } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { countRings } from "@atrium/testkit/statements";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { teamMembers } from "../tables.ts";

// Admins who change each other at the same moment.
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
afterEach(async () => expect(await countRings(db)).toBe(0));

const ROUNDS = 12;
const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");

/** A team of several admins. */
async function ledBy(count: number) {
  const [first, ...others] = await Promise.all(Array.from({ length: count }, () => desk.account()));
  const founder = must(first, "one at least");
  const { id: teamId } = await desk.done(founder, "createTeam", { name: "Crew" });
  for (const other of others) await arrange.joinTeam(other, teamId, "ADMIN");
  const admins = async () =>
    db
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "ADMIN")));
  return { teamId, founder, other: must(others[0], "two at least"), admins };
}
type Led = Awaited<ReturnType<typeof ledBy>>;

const ways = {
  demote: (by: Caller, { teamId }: Led, whom: Caller) =>
    desk.call(by, "demoteTeamMember", { teamId, accountId: idOf(whom) }),
  remove: (by: Caller, { teamId }: Led, whom: Caller) =>
    desk.call(by, "removeTeamMember", { teamId, accountId: idOf(whom) }),
  "make a member of": (by: Caller, { teamId }: Led, whom: Caller) =>
    desk.call(by, "updateTeamMemberRole", { teamId, accountId: idOf(whom), role: "MEMBER" }),
};
const pairs = (["demote", "remove", "make a member of"] as const).flatMap((first) =>
  (["demote", "remove", "make a member of"] as const).map((second) => ({ first, second })),
);

test.each(pairs)("of two admins who $first and $second each other at once, one stays and has done it", async (way) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const led = await ledBy(2);
    const answers = await Promise.all([
      ways[way.first](led.founder, led, led.other),
      ways[way.second](led.other, led, led.founder),
    ]);
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === "success")).toHaveLength(1);
    const stays = codes[0] === "success" ? led.founder : led.other;
    expect((await led.admins()).map(({ accountId }) => accountId)).toEqual([idOf(stays)]);
  }
});

test("an admin who is demoted at the same moment does not demote the other, though a third would be left", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const led = await ledBy(3);
    const answers = await Promise.all([
      ways.demote(led.founder, led, led.other),
      ways.demote(led.other, led, led.founder),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["forbidden", "success"]);
    expect(await led.admins()).toHaveLength(2);
  }
});

test("of two admins who leave at once one stays, and the team is not without any", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { teamId, founder, other, admins } = await ledBy(2);
    const leave = (caller: Caller) => desk.call(caller, "leaveAccountFromTeam", { teamId });
    const codes = (await Promise.all([leave(founder), leave(other)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["lastAdmin", "success"]);
    expect(await admins()).toHaveLength(1);
  }
});
