import { newId } from "@atrium/contract";
import type { ChatClientId, ChatMessage } from "@atrium/contract";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createLocalBus } from "../../platform/bus.ts";
import { chatChanged, linksWritten } from "../engine/topics.ts";
import type { LinksWritten } from "../engine/topics.ts";
import { addTitles } from "./addTitles.ts";

const database = await createTestDatabase();
const desk = createCallDesk(database.db);
/** Paths that have been requested, in order. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  response.writeHead(200, { "content-type": "text/html" });
  response.end(`<meta property="og:site_name" content="Kites"><title>Page ${request.url}</title>`);
});
const faults: unknown[] = [];
let bus = createLocalBus();
let changes: ChatMessage[] = [];
/** Names that have been looked up. */
let names: string[] = [];
let nowMs = 0;
let origin = "";
let stop = () => {};
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  origin = `http://kites.example:${(server.address() as AddressInfo).port}`;
});
// The limits per minute start over for each test.
beforeEach(() => {
  asked.length = 0;
  [bus, changes, names] = [createLocalBus(), [], []];
  bus.subscribe(chatChanged, ({ change }) => void (change.kind === "message" && changes.push(change.message)));
  stop = addTitles({
    db: database.db,
    bus,
    clock: { steadyMs: () => nowMs },
    addresses: async (name) => {
      names.push(name);
      return name === "silent.example" ? null : ["127.0.0.1"];
    },
    mayReach: ({ address }) => address === "127.0.0.1",
    isOwnHost: (host) => host.startsWith("own.example"),
    onFault: (error) => faults.push(error),
  });
});
afterEach(() => {
  stop();
  expect(faults).toEqual([]);
});
afterAll(async () => {
  server.close();
  await database.close();
});

async function aTeam() {
  const writer = await desk.account("en");
  const { id: teamId } = await desk.done(writer, "createTeam", { name: "Crew" });
  const write = async (content: string, linkTitles?: boolean) => {
    const said = { teamId, clientId: newId<ChatClientId>(), content, ...(linkTitles !== undefined && { linkTitles }) };
    const { message } = await desk.done(writer, "postTeamChatMessage", said);
    return { message, passOn: () => passOn(message) };
  };
  return { writer, teamId, write };
}
/** Passes on the message's links, as the program's own bus does. */
function passOn({ id }: Pick<ChatMessage, "id">): void {
  for (const { topic, news } of desk.news)
    if (topic === linksWritten.name && (news as LinksWritten).messageId === id)
      bus.publish(linksWritten, news as LinksWritten);
}
const told = (message: ChatMessage) => changes.filter(({ id }) => id === message.id).at(-1);

test("a message gets the titles of its first links as a change of its own, in their order, and is read with them", async () => {
  const { writer, teamId, write } = await aTeam();
  const { message, passOn: look } = await write(
    `${origin}/a and ${origin}/b, ${origin}/a again, ${origin}/c ${origin}/d`,
  );
  expect(message.links).toBe(undefined);
  look();
  await expect.poll(() => told(message)?.links).toHaveLength(3);
  const links = ["/a", "/b", "/c"].map((path) => ({ url: `${origin}${path}`, title: `Page ${path}`, site: "Kites" }));
  expect(told(message)).toMatchObject({ links, revision: message.revision + 1, editedAt: null });
  expect((await desk.done(writer, "getTeamChatPage", { teamId })).messages[0]?.links).toEqual(links);
});

test("a page is asked once for many messages, and what is written in code or is our own not at all", async () => {
  const { write } = await aTeam();
  const [one, other] = [await write(`${origin}/once`), await write(`Again ${origin}/once`)];
  const own = await write(`https://own.example/invitation \`${origin}/code\``);
  for (const each of [one, other, own]) each.passOn();
  await expect.poll(() => [told(one.message), told(other.message)].map((each) => each?.links?.length)).toEqual([1, 1]);
  expect(asked.filter((path) => path === "/once")).toHaveLength(1);
  expect(asked).not.toContain("/code");
  expect(told(own.message)).toBe(undefined);
});

test("a sender declines titles or takes them back, and asks for them again", async () => {
  const { writer, teamId, write } = await aTeam();
  const declined = await write(`${origin}/declined`, false);
  declined.passOn();
  const { message, passOn: look } = await write(`${origin}/taken`);
  look();
  await expect.poll(() => told(message)?.links).toHaveLength(1);
  const same = { teamId, messageId: message.id, content: message.content } as const;
  const without = await desk.done(writer, "updateTeamChatMessage", { ...same, linkTitles: false });
  expect(without.message).toMatchObject({ editedAt: null });
  expect(without.message.links).toBe(undefined);
  await desk.done(writer, "updateTeamChatMessage", { ...same, linkTitles: true });
  passOn(message);
  await expect.poll(() => told(message)?.revision).toBeGreaterThan(without.message.revision);
  expect(asked).not.toContain("/declined");
  expect(told(declined.message)).toBe(undefined);
});

test("titles that come too late, for other words or for none, are dropped", async () => {
  const { writer, teamId, write } = await aTeam();
  const [edited, deleted, last] = [await write(`${origin}/1`), await write(`${origin}/2`), await write(`${origin}/3`)];
  const about = { teamId, messageId: edited.message.id } as const;
  await desk.done(writer, "updateTeamChatMessage", { ...about, content: "No link" });
  await desk.done(writer, "deleteTeamChatMessage", { teamId, messageId: deleted.message.id });
  for (const each of [edited, deleted, last]) each.passOn();
  await expect.poll(() => told(last.message)?.links).toHaveLength(1);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(["/1", "/2"]));
  expect([told(edited.message), told(deleted.message)]).toEqual([undefined, undefined]);
});

test("a team that wants no titles gets none in its chats", async () => {
  const { writer, teamId, write } = await aTeam();
  expect((await desk.done(writer, "updateTeam", { teamId, showsLinkTitles: false })).team.showsLinkTitles).toBe(false);
  const other = await aTeam();
  const [unwanted, wanted] = [await write(`${origin}/unwanted`), await other.write(`${origin}/wanted`)];
  unwanted.passOn();
  wanted.passOn();
  await expect.poll(() => told(wanted.message)?.links).toHaveLength(1);
  expect(asked).not.toContain("/unwanted");
});

test("whoever posts many links has titles for so many a minute", async () => {
  const [busy, calm] = [await aTeam(), await aTeam()];
  const messages = [];
  for (let each = 0; each < 12; each += 1) messages.push(await busy.write(`${origin}/m${each} ${origin}/n${each}`));
  for (const { passOn: look } of messages) look();
  await expect.poll(() => asked).toHaveLength(20);
  const other = await calm.write(`${origin}/other`);
  other.passOn();
  await expect.poll(() => told(other.message)?.links).toHaveLength(1);
  expect(asked).toHaveLength(21);
  nowMs += 60_000;
  const later = await busy.write(`${origin}/later`);
  later.passOn();
  await expect.poll(() => told(later.message)?.links).toHaveLength(1);
  expect(asked).toHaveLength(22);
});

test("a name server that is silent is left alone for a while", async () => {
  const { write } = await aTeam();
  const before = await write(`${origin}/before`);
  before.passOn();
  await expect.poll(() => told(before.message)?.links).toHaveLength(1);
  const [silent, meanwhile] = [await write("http://silent.example/"), await write(`${origin}/meanwhile`)];
  silent.passOn();
  await expect.poll(() => names).toContain("silent.example");
  await setImmediate();
  const again = await write(`Again ${origin}/before`);
  meanwhile.passOn();
  again.passOn();
  await expect.poll(() => told(again.message)?.links).toHaveLength(1);
  nowMs += 60_000;
  const later = await write(`${origin}/later`);
  later.passOn();
  await expect.poll(() => told(later.message)?.links).toHaveLength(1);
  expect(asked).toEqual(["/before", "/later"]);
});
