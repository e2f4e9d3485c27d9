import { must, newId, OWN_DATA_PARTS } from "@atrium/contract";
import type { ChatClientId, OwnDataPart } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import type { TestBrowser } from "@atrium/testkit/testBrowser";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

/** Somebody with their own team who writes in its chat. */
async function aWriter(teamName: string) {
  const browser = createTestBrowser({ port: atrium.port });
  const email = `${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "x")}@example.org`;
  const { authKey } = must((await browser.call("registerAccount", { email })).value, "asked");
  const shown = must(
    atrium.codes.findLast((each) => each.email === email),
    "the code",
  );
  await browser.call("authAccountByMagicLink2", { authKey, code: shown.code });
  const { id: teamId } = must((await browser.call("createTeam", { name: teamName })).value, "a team");
  const write = async (content: string) => {
    const said = { teamId, clientId: newId<ChatClientId>(), content };
    return must((await browser.call("postTeamChatMessage", said)).value, "written").messageId;
  };
  return { browser, email, teamId, write };
}

async function readAll(browser: TestBrowser, part: OwnDataPart) {
  const items: Record<string, unknown>[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const answer = await browser.call("getOwnDataPage", { part, ...(cursor !== undefined && { cursor }) });
    const page = must(answer.value, "a page");
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

test("one gets everything of one's own, and nothing that another wrote or that lets anybody in", async () => {
  const [ada, bob] = [await aWriter("Crew"), await aWriter("Others")];
  await bob.write("Bob's own words");
  for (let index = 0; index < 3; index++) await ada.write(`Ada's words ${index}`);
  const messageId = await ada.write("What is taken back");
  await ada.browser.call("deleteTeamChatMessage", { teamId: ada.teamId, messageId });
  const found = new Map<OwnDataPart, Record<string, unknown>[]>();
  for (const part of OWN_DATA_PARTS) found.set(part, await readAll(ada.browser, part));
  expect(
    found
      .get("messages")
      ?.map(({ content }) => String(content))
      .toSorted(),
  ).toEqual(["Ada's words 0", "Ada's words 1", "Ada's words 2"]);
  expect(found.get("teams")).toMatchObject([{ teamId: ada.teamId, name: "Crew", role: "ADMIN" }]);
  expect(found.get("profile")).toMatchObject([{ email: ada.email }]);
  expect(found.get("sessions")).toMatchObject([{ country: null, isStrange: false, provenAt: expect.any(String) }]);
  const text = JSON.stringify([...found]);
  expect(text).not.toContain("Bob's own words");
  expect(text).not.toMatch(/hash|sealed/i);
});

test("more than a page comes in pages, each thing once", async () => {
  const { browser, write } = await aWriter("Talkers");
  const messageId = await write("The first");
  await database.db.execute(sql`
    insert into chat_messages (id, chat_id, position, revision, client_id, author_id, content, created_at)
    select 'copy' || lpad(n::text, 17, '0'), first.chat_id, n + 1, n + 1, 'copy' || n, first.author_id, 'Copy ' || n, now()
    from chat_messages first, generate_series(1, 1200) n where first.id = ${messageId}`);
  const messages = await readAll(browser, "messages");
  expect(messages).toHaveLength(1201);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1201);
});

test("without a session there is nothing to read", async () => {
  const stranger = createTestBrowser({ port: atrium.port });
  expect((await stranger.call("getOwnDataPage", { part: "profile" })).code).toBe("unauthorized");
});
