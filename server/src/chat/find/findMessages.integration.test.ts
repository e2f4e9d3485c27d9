import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ChatClientId, InputOf, Operations, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Caller } from "../../platform/calls/context.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

type Asked = InputOf<Operations["findMessages"]>;
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");

async function aTeam() {
  const [anna, boris] = [await desk.account(), await desk.account()];
  const { id: teamId } = await desk.done(anna, "createTeam", { name: "Crew" });
  await arrange.joinTeam(boris, teamId, "MEMBER");
  return { anna, boris, teamId };
}
const said = (content: string) => {
  // At increasing times, as people write.
  desk.clock.advance(1);
  return { clientId: newId<ChatClientId>(), content };
};
const write = (by: Caller, to: Caller, content: string) =>
  desk.done(by, "postDirectMessage", { accountId: idOf(to), ...said(content) });
const writeToTeam = (by: Caller, teamId: TeamId, content: string) =>
  desk.done(by, "postTeamChatMessage", { teamId, ...said(content) });
const wordsFound = async (by: Caller, asked: Asked) =>
  (await desk.done(by, "findMessages", asked)).messages.map(({ excerpt }) => excerpt);

/** A space with its host, a guest, and both in its first room. */
async function aSpace() {
  const { anna: host, teamId } = await aTeam();
  const guest = await desk.guest("en");
  const { spaceId } = await desk.done(host, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(host, "listRooms", { spaceId });
  const [roomId, otherId] = rooms.map(({ id }) => id);
  const inside = { spaceId, roomId: must(roomId, "a room"), otherId: must(otherId, "another room") };
  standIn(spaceId, inside.roomId, [host, guest]);
  return { host, guest, ...inside };
}
function standIn(spaceId: SpaceId, roomId: RoomId, people: Caller[]) {
  const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
  desk.inside.set(
    spaceId,
    people.map((each) => ({ ...look, accountId: idOf(each), roomId, pos: null, speaking: false })),
  );
}
const writeToRoom = (by: Caller, roomId: RoomId, content: string) =>
  desk.done(by, "postRoomChatMessage", { roomId, ...said(content) });
const foundInSpace = async (by: Caller, spaceId: SpaceId, asked: Asked) =>
  (await desk.done(by, "findMessagesInSpace", { spaceId, ...asked })).messages.map(({ excerpt }) => excerpt);

test("words are found in any of their forms, in Russian and in English, and shown where they stand", async () => {
  const { anna, boris } = await aTeam();
  await write(anna, boris, "Обсудим зелёные ёлки на встрече");
  await write(boris, anna, "Two <b>meetings</b> today, one meeting tomorrow");
  const russian = await desk.done(boris, "findMessages", { words: "встречи елка" });
  expect(russian.messages).toMatchObject([
    { chat: { kind: "direct", accountId: idOf(anna) }, position: 1, author: { accountId: idOf(anna) } },
  ]);
  const shown = (found: typeof russian) =>
    found.messages.flatMap(({ excerpt, hits }) => hits.map(({ from, to }) => excerpt.slice(from, to)));
  expect(shown(russian)).toEqual(["ёлки", "встрече"]);
  const english = await desk.done(anna, "findMessages", { words: "meeting" });
  expect(english.messages[0]?.excerpt).toBe("Two <b>meetings</b> today, one meeting tomorrow");
  expect(shown(english)).toEqual(["meetings", "meeting"]);
  expect(await wordsFound(anna, { words: "meeting -today" })).toEqual([]);
  expect(await wordsFound(anna, { words: `"meeting tomorrow"` })).toHaveLength(1);
});

test("nobody finds what others write to each other, nor what a team writes that they are not in", async () => {
  const { anna, boris, teamId } = await aTeam();
  await write(anna, boris, "A secret");
  await writeToTeam(anna, teamId, "A secret of the crew");
  const stranger = await desk.account();
  const clara = await desk.account();
  await arrange.joinTeam(clara, teamId, "MEMBER");
  expect(await wordsFound(stranger, { words: "secret" })).toEqual([]);
  expect(await wordsFound(stranger, { words: "secret", chat: { kind: "team", teamId } })).toEqual([]);
  expect(await wordsFound(clara, { words: "secret" })).toEqual(["A secret of the crew"]);
  expect(await wordsFound(clara, { words: "secret", chat: { kind: "direct", accountId: idOf(anna) } })).toEqual([]);
  expect(await wordsFound(boris, { words: "secret" })).toEqual(["A secret of the crew", "A secret"]);
  await desk.done(anna, "removeTeamMember", { teamId, accountId: idOf(clara) });
  expect(await wordsFound(clara, { words: "secret" })).toEqual([]);
});

test("by person, chat and file, alone or with words; nothing asked is no question", async () => {
  const { anna, boris, teamId } = await aTeam();
  await write(anna, boris, "Plan of Anna");
  await write(boris, anna, "Plan of Boris");
  await writeToTeam(boris, teamId, "Plan for all");
  expect(await wordsFound(anna, { authorId: idOf(boris) })).toEqual(["Plan for all", "Plan of Boris"]);
  expect(await wordsFound(anna, { words: "plan", chat: { kind: "team", teamId } })).toEqual(["Plan for all"]);
  const withBoris = { kind: "direct", accountId: idOf(boris) } as const;
  expect(await wordsFound(anna, { words: "plan", chat: withBoris, authorId: idOf(anna) })).toEqual(["Plan of Anna"]);
  expect(await wordsFound(anna, { words: "plan", hasFile: true })).toEqual([]);
  expect((await desk.call(anna, "findMessages", { words: " " })).code).toBe("invalidRequest");
});

test("what is deleted is not found, what is changed by its new words", async () => {
  const { anna, boris } = await aTeam();
  const { messageId } = await write(anna, boris, "Tea at noon");
  const person = { accountId: idOf(boris), messageId };
  await desk.done(anna, "updateDirectMessage", { ...person, content: "Coffee at noon" });
  expect(await wordsFound(boris, { words: "tea" })).toEqual([]);
  expect(await wordsFound(boris, { words: "coffee" })).toEqual(["Coffee at noon"]);
  await desk.done(anna, "deleteDirectMessage", person);
  expect(await wordsFound(boris, { words: "coffee" })).toEqual([]);
  expect(await wordsFound(boris, { authorId: idOf(anna) })).toEqual([]);
});

test("pages go on where the one before ended, newest first", async () => {
  const { anna, boris } = await aTeam();
  const rounds = Array.from({ length: 45 }, (_, index) => `Round ${index + 1}`);
  for (const content of rounds) await write(anna, boris, content);
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof nextPage>> = await nextPage(boris, cursor);
    found.push(...page.messages.map(({ excerpt }) => excerpt));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toEqual(rounds.toReversed());
});
const nextPage = (by: Caller, cursor: string | null) =>
  desk.done(by, "findMessages", { words: "round", ...(cursor !== null && { cursor }) });

test("inside a space one finds what is written to all and in the room one is in, and in no other", async () => {
  const { host, guest, spaceId, roomId, otherId } = await aSpace();
  await writeToRoom(host, roomId, "Tea in here");
  await desk.done(host, "postSpaceChatMessage", { spaceId, ...said("Tea for all") });
  standIn(spaceId, otherId, [host]);
  await writeToRoom(host, otherId, "Tea over there");
  standIn(spaceId, roomId, [host, guest]);
  expect(await foundInSpace(guest, spaceId, { words: "tea" })).toEqual(["Tea for all", "Tea in here"]);
  const there = { kind: "room", roomId: otherId } as const;
  expect(await foundInSpace(guest, spaceId, { words: "tea", chat: there })).toEqual([]);
  const here = { kind: "room", roomId } as const;
  expect(await foundInSpace(guest, spaceId, { words: "tea", chat: here })).toEqual(["Tea in here"]);
  expect(await wordsFound(guest, { words: "tea" })).toEqual([]);
  const outsider = await desk.account();
  const asked = { spaceId, words: "tea" };
  expect((await desk.call(outsider, "findMessagesInSpace", asked)).code).toBe("notConnectedToSpace");
});

test("in a long chat pages lead from the newest to the oldest, through what is common as through what is rare", async () => {
  const { anna, teamId } = await aTeam();
  await writeToTeam(anna, teamId, "The first");
  const nowMs = desk.clock.nowMs();
  await db.execute(sql`insert into chat_messages (id, chat_id, position, revision, client_id, author_id, content, created_at)
    select left(md5(${teamId} || n), 21), c.id, 1 + n, 1 + n, left(md5(${teamId} || n), 21), ${idOf(anna)},
      'Note ' || n || case when n % 20 = 0 then ' lantern' else '' end || case when n % 900 = 0 then ' comet' else '' end,
      to_timestamp(${nowMs / 1000}::float8) - interval '1 hour' * (3000 - n)
    from chats c, generate_series(1, 2999) n where c.team_id = ${teamId}`);
  await db.execute(
    sql`update chats set last_position = 3000, last_message_at = to_timestamp(${nowMs / 1000}::float8) where team_id = ${teamId}`,
  );
  const all = async (asked: Asked) => {
    const found: number[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await desk.done(anna, "findMessages", { ...asked, ...(cursor !== undefined && { cursor }) });
      found.push(...page.messages.map(({ position }) => position - 1));
      if (page.nextCursor === null) return found;
      cursor = page.nextCursor;
    }
  };
  const every = (step: number) =>
    Array.from({ length: Math.floor(2999 / step) }, (_, at) => (at + 1) * step).toReversed();
  expect(await all({ words: "lantern" })).toEqual(every(20));
  expect(await all({ words: "comets", authorId: idOf(anna) })).toEqual(every(900));
  expect(await all({ words: "lantern -comet" })).toEqual(every(20).filter((each) => each % 900 !== 0));
});
