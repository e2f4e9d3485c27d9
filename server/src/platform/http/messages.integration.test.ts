import { createTestDatabase } from "@atrium/testkit/database";
import { startFakeStripe } from "@atrium/testkit/fakeStripe";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { afterAll, expect, test } from "vitest";

const database = await createTestDatabase();
const stripe = await startFakeStripe();
const atrium = await startTestAtrium({
  databaseUrl: database.url,
  settings: {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  },
});
const unsold = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await unsold.stop();
  await stripe.stop();
  await database.close();
});

function send(url: string, { body, signature }: { body: string; signature: string }, type = "application/json") {
  const headers = { "content-type": type, "stripe-signature": signature };
  return fetch(`${url}/webhooks/stripe`, { method: "POST", headers, body });
}

const customer = stripe.ask("POST", "/v1/customers", { name: "Somebody" });
/** A message about a customer that is no team of ours. */
const message = (id: string) =>
  stripe.signed({ body: JSON.stringify({ id, object: "event", type: "x.y", data: { object: customer } }) });

test("a message is taken as it was signed, whatever its type is called", async () => {
  expect((await send(atrium.url, message("evt_1"))).status).toBe(200);
  expect((await send(atrium.url, message("evt_2"), "application/json; charset=utf-8")).status).toBe(200);
});

test("what is not from there is refused and says nothing", async () => {
  const answer = await send(atrium.url, { ...message("evt_3"), signature: "t=1,v1=00" });
  expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([400, "{}", "no-store"]);
  expect((await fetch(`${atrium.url}/webhooks/stripe`, { method: "POST" })).status).toBe(400);
});

test("a fault of ours is answered so that the message comes again", async () => {
  stripe.failNext("error");
  expect((await send(atrium.url, message("evt_4"))).status).toBe(500);
  expect((await send(atrium.url, message("evt_4"))).status).toBe(200);
});

test("where nothing is sold no messages are taken", async () => {
  expect((await send(unsold.url, message("evt_5"))).status).toBe(404);
});
