import { constants, must, newId } from "@atrium/contract";
import type { ChatClientId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accounts, findAccount } from "../account/index.ts";
import { createLocalBus } from "../platform/bus.ts";
import type { Caller } from "../platform/calls/context.ts";
import { accountTeams } from "../program/wireDomains.ts";
import { chatChanged } from "./engine/topics.ts";
import type { ChatChange } from "./engine/topics.ts";
import { forgetLostMentions } from "./forgetMentions.ts";
import { chatMentions } from "./store/mentionStore.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");

/** Three people of a team; the first mentions the other two in its chat. */
async function aCrew() {
  const [host, one, other] = [await desk.account("en"), await desk.account("en"), await desk.account("en")];
  const { id: teamId } = await desk.done(host, "createTeam", { name: "Crew" });
  for (const each of [one, other]) await arrange.joinTeam(each, teamId, "MEMBER");
  return { host, one, other, teamId };
}
/** Somebody by name, as a message names them. */
async function mentionOf(person: Caller, name = "Anna"): Promise<string> {
  await db
    .update(accounts)
    .set({ name })
    .where(eq(accounts.id, idOf(person)));
  return `<@${idOf(person)} ${name}>`;
}
async function write(by: Caller, teamId: TeamId, content: string) {
  const said = { teamId, clientId: newId<ChatClientId>(), content };
  return (await desk.done(by, "postTeamChatMessage", said)).messageId;
}
const read = (by: Caller, teamId: TeamId) => desk.done(by, "getTeamChatPage", { teamId });

/** The changes announced while something is done. */
async function told(act: (bus: ReturnType<typeof createLocalBus>) => Promise<void>): Promise<ChatChange[]> {
  const bus = createLocalBus();
  const changes: ChatChange[] = [];
  bus.subscribe(chatChanged, (change) => void changes.push(change));
  await act(bus);
  return changes;
}
const forgotten = (person: Caller) =>
  told(async (bus) => {
    const effects = await db.transaction(async (tx) => {
      const account = must(await findAccount(tx, idOf(person)), "there");
      const after = await accountTeams.forget(tx, bus, { account, teamIds: [] });
      await tx.delete(accounts).where(eq(accounts.id, account.id));
      return after;
    });
    for (const effect of effects) await effect();
  });
const swept = () => told((bus) => forgetLostMentions({ db, bus }));

test("who goes for good goes from what others wrote of them, and pages that stand open hear that it changed", async () => {
  const { host, one, other, teamId } = await aCrew();
  const [named, stays] = [await mentionOf(one), await mentionOf(other, "Boris")];
  for (const content of [`Ask ${named}`, "Nobody", `${stays} or ${named}, ${named}`])
    await write(host, teamId, content);
  const before = await read(host, teamId);
  const changes = await forgotten(one);
  const after = await read(host, teamId);
  expect(after.messages.map(({ content }) => content)).toEqual(["Ask @…", "Nobody", `${stays} or @…, @…`]);
  expect(after.revision).toBe(before.revision + 2);
  expect(after.messages.map(({ revision }) => revision)).toEqual([
    before.revision + 1,
    before.messages[1]?.revision,
    after.revision,
  ]);
  expect(changes).toMatchObject([
    { place: { kind: "team", teamId }, revision: after.revision, change: { message: after.messages[2] } },
  ]);
});

test("guests who are swept without a word leave no name either, in chats of two as in others", async () => {
  const { host, other, teamId } = await aCrew();
  const guest = await desk.guest();
  const named = await mentionOf(guest);
  await write(host, teamId, `Greet ${named}`);
  const said = { accountId: idOf(other), clientId: newId<ChatClientId>(), content: `Who is ${named}?` };
  await desk.done(host, "postDirectMessage", said);
  expect(await swept()).toEqual([]);
  await db.delete(accounts).where(eq(accounts.id, idOf(guest)));
  const changes = await swept();
  expect(changes.map(({ place }) => place.kind).toSorted()).toEqual(["direct", "team"]);
  expect((await read(host, teamId)).messages).toMatchObject([{ content: "Greet @…" }]);
  const direct = await desk.done(other, "getDirectMessageChatPage", { accountId: idOf(host) });
  expect(direct.messages).toMatchObject([{ content: "Who is @…?", revision: 2 }]);
  expect(await swept()).toEqual([]);
});

test("whom an edited or a deleted message no longer names is nothing to it", async () => {
  const { host, one, other, teamId } = await aCrew();
  const messageId = await write(host, teamId, `Ask ${await mentionOf(one)}`);
  const content = `Ask ${await mentionOf(other)}`;
  await desk.done(host, "updateTeamChatMessage", { teamId, messageId, content });
  expect(await forgotten(one)).toEqual([]);
  await desk.done(host, "deleteTeamChatMessage", { teamId, messageId });
  expect(await forgotten(other)).toEqual([]);
});

test("a guest who signs in is named by the account they have become", async () => {
  const { host, one, teamId } = await aCrew();
  const guest = await desk.guest();
  await write(host, teamId, `Greet ${await mentionOf(guest)}`);
  await db.transaction((tx) => accountTeams.adoptGuest(tx, createLocalBus(), { from: idOf(guest), to: idOf(one) }));
  await db.delete(accounts).where(eq(accounts.id, idOf(guest)));
  expect(await swept()).toEqual([]);
  expect((await read(host, teamId)).messages).toMatchObject([{ content: `Greet <@${idOf(one)} Anna>` }]);
});

test("a message keeps each name once, however often it names somebody", async () => {
  const { host, one, teamId } = await aCrew();
  const named = await mentionOf(one);
  const messageId = await write(
    host,
    teamId,
    Array.from({ length: constants.chat.mostMentions }, () => named).join(" "),
  );
  const kept = await db.select().from(chatMentions).where(eq(chatMentions.messageId, messageId));
  expect(kept).toEqual([{ messageId, personId: idOf(one), accountId: idOf(one) }]);
});
