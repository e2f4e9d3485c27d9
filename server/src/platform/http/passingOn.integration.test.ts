import { rawRequest } from "@atrium/testkit/rawRequest";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { forwardCall } from "./forwardCall.ts";
import { addMediaRoutes } from "./mediaRelay.ts";

const open: { close(): unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

/** URL of a local server with this handler. */
async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  open.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** A server that answers with the request it got. */
const anEcho = (name: string) =>
  aServer((request, response) => response.end(`${name}: ${request.method ?? ""} ${request.url ?? ""}`));
async function portOf(app: FastifyInstance): Promise<number> {
  open.push(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}
function mediaApp(target: string): FastifyInstance {
  const app = fastify();
  addMediaRoutes(app, { mediaSignalUrl: async () => target, maySignal: () => true });
  return app;
}

test("the question about a token goes to the media server with its query, whatever host the request line names", async () => {
  const port = await portOf(mediaApp(await anEcho("media")));
  const stranger = await anEcho("stranger");
  expect((await rawRequest(port, "/rtc/validate?a=b&c=%20")).text).toBe("media: GET /rtc/validate?a=b&c=%20");
  expect((await rawRequest(port, `${stranger}/rtc/v1/validate?a=b`)).text).toBe("media: GET /rtc/v1/validate?a=b");
});

test("an answer about a token that is far too long is none", async () => {
  const chatty = await aServer((_request, response) => response.end("x".repeat(5000)));
  expect(await rawRequest(await portOf(mediaApp(chatty)), "/rtc/validate")).toMatchObject({ status: 502 });
});

test("a call goes to the node that holds its space, whatever host the request line names", async () => {
  const node = await anEcho("node");
  const app = fastify();
  app.put("/api/*", async (request, reply) => {
    await forwardCall(node, request, reply);
    return reply;
  });
  const [port, stranger] = [await portOf(app), await anEcho("stranger")];
  const call = { method: "PUT", headers: { "content-type": "application/json" }, body: "{}" };
  for (const path of ["/api/updateRoom", `${stranger}/api/updateRoom`, "/api/updateRoom?x=y"])
    expect((await rawRequest(port, path, call)).text).toBe("node: PUT /api/updateRoom");
});
