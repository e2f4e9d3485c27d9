import { must } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { afterAll, expect, test } from "vitest";
import { findAccount } from "../../account/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import { declinedTeams } from "./declineStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const desk = createCallDesk(database.db);
const DAY_MS = 24 * 3_600_000;

const emailOf = async ({ accountId }: Caller) =>
  must((await findAccount(database.db, must(accountId, "somebody")))?.email, "an address");
const invite = (admin: Caller, teamId: TeamId, email: string) =>
  desk.done(admin, "inviteTeamMembers", { teamId, emails: [email], role: "MEMBER", spaceIds: [] });

/** A team, and the code of the mail that invites somebody. */
async function invited(email: string) {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Fjord" });
  await invite(admin, teamId, email);
  const code = must(/invite\/decline\/(\S+)/.exec(desk.mails.at(-1)?.text ?? "")?.[1], "the mail has a link");
  return { admin, teamId, code };
}
const open = async (admin: Caller, teamId: TeamId) =>
  (await desk.done(admin, "listTeamMemberInvitations", { teamId })).invitations.map(({ email }) => email);
const unreached = (email: string) => ({ invitedEmails: [], errors: [{ email, code: "unknownError" }] });

test("whoever declines by the link of the mail, without a session, is invited there no more, and elsewhere as before", async () => {
  const email = "lone.reader@example.org";
  const { admin, teamId, code } = await invited(email);
  const other = await invited(email);
  expect(await desk.done(desk.nobody(), "declineInvitation", { invitationId: code })).toEqual({ teamName: "Fjord" });
  expect(await open(admin, teamId)).toEqual([]);
  desk.mails.length = 0;
  expect(await invite(admin, teamId, "Lone.Reader@EXAMPLE.org")).toEqual(unreached("Lone.Reader@EXAMPLE.org"));
  expect(desk.mails).toEqual([]);
  expect(await open(other.admin, other.teamId)).toEqual([email]);
  expect((await invite(other.admin, other.teamId, email)).errors).toEqual([]);
  expect(JSON.stringify(await database.db.select().from(declinedTeams))).not.toContain("example.org");
});

test("looking at what a mail invites to declines nothing", async () => {
  const email = "scanned@example.org";
  const { admin, teamId, code } = await invited(email);
  await desk.done(desk.nobody(), "getTeamMemberJoinConfigByCode", { linkCode: code });
  expect(await open(admin, teamId)).toEqual([email]);
  expect((await invite(admin, teamId, email)).errors).toEqual([]);
});

test("a mail that is over or taken back still ends further ones, and asking twice changes nothing", async () => {
  const over = await invited("over@example.org");
  desk.clock.advance(10 * DAY_MS);
  for (const time of [1, 2]) {
    const done = await desk.done(desk.nobody(), "declineInvitation", { invitationId: over.code });
    expect(done, `${time}`).toEqual({ teamName: "Fjord" });
  }
  expect(await invite(over.admin, over.teamId, "over@example.org")).toEqual(unreached("over@example.org"));
});

test("their own account is written down as who declined; others are not, and a link is nobody's to decline", async () => {
  const anna = await desk.account("en");
  const { admin, teamId, code } = await invited(await emailOf(anna));
  const actions = async () =>
    (await desk.done(admin, "listTeamAuditEntries", { teamId })).entries.map(({ act }) => act.action);
  await desk.done(await desk.account(), "declineInvitation", { invitationId: code });
  expect(await actions()).not.toContain("invitationDeclined");
  const again = await invited(await emailOf(anna));
  await desk.done(anna, "declineInvitation", { invitationId: again.code });
  const { entries } = await desk.done(again.admin, "listTeamAuditEntries", { teamId: again.teamId });
  expect(entries.map(({ act }) => act.action)).toContain("invitationDeclined");
  const link = { teamId, spaceIds: [], expiresInDays: null, uses: null };
  const { invitation } = await desk.done(admin, "createTeamMemberInvitationLink", link);
  const ofLink = must(invitation.url?.split("/").at(-1), "a link has a code");
  expect((await desk.call(desk.nobody(), "declineInvitation", { invitationId: ofLink })).code).toBe("inviteNotFound");
});

test("whoever asks a team for an invitation later may be invited there again", async () => {
  const anna = await desk.account("en");
  const email = await emailOf(anna);
  const { admin, teamId, code } = await invited(email);
  await desk.done(anna, "declineInvitation", { invitationId: code });
  expect(await invite(admin, teamId, email)).toEqual(unreached(email));
  await invite(admin, teamId, "somebody.else@example.org");
  const forOther = must(/member-invite\/(\S+)/.exec(desk.mails.at(-1)?.text ?? "")?.[1], "the mail has a link");
  await desk.done(anna, "askForInvitation", { invitationId: forOther });
  expect((await invite(admin, teamId, email)).invitedEmails).toEqual([email]);
});
