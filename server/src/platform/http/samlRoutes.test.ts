import { newId } from "@atrium/contract";
import fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { addSamlRoutes } from "./samlRoutes.ts";
import type { SamlNeeds } from "./samlRoutes.ts";

const opened: { close(): PromiseLike<unknown> }[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

async function start(taken: ReturnType<SamlNeeds["api"]["limiter"]["take"]> = { ok: true }) {
  const app = fastify();
  opened.push(app);
  const saml = { answer: vi.fn(async () => "/in"), metadata: vi.fn(async () => "<xml/>") };
  const api = { limiter: { take: () => taken }, callers: { clientAddress: () => "203.0.113.7" } };
  await addSamlRoutes(app, { saml, api } as unknown as SamlNeeds);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return {
    saml,
    post: (id: string) =>
      app.inject({ method: "POST", url: `/saml/${id}/acs`, headers: form, payload: "SAMLResponse=eA" }),
    load: (id: string) => app.inject({ method: "GET", url: `/saml/${id}/metadata` }),
  };
}

test.each(["%00", "kite", "a".repeat(22)])("no team is looked for whose id cannot be one: %s", async (id) => {
  const { saml, post, load } = await start();
  const posted = await post(id);
  expect([posted.statusCode, posted.headers.location]).toEqual([303, "/integrations/saml-sign-in?refused=1"]);
  expect((await load(id)).statusCode).toBe(404);
  expect([...saml.answer.mock.calls, ...saml.metadata.mock.calls]).toEqual([]);
});

test("whoever sends too much is told when to come again, at either door", async () => {
  const { saml, post, load } = await start({ ok: false, retryAfterMs: 1500 });
  for (const { statusCode, headers } of [await post(newId()), await load(newId())])
    expect([statusCode, Number(headers["retry-after"])]).toEqual([429, 2]);
  expect([...saml.answer.mock.calls, ...saml.metadata.mock.calls]).toEqual([]);
});

test("a team's answers and description come through", async () => {
  const { post, load } = await start();
  expect((await post(newId())).headers.location).toBe("/in");
  expect((await load(newId())).body).toBe("<xml/>");
});
