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
