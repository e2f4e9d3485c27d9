import { must, newId } from "@atrium/contract";
import type { ChatClientId, MailChoices, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts, findAccount, mailChoices } from "../../account/index.ts";
import type { Caller } from "../../platform/calls/context.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { chatMails } from "./unreadMailStore.ts";
import { mailUnread, WAITS_MS } from "./mailUnread.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

const idOf = ({ accountId }: Caller) => must(accountId, "in a session");
const emailOf = async (caller: Caller) => must((await findAccount(db, idOf(caller)))?.email, "an address");
async function aTeam() {
  const [anna, boris] = [await desk.account("en"), await desk.account("en")];
  await db
    .update(accounts)
    .set({ name: "Anna" })
    .where(eq(accounts.id, idOf(anna)));
  const { id: teamId } = await desk.done(anna, "createTeam", { name: "Crew" });
  await arrange.joinTeam(boris, teamId, "MEMBER");
  return { anna, boris, teamId };
}
const said = (content: string) => ({ clientId: newId<ChatClientId>(), content });
const write = (by: Caller, to: Caller) =>
  desk.done(by, "postDirectMessage", { accountId: idOf(to), ...said("The secret plan") });
const nameIn = (by: Caller, teamId: TeamId, [who, name]: readonly [Caller, string]) =>
  desk.done(by, "postTeamChatMessage", { teamId, ...said(`<@${idOf(who)} ${name}> look`) });
const want = (by: Caller, wanted: MailChoices) => db.insert(mailChoices).values({ accountId: idOf(by), ...wanted });

/** The mails that some rounds send to somebody. */
async function roundFor(caller: Caller, rounds = 1) {
  const to = await emailOf(caller);
  const sent: { to: string; subject: string; text: string; html: string }[] = [];
  const mailer: Pick<Mailer, "send"> = { send: async (_tx, mail) => (sent.push(mail), () => undefined) };
  const needs = {
    db,
    mailer,
    siteUrl: () => "https://meet.example.test",
    onFault: (error: unknown) => expect.unreachable(String(error)),
  };
  await Promise.all(Array.from({ length: rounds }, () => mailUnread(needs, desk.clock.nowMs())));
  return sent.filter((mail) => mail.to === to);
}
const ALL: MailChoices = { direct: true, mention: true, role: true, recording: true };

test("what waited unread for ten minutes is told once, by whoever wrote and without a word of it", async () => {
  const { anna, boris } = await aTeam();
  await write(anna, boris);
  expect(await roundFor(boris)).toEqual([]);
  desk.clock.advance(WAITS_MS);
  const mails = await roundFor(boris, 5);
  expect(mails.map(({ subject }) => subject)).toEqual(["Anna wrote to you"]);
  expect(mails[0]?.text).toContain(`https://meet.example.test/dashboard/messages?with=${idOf(anna)}`);
  expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain("secret");
  expect(await roundFor(anna)).toEqual([]);

  await write(anna, boris);
  desk.clock.advance(WAITS_MS);
  expect(await roundFor(boris)).toEqual([]);
  await desk.done(boris, "markDirectMessageChatRead", { accountId: idOf(anna), position: 2 });
  await write(anna, boris);
  desk.clock.advance(WAITS_MS);
  expect(await roundFor(boris)).toHaveLength(1);
});

test("nothing is told of what was read or deleted, nor to who wants no such mail", async () => {
  const { anna, boris } = await aTeam();
  await write(anna, boris);
  await desk.done(boris, "markDirectMessageChatRead", { accountId: idOf(anna), position: 1 });
  const { message } = await write(anna, boris);
  await desk.done(anna, "deleteDirectMessage", { accountId: idOf(boris), messageId: message.id });
  desk.clock.advance(WAITS_MS);
  expect(await roundFor(boris)).toEqual([]);

  await want(boris, { ...ALL, direct: false });
  await write(anna, boris);
  desk.clock.advance(WAITS_MS);
  expect(await roundFor(boris)).toEqual([]);
});

test("a name in a team's chat is told to who asked for it, as long as they belong there", async () => {
  const { anna, boris, teamId } = await aTeam();
  const clara = await desk.account("en");
  await arrange.joinTeam(clara, teamId, "MEMBER");
  const call = async (who: Caller, name: string) =>
    db
      .update(accounts)
      .set({ name })
      .where(eq(accounts.id, idOf(who)));
  await call(boris, "Boris");
  await call(clara, "Clara");
  await want(boris, ALL);
  await want(clara, { ...ALL, mention: false });
  await nameIn(anna, teamId, [boris, "Boris"]);
  await nameIn(anna, teamId, [clara, "Clara"]);
  desk.clock.advance(WAITS_MS);
  expect((await roundFor(boris)).map(({ subject }) => subject)).toEqual(["Anna mentioned you in the Crew chat"]);
  expect(await roundFor(clara)).toEqual([]);

  const gone = await desk.account("en");
  await arrange.joinTeam(gone, teamId, "MEMBER");
  await call(gone, "Gleb");
  await want(gone, ALL);
  await nameIn(anna, teamId, [gone, "Gleb"]);
  await desk.done(anna, "removeTeamMember", { teamId, accountId: idOf(gone) });
  desk.clock.advance(WAITS_MS);
  expect(await roundFor(gone)).toEqual([]);
  const noted = db.select({ position: chatMails.position }).from(chatMails);
  expect(await noted.where(eq(chatMails.accountId, idOf(gone)))).toEqual([{ position: 3 }]);
});

test("a mail that fails keeps nobody else's back, and is tried again in the next round", async () => {
  const [first, second] = [await aTeam(), await aTeam()];
  await write(first.anna, first.boris);
  await write(second.anna, second.boris);
  desk.clock.advance(WAITS_MS);
  const [failing, other] = [await emailOf(first.boris), await emailOf(second.boris)];
  const [sent, faults]: [string[], unknown[]] = [[], []];
  const mailer: Pick<Mailer, "send"> = {
    async send(_tx, { to }) {
      if (to === failing) throw new Error("no mail for this one");
      sent.push(to);
      return () => undefined;
    },
  };
  const needs = {
    db,
    mailer,
    siteUrl: () => "https://meet.example.test",
    onFault: (error: unknown) => void faults.push(error),
  };
  await mailUnread(needs, desk.clock.nowMs());
  expect([sent.includes(other), faults.length]).toEqual([true, 1]);
  expect(await roundFor(first.boris)).toHaveLength(1);
});
