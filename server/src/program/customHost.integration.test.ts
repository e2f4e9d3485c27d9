import { DEMO_SPACE_SLUG, must, newId } from "@atrium/contract";
import type { ChatClientId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { createTestDatabase } from "@atrium/testkit/database";
import { connectLive } from "@atrium/testkit/liveClient";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accounts } from "../account/index.ts";
import { topic } from "../platform/bus.ts";
import { findSpaceBySlug } from "../space/index.ts";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const { port, db } = atrium;
const DOMAIN = "rooms.kite.studio";
const host = `${DOMAIN}:${port}`;
const get = (path: string, at = host) => rawRequest(port, path, { headers: { host: at } });
const put = (origin: string, at = host) =>
  rawRequest(port, "/api/registerUnverifiedAccount", {
    method: "PUT",
    headers: { host: at, origin, "content-type": "application/json", "x-request-id": newId() },
    body: JSON.stringify({ name: "Ada" }),
  });
/** Announces a change, and waits until the host answers with this status. */
async function answers(status: number): Promise<void> {
  atrium.bus.publish(topic("domainsChanged"), {});
  await vi.waitUntil(async () => (await get("/")).status === status, { timeout: 10_000 });
}
const asked = async (name: string) => {
  const watch = new URL(atrium.privateUrl);
  return (await rawRequest(Number(watch.port), `/hosts?domain=${name}`)).status;
};

beforeAll(async () => {
  expect((await get("/")).status).toBe(404);
  const { id } = must(await findSpaceBySlug(db, DEMO_SPACE_SLUG), "the demo space is there");
  const proven = sql`insert into space_domains
    (space_id, domain, token, target, set_at, texts, aliases, leads_here, proven_at)
    values (${id}, ${DOMAIN}, 'a-token', 'localhost', now(), '[]', '[]', true, now())`;
  await db.execute(proven);
  await answers(200);
});

test("the space's own domain has its pages and no others", async () => {
  for (const path of ["/", "/login", "/logout", "/guest-invite/x", "/magiclink/a/b"])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  for (const path of [
    "/dashboard",
    `/s/${DEMO_SPACE_SLUG}`,
    "/login/x",
    "/invite/m/x",
    "/member-invite/x",
    "/change-email/a/b",
    "/try",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get("/", `www.${host}`)).status).toBe(200);
  expect((await get("/", `x.${host}`)).status).toBe(404);
});

test("its sessions are its own: calls come from its pages alone, and no cookie is meant for other hosts", async () => {
  const opened = await put(`http://${host}`);
  expect(opened).toMatchObject({ status: 200 });
  expect(opened.text).toContain('"success"');
  const cookies = opened.headers["set-cookie"] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.join(" ")).not.toMatch(/domain=/i);
  const here = `http://localhost:${port}`;
  expect((await put(here)).status).toBe(403);
  expect((await put(`http://${host}`, `localhost:${port}`)).status).toBe(403);
});

test("a proxy learns for which names it may get a certificate", async () => {
  expect(await Promise.all([DOMAIN, DOMAIN.toUpperCase(), "evil.example", ""].map(asked))).toEqual([
    200, 200, 404, 404,
  ]);
});

test("a domain that no longer leads here is as unknown as any other", async () => {
  await db.execute(sql`update space_domains set proven_at = null where domain = ${DOMAIN}`);
  await answers(404);
  const refused = await get("/");
  expect(refused.headers["set-cookie"]).toBeUndefined();
  expect(await asked(DOMAIN)).toBe(404);
  await db.execute(sql`update space_domains set proven_at = now() where domain = ${DOMAIN}`);
  await answers(200);
});

test("a session of the domain reaches no further than its space, whoever carries its cookie", async () => {
  const { id: spaceId } = must(await findSpaceBySlug(db, DEMO_SPACE_SLUG), "the demo space is there");
  const newcomer = createTestBrowser({ port, origin: `http://${host}` });
  const name = "Ada Domain";
  expect((await newcomer.call("registerUnverifiedAccount", { name })).code).toBe("success");
  const [account] = await db.select({ accountId: accounts.id }).from(accounts).where(eq(accounts.name, name));
  const eve = createTestBrowser({ port });
  const other = must((await eve.call("tryForFree", { teamName: "Crew", spaceName: "Home" })).value, "it is theirs");
  const arrange = createArrange(db);
  await arrange.joinTeam(must(account, "it is theirs"), other.teamId, "MEMBER");

  expect((await newcomer.call("canJoinSpace", { spaceId })).value).toMatchObject({ state: "open" });
  expect((await newcomer.call("getSpace", { spaceId })).code).toBe("success");
  const same = createTestBrowser({ port, origin: `http://www.${host}`, cookies: newcomer.cookies });
  expect((await same.call("getSpace", { spaceId })).code).toBe("success");

  // Sent to that host, the cookie identifies the account in that space.
  const { teamId } = other;
  expect((await newcomer.call("getSpace", { spaceId: other.spaceId })).code).toBe("spaceNotFound");
  expect((await newcomer.call("listRooms", { spaceId: other.spaceId })).code).toBe("spaceNotFound");
  const beyond = await Promise.all([
    newcomer.call("canJoinSpace", { spaceId: other.spaceId }),
    newcomer.call("listAccountTeams", {}),
    newcomer.call("listAccountSessions", {}),
    newcomer.call("createTemporaryAuthLink", {}),
    newcomer.call("getDirectMessageChatsPage", {}),
    newcomer.call("getTeam", { teamId }),
    newcomer.call("leaveAccountFromTeam", { teamId }),
    newcomer.call("deleteAccount", {}),
  ]);
  expect(beyond.map(({ code }) => code)).toEqual(beyond.map(() => "forbidden"));

  // Search covers the space only: what the account may read elsewhere is not found.
  const said = { teamId, clientId: newId<ChatClientId>(), content: "A plan for the garden" };
  expect((await eve.call("postTeamChatMessage", said)).code).toBe("success");
  await arrange.joinSpace(must(account, "it is theirs"), spaceId, "SPACE_MODERATOR");
  const door = must((await newcomer.call("canJoinSpace", { spaceId })).value, "answered");
  if (door.state === "closed") throw new Error(`The door is closed: ${door.closeCode}`);
  const live = await connectLive({ url: atrium.url, ticket: door.ticket });
  const here = await newcomer.call("findMessagesInSpace", { spaceId, words: "garden" });
  expect(here).toMatchObject({ code: "success", value: { messages: [] } });
  live.close();

  // At the installation's own host the cookie identifies nobody, and a code requested here opens nothing there.
  const elsewhere = createTestBrowser({ port, cookies: newcomer.cookies });
  expect((await elsewhere.call("getSpace", { spaceId })).code).toBe("unauthorized");
  expect((await elsewhere.call("getAccountProfile", {})).value).toEqual({ account: null });
});

test("a code that was asked for at the domain opens nothing elsewhere, with the link of its mail neither", async () => {
  const newcomer = createTestBrowser({ port, origin: `http://${host}` });
  const asked = await newcomer.call("registerAccount2", { email: "ada@example.org" });
  const { authKey } = must(asked.value, "a code is sent");
  const { link: url } = must(atrium.codes.at(-1), "it is shown");
  expect(url).toMatch(`http://${host}/magiclink/`);
  const link = must(url.split("/").at(-1), "it ends with what opens it");
  const elsewhere = createTestBrowser({ port, cookies: newcomer.cookies });
  expect((await elsewhere.call("authAccountByMagicLink2", { authKey, code: link })).code).toBe("magicLinkNotFound");
  expect((await newcomer.call("authAccountByMagicLink2", { authKey, code: link })).code).toBe("success");
  expect((await newcomer.call("listAccountTeams", {})).code).toBe("forbidden");
});
