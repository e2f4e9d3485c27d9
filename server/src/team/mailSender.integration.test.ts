import { must, newId } from "@atrium/contract";
import type { ChatClientId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq, sql } from "drizzle-orm";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { mailUnread, WAITS_MS } from "../chat/unreadMails/mailUnread.ts";
import { accounts, mailChoices } from "../account/index.ts";
import type { Caller } from "../platform/calls/context.ts";
import type { Mail, Mailer } from "../platform/mail/mailer.ts";
import { teams } from "./tables.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");
/** No two teams have the same prefix. */
let made = 0;

async function kite() {
  const own = { name: "Kite Studio", prefix: `kite${(made += 1)}` };
  const admin = await desk.account("en");
  const member = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Kite" });
  await arrange.joinTeam(member, teamId, "MEMBER");
  desk.mails.length = 0;
  const set = { teamId, emailSenderName: own.name, emailPrefix: own.prefix };
  return { admin, member, teamId, set, own };
}
const senders = () => desk.mails.splice(0).map(({ kind, sender }) => ({ kind, sender }));

/** One mail of each kind that a team sends. */
async function sendAll({ admin, member, teamId }: Awaited<ReturnType<typeof kite>>) {
  const emails = [`${newId().toLowerCase().replaceAll(/[-_]/g, "x")}@example.org`];
  await desk.done(admin, "inviteTeamMembers", { teamId, emails, role: "MEMBER", spaceIds: [] });
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "ADMIN" });
  await desk.done(admin, "updateTeamMemberRole", { teamId, accountId: idOf(member), role: "MEMBER" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Hall" });
  await arrange.space(spaceId, { isPrivate: true });
  await desk.done(await desk.account(), "askForAccess", { spaceId });
  return senders();
}

test("mails of a team come from it as soon as that is set, and no longer once it is taken out", async () => {
  const team = await kite();
  const kinds = ["invitation", "roleChange", "roleChange", "invitationAsked"];
  expect(await sendAll(team)).toEqual(kinds.map((kind) => ({ kind, sender: undefined })));
  const { team: shown } = await desk.done(team.admin, "updateTeam", team.set);
  expect(shown).toMatchObject({
    emailSenderName: "Kite Studio",
    emailPrefix: team.own.prefix,
    emailDomain: "teams.example.test",
  });
  expect(await sendAll(team)).toEqual(kinds.map((kind) => ({ kind, sender: team.own })));
  await desk.done(team.admin, "updateTeam", { teamId: team.teamId, emailPrefix: null });
  expect((await sendAll(team))[0]).toEqual({ kind: "invitation", sender: { name: "Kite Studio", prefix: null } });
  await desk.done(team.admin, "updateTeam", { teamId: team.teamId, emailSenderName: null });
  expect((await sendAll(team))[0]).toEqual({ kind: "invitation", sender: undefined });
});

test("a mention in the team's chat is mailed from the team, a direct message is not", async () => {
  const { admin, member, teamId, set, own } = await kite();
  await desk.done(admin, "updateTeam", set);
  await db
    .update(accounts)
    .set({ name: "Mira" })
    .where(eq(accounts.id, idOf(member)));
  await db.insert(mailChoices).values({ accountId: idOf(member), direct: true, mention: true, role: true });
  const said = (content: string) => ({ clientId: newId<ChatClientId>(), content });
  await desk.done(admin, "postTeamChatMessage", { teamId, ...said(`<@${idOf(member)} Mira> look`) });
  await desk.done(admin, "postDirectMessage", { accountId: idOf(member), ...said("hello") });
  desk.clock.advance(WAITS_MS);
  const sent: Mail[] = [];
  const mailer: Pick<Mailer, "send"> = { send: async (_tx, mail) => (sent.push(mail), () => undefined) };
  const siteUrl = () => "https://meet.example.test";
  const onFault = (error: unknown) => expect.unreachable(String(error));
  await mailUnread({ db, mailer, siteUrl, onFault }, desk.clock.nowMs());
  const told = sent.map(({ kind, sender }) => ({ kind, sender }));
  expect(told).toContainEqual({ kind: "unreadMention", sender: own });
  expect(told).toContainEqual({ kind: "unreadDirect", sender: undefined });
});

test("what a plan without white-label had set rests, and can only be taken out", async () => {
  const team = await kite();
  const { admin, teamId, set } = team;
  await desk.done(admin, "updateTeam", set);
  await arrange.team(teamId, { plan: "startup" });
  expect((await sendAll(team)).map(({ sender }) => sender)).toEqual([undefined, undefined, undefined, undefined]);
  const forbidden = { code: "emailWhitelabelForbidden" };
  expect(await desk.call(admin, "updateTeam", set)).toMatchObject(forbidden);
  expect(await desk.call(admin, "updateTeam", { teamId, emailPrefix: "other" })).toMatchObject(forbidden);
  const { team: emptied } = await desk.done(admin, "updateTeam", { teamId, emailSenderName: null, emailPrefix: null });
  expect(emptied).toMatchObject({ emailSenderName: null, emailPrefix: null });
});

test("only an admin sets the sender, and others do not see it", async () => {
  const { admin, member, set } = await kite();
  expect(await desk.call(member, "updateTeam", set)).toMatchObject({ code: "forbidden" });
  expect(await desk.call(member, "updateTeam", { ...set, emailSenderName: null, emailPrefix: null })).toMatchObject({
    code: "forbidden",
  });
  await desk.done(admin, "updateTeam", set);
  const { team } = await desk.done(member, "getTeam", { teamId: set.teamId });
  expect(team).not.toHaveProperty("emailSenderName");
  expect(team).not.toHaveProperty("emailPrefix");
});

test("no two teams have the same prefix, not even at the same moment, until one gives it up", async () => {
  const [one, other] = [await kite(), await kite()];
  await desk.done(one.admin, "updateTeam", one.set);
  const taken = { ...other.set, emailPrefix: ` ${one.own.prefix.toUpperCase()} ` };
  expect(await desk.call(other.admin, "updateTeam", taken)).toMatchObject({ code: "alreadyExists" });
  // Nothing of a refused change is kept; one's own may be set again.
  const { team } = await desk.done(other.admin, "getTeam", { teamId: other.teamId });
  expect(team).toMatchObject({ emailSenderName: null, emailPrefix: null });
  await desk.done(one.admin, "updateTeam", one.set);
  await desk.done(one.admin, "updateTeam", { teamId: one.teamId, emailPrefix: null });
  const both = [one, other].map(({ admin, teamId }) =>
    desk.call(admin, "updateTeam", { teamId, emailPrefix: one.own.prefix }),
  );
  const codes = (await Promise.all(both)).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["alreadyExists", "success"]);
});

test("of teams that had chosen the same prefix before that, the first one keeps it", async () => {
  const [first, second, third] = [await kite(), await kite(), await kite()];
  const prefixOf = async ({ admin, teamId }: typeof first) =>
    (await desk.done(admin, "getTeam", { teamId })).team.emailPrefix;
  await db.execute(sql`drop index teams_email_prefix`);
  for (const [days, { teamId }] of [first, second].entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + days));
    await db.update(teams).set({ emailPrefix: "same", createdAt }).where(eq(teams.id, teamId));
  }
  await desk.done(third.admin, "updateTeam", third.set);
  const folder = new URL("../../migrations/", import.meta.url);
  const name = must(
    readdirSync(folder).find((each) => each.endsWith("_unique_email_prefix")),
    "the migration",
  );
  for (const statement of readFileSync(new URL(`${name}/migration.sql`, folder), "utf8").split(
    "--> statement-breakpoint",
  ))
    await db.execute(sql.raw(statement));
  expect(await prefixOf(first)).toBe("same");
  expect(await prefixOf(second)).toBeNull();
  expect(await prefixOf(third)).toBe(third.own.prefix);
});
