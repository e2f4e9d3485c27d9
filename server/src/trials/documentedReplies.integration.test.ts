import { operations } from "@atrium/contract";
import type { Operation } from "@atrium/contract";
import { createTestDatabase } from "@atrium/testkit/database";
import { rawRequest } from "@atrium/testkit/rawRequest";
import type { RawAnswer } from "@atrium/testkit/rawRequest";
import { startTestAtrium } from "@atrium/testkit/startTestAtrium";
import { createTestBrowser } from "@atrium/testkit/testBrowser";
import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";

// What a fuzzer that only knows docs/reference/openapi.json would try: every reply must be a documented one.
const page = JSON.parse(readFileSync(new URL("../../../docs/reference/openapi.json", import.meta.url), "utf8")) as Page;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(page, "page");

interface Page {
  paths: Record<string, { put: { responses: Record<string, { $ref?: string }> } }>;
}

const database = await createTestDatabase();
const atrium = await startTestAtrium({ databaseUrl: database.url });
afterAll(async () => {
  await atrium.stop();
  await database.close();
});

const origin = `http://127.0.0.1:${atrium.port}`;
const guest = createTestBrowser({ port: atrium.port });
await guest.call("registerUnverifiedAccount", { name: "Ada" });
const cookies = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const names = Object.values<Operation>(operations).filter(({ transport }) => transport !== "live");
let requests = 0;

test.each(names.map(({ name }) => name))("%s answers everything as its page says", async (name) => {
  for (const cookie of ["", cookies]) {
    for (const body of oddBodies(name)) expectDocumented(name, await send(name, { cookie, body }));
  }
});

test("requests that are no calls get what the page says too", async () => {
  const [{ name } = { name: "" }] = names;
  const json = { "content-type": "application/json" };
  const wrong: [status: number, headers: Record<string, string>, body: string][] = [
    [400, { ...json, origin }, "{}"],
    [400, { ...json, origin, "x-request-id": "short" }, "{}"],
    [400, { ...json, origin, "x-request-id": "long-enough" }, "no JSON"],
    [403, { ...json, "x-request-id": "long-enough" }, "{}"],
    [403, { ...json, origin: "https://other.example", "x-request-id": "long-enough" }, "{}"],
    [404, { ...json, origin, host: "other.example", "x-request-id": "long-enough" }, "{}"],
    [413, { ...json, origin, "x-request-id": "long-enough" }, JSON.stringify("x".repeat(300_000))],
    [415, { origin, "content-type": "text/plain", "x-request-id": "long-enough" }, "{}"],
  ];
  for (const [status, headers, body] of wrong) {
    // On a fast machine the earlier tries have used up an address's limit for ten seconds.
    await expect
      .poll(async () => {
        const answer = await rawRequest(atrium.port, `/api/${name}`, { method: "PUT", headers, body });
        expectDocumented(name, answer);
        return answer.status;
      })
      .toBe(status);
  }
});

function send(name: string, { cookie, body }: { cookie: string; body: string }): Promise<RawAnswer> {
  requests += 1;
  const headers = { origin, cookie, "content-type": "application/json", "x-request-id": `documented-${requests}` };
  return rawRequest(atrium.port, `/api/${name}`, { method: "PUT", headers, body });
}

/** An empty body, everything of the wrong type, and each field valid on its own. */
function oddBodies(name: string): string[] {
  const schema = inputOf(name);
  const right = sampleOf(schema) as Record<string, unknown>;
  const without = Object.keys(right).map((key) => ({ ...right, [key]: undefined }));
  const wrong = Object.keys(right).flatMap((key) =>
    [7, null, [], "\u0000", "x".repeat(2000)].map((v) => ({ ...right, [key]: v })),
  );
  return [{}, [], null, "text", { more: 1 }, right, ...without, ...wrong].map((body) => JSON.stringify(body));
}

type Schema = Record<string, unknown> & { pattern?: string };
const inputOf = (name: string): Schema => {
  const found = ajv.getSchema(`page#/paths/~1api~1${name}/put/requestBody/content/application~1json/schema`)?.schema;
  return found as Schema;
};

/** The simplest value that an input schema accepts. */
function sampleOf(schema: Schema): unknown {
  const { type, properties, anyOf, const: only, enum: oneOf, pattern, minLength = 0 } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(oneOf)) return oneOf[0];
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0] as Schema);
  if (type === "object")
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, inner]) => [key, sampleOf(inner as Schema)]));
  if (type === "string")
    return pattern === undefined ? "a".repeat(Math.max(3, Number(minLength))) : "A".repeat(lengthIn(pattern));
  if (type === "array") return [];
  return type === "boolean" ? true : 1;
}

const lengthIn = (pattern: string): number => Number(/\{(\d+)/.exec(pattern)?.[1] ?? 1);

function expectDocumented(name: string, answer: RawAnswer): void {
  const documented = page.paths[`/api/${name}`]?.put.responses[answer.status];
  expect(documented, `${name} answers ${answer.status}: ${answer.text}`).toBeDefined();
  const place = documented?.$ref?.slice(1) ?? `/paths/~1api~1${name}/put/responses/${answer.status}`;
  const isAsSaid = ajv.getSchema(`page#${place}/content/application~1json/schema`);
  if (isAsSaid === undefined) throw new Error(`The page has no schema for ${name} ${answer.status}`);
  const body: unknown = JSON.parse(answer.text);
  expect(isAsSaid(body), `${name} answers ${answer.text}: ${ajv.errorsText(isAsSaid.errors)}`).toBe(true);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
}
