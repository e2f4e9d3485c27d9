import { must } from "@atrium/contract";
import type { AccountId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { countRings, waitsForLocks } from "@atrium/testkit/statements";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";
import { lockTeam } from "../../team/index.ts";
import { spaceMembers } from "../tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const ROUNDS = 8;
const idOf = ({ accountId }: Caller): AccountId => must(accountId, "somebody with an account");

/** A team of two admins and somebody else, and its private space. */
async function crew(role: "MEMBER" | "GUEST") {
  const [admin, other, person] = [await desk.account(), await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  await arrange.space(spaceId, { isPrivate: true });
  await arrange.joinTeam(other, teamId, "ADMIN");
  await arrange.joinTeam(person, teamId, role);
  return { admin, other, person, teamId, spaceId };
}
type Crew = Awaited<ReturnType<typeof crew>>;

const roleAt = async ({ person, spaceId }: Crew) => {
  const [found] = await db
    .select()
    .from(spaceMembers)
    .where(eq(spaceMembers.accountId, idOf(person)));
  return found?.spaceId === spaceId ? found.role : null;
};
const addMember = ({ other, person, spaceId }: Crew) =>
  desk.call(other, "addSpaceMembers", { spaceId, accountIds: [idOf(person)] });
const addGuest = ({ other, person, spaceId }: Crew) =>
  desk.call(other, "addSpaceGuests", { spaceId, accountIds: [idOf(person)] });

test.each([
  {
    how: "removed from",
    role: "MEMBER",
    go: ({ admin, person, teamId }: Crew) => desk.call(admin, "removeTeamMember", { teamId, accountId: idOf(person) }),
    add: addMember,
  },
  {
    how: "leaves",
    role: "MEMBER",
    go: ({ person, teamId }: Crew) => desk.call(person, "leaveAccountFromTeam", { teamId }),
    add: addMember,
  },
  {
    how: "as a guest is removed from",
    role: "GUEST",
    go: ({ admin, person, teamId }: Crew) => desk.call(admin, "removeTeamGuest", { teamId, accountId: idOf(person) }),
    add: addGuest,
  },
] as const)("who $how a team while another admin adds them to its space is not in there", async ({ role, go, add }) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await crew(role);
    const [gone] = await Promise.all([go(at), add(at)]);
    expect(gone.code).toBe("success");
    expect(await roleAt(at)).toBe(null);
  }
});

test("whose role in the team is lowered while they are added to a space is a guest there at most", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = await crew("MEMBER");
    const lowered = desk.call(at.admin, "demoteTeamMember", { teamId: at.teamId, accountId: idOf(at.person) });
    expect((await Promise.all([lowered, addMember(at)]))[0].code).toBe("success");
    expect([null, "SPACE_GUEST"]).toContain(await roleAt(at));
  }
});

test("a team's people and those of its spaces are changed at once without calls waiting for each other in a ring", async () => {
  const at = await crew("GUEST");
  const { admin, other, person, teamId, spaceId } = at;
  const invite = (each: number) => ({ emails: [`kite${each}@studio.example`] });
  const calls = Array.from({ length: 6 }, (_, each) => [
    desk.call(admin, "inviteTeamGuests", { teamId, spaceIds: [spaceId], ...invite(each) }),
    desk.call(other, "inviteSpaceGuests", { spaceId, ...invite(100 + each) }),
    desk.call(admin, "setTeamGuestSpaces", { teamId, accountId: idOf(person), spaceIds: [spaceId] }),
    addGuest(at),
  ]);
  const codes = (await Promise.all(calls.flat())).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(["success"]));
  expect(await countRings(db)).toBe(0);
});

test("a team is deleted while people are added to its spaces and given roles there, and no call waits in a ring", async () => {
  for (let round = 0; round < 4 * ROUNDS; round += 1) {
    const at = await crew("MEMBER");
    const { other, person, teamId, spaceId } = at;
    const accountId = idOf(person);
    const calls = [
      addMember(at),
      desk.call(at.admin, "deleteTeam", { teamId }),
      desk.call(other, "updateSpaceMemberRole", { spaceId, accountId, role: "SPACE_MODERATOR" }),
      addMember(at),
    ];
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes[1]).toBe("success");
    for (const code of codes) expect(["success", "spaceNotFound", "memberNotFound"]).toContain(code);
  }
  expect(await countRings(db)).toBe(0);
});

test("who copies a space waits for a call on its whole team without holding the space that such a call takes next", async () => {
  const { admin, teamId, spaceId } = await crew("MEMBER");
  const copies: ReturnType<typeof copy>[] = [];
  const copy = () => desk.call(admin, "duplicateSpace", { spaceId });
  const free = await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    copies.push(copy());
    await expect.poll(() => waitsForLocks(db)).toBe(1);
    return tx.execute<{ id: string }>(sql`select id from spaces where id = ${spaceId} for no key update skip locked`);
  });
  expect(free.rows).toEqual([{ id: spaceId }]);
  expect((await Promise.all(copies)).map(({ code }) => code)).toEqual(["success"]);
});

test.each(["updateSpaceMemberRole", "removeSpaceMember"] as const)(
  "of two admins of a space who both ask for %s of the other at once, one stays and has done it",
  async (name) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { admin, person, teamId, spaceId } = await crew("MEMBER");
      const second = await desk.account();
      await arrange.joinTeam(second, teamId, "MEMBER");
      const accountIds = [idOf(person), idOf(second)];
      await desk.done(admin, "addSpaceMembers", { spaceId, accountIds, role: "SPACE_ADMIN" });
      const go = (by: Caller, whom: Caller) =>
        name === "removeSpaceMember"
          ? desk.call(by, name, { spaceId, accountId: idOf(whom) })
          : desk.call(by, name, { spaceId, accountId: idOf(whom), role: "SPACE_MEMBER" });
      const answers = await Promise.all([go(person, second), go(second, person)]);
      expect(answers.filter(({ code }) => code === "success")).toHaveLength(1);
    }
  },
);

test("the same people are invited at once, to a team and to its space, in either order of their addresses", async () => {
  const { admin, other, teamId, spaceId } = await crew("MEMBER");
  for (let round = 0; round < ROUNDS; round += 1) {
    const emails = Array.from({ length: 12 }, (_, each) => `kite${round}x${each}@studio.example`);
    const answers = await Promise.all([
      desk.call(admin, "inviteTeamGuests", { teamId, spaceIds: [spaceId], emails }),
      desk.call(other, "inviteSpaceGuests", { spaceId, emails: emails.toReversed() }),
    ]);
    for (const { value } of answers) expect(value?.invitedEmails.toSorted()).toEqual(emails.toSorted());
    expect(answers[1].value?.invitedEmails).toEqual(emails.toReversed());
  }
  expect(await countRings(db)).toBe(0);
});
