import { OUTBOX_PATH, Outbox } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { rawRequest } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(atrium.port, path, { headers });

test("whoever sits at the computer reads its outbox and empties it", async () => {
  expect(await get("/dev/mail")).toMatchObject({ status: 200 });
  const answer = await get(OUTBOX_PATH);
  expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
  expect(Outbox.parse(JSON.parse(answer.text))).toEqual({ mails: [] });
  expect(await rawRequest(atrium.port, OUTBOX_PATH, { method: "DELETE" })).toMatchObject({ status: 204 });
});

test("through a proxy, from wherever that may be, there is no outbox", async () => {
  for (const headers of [{ "x-forwarded-for": "127.0.0.1" }, { forwarded: "for=127.0.0.1" }]) {
    expect(await get("/dev/mail", headers)).toMatchObject({ status: 404 });
    expect(await get(OUTBOX_PATH, headers)).toMatchObject({ status: 404 });
    const emptied = await rawRequest(atrium.port, OUTBOX_PATH, { method: "DELETE", headers });
    expect(emptied).toMatchObject({ status: 404 });
  }
});

/** How a program with these settings answers requests from its own computer. */
async function answersWith(settings: Readonly<Record<string, string>>): Promise<number[]> {
  const other = await startTestAtrium({ databaseUrl: database.url, settings });
  try {
    const emptying = rawRequest(other.port, OUTBOX_PATH, { method: "DELETE" });
    const reading = ["/dev/mail", OUTBOX_PATH].map((path) => rawRequest(other.port, path));
    return (await Promise.all([...reading, emptying])).map(({ status }) => status);
  } finally {
    await other.stop();
  }
}

test("with a mail server there is no outbox, not even at the computer itself", async () => {
  expect(await answersWith({ SMTP_URL: "smtp://127.0.0.1:9" })).toEqual([404, 404, 404]);
});

test("a site that is reached from outside has no outbox, not even at the computer itself", async () => {
  const outside = {
    PUBLIC_URL: "https://meet.example.test",
    SERVER_SECRET: "a-secret-of-at-least-32-characters-for-tests",
    MEDIA_ADDRESSES: "192.0.2.1",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  expect(await answersWith(outside)).toEqual([404, 404, 404]);
});
