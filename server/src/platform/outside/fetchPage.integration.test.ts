import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { fetchPage } from "./fetchPage.ts";

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real server on loopback that only these tests may reach. */
async function serve(answer: RequestListener): Promise<{ port: number; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, asked };
}
const html =
  (body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location, "content-type": "text/html" }).end("elsewhere");

const LOOPBACK = ["127.0.0.1"];
const here = {
  addresses: async () => LOOPBACK,
  mayReach: ({ address }: { address: string }) => address === "127.0.0.1",
};
const text = (fetched: Awaited<ReturnType<typeof fetchPage>>) =>
  typeof fetched === "string" ? fetched : new TextDecoder().decode(fetched.body);

test("a page is read as its server gives it, by its name, without cookies or where the question comes from", async () => {
  const { port, asked } = await serve(html("<title>Hello</title>"));
  const url = `http://page.example:${port}/a?b=c#d`;
  expect(text(await fetchPage(here, url))).toBe("<title>Hello</title>");
  expect(asked[0]).toMatchObject({ method: "GET", url: "/a?b=c", headers: { host: `page.example:${port}` } });
  for (const header of ["cookie", "referer", "authorization"]) expect(asked[0]?.headers).not.toHaveProperty(header);
});

test("nothing but public addresses is connected to, though a name leads to one of each", async () => {
  const { port, asked } = await serve(html("secret"));
  for (const addresses of [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::1"], ["169.254.169.254"], []])
    expect(await fetchPage({ addresses: async () => addresses }, `http://page.example:${port}/`)).toBe("none");
  expect(asked).toEqual([]);
});

test("a public address is not asked at other ports than those of the web", async () => {
  const reached: number[] = [];
  const mayReach = ({ port }: { port: number }) => (reached.push(port), false);
  const needs = { addresses: async () => ["93.184.215.14"] };
  for (const url of ["http://page.example/", "https://page.example/", "https://page.example:6379/"])
    await fetchPage({ ...needs, mayReach }, url);
  expect(reached).toEqual([80, 443, 6379]);
  expect(await fetchPage(needs, "http://page.example:6379/")).toBe("none");
});

test("addresses in numbers, names without a dot, other schemes and names with passwords are not asked for", async () => {
  const { port, asked } = await serve(html("secret"));
  const names: string[] = [];
  const addresses = async (name: string) => (names.push(name), LOOPBACK);
  for (const url of [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://localhost:${port}/`,
    `http://user:word@page.example:${port}/`,
    `ftp://page.example:${port}/`,
    "file:///etc/passwd",
    `http://page.example:${port}/${"x".repeat(2000)}`,
    "no address",
  ])
    expect(await fetchPage({ ...here, addresses }, url)).toBe("none");
  expect([names, asked]).toEqual([[], []]);
});

test("a name that answers otherwise the second time is connected to where it was looked at", async () => {
  const first = await serve(html("as it was looked at"));
  let questions = 0;
  const addresses = async () => (questions++ === 0 ? LOOPBACK : ["127.0.0.2"]);
  const fetched = await fetchPage({ ...here, addresses }, `http://page.example:${first.port}/`);
  expect([text(fetched), questions]).toEqual(["as it was looked at", 1]);
});

test("each redirect is looked at anew: three are followed, not into what may not be reached, nor to other schemes", async () => {
  const last = await serve(html("the end"));
  const inside = await serve(html("secret"));
  const hops =
    (count: number): RequestListener =>
    (request, response) => {
      const step = Number(request.url?.slice(1));
      redirect(step < count ? `/${step + 1}` : `http://last.example:${last.port}/`)(request, response);
    };
  const three = await serve(hops(2));
  expect(text(await fetchPage(here, `http://page.example:${three.port}/0`))).toBe("the end");
  const four = await serve(hops(3));
  expect(await fetchPage(here, `http://page.example:${four.port}/0`)).toBe("none");
  const addresses = async (name: string) => (name === "inside.example" ? ["127.0.0.9"] : LOOPBACK);
  for (const location of [
    `http://inside.example:${inside.port}/`,
    `http://127.0.0.1:${inside.port}/`,
    "file:///etc/passwd",
  ]) {
    const from = await serve(redirect(location));
    expect(await fetchPage({ ...here, addresses }, `http://page.example:${from.port}/`)).toBe("none");
  }
  expect(inside.asked).toEqual([]);
});

test("of an endless page only the beginning is read", async () => {
  const { port } = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const more = () => {
      while (response.write("x".repeat(16_384)));
    };
    response.on("drain", more);
    more();
  });
  expect(text(await fetchPage(here, `http://page.example:${port}/`))).toHaveLength(256 * 1024);
});

test("what is no page, or packed though asked not to be, or not there is none", async () => {
  const answers: [number, Record<string, string>][] = [
    [200, { "content-type": "application/json" }],
    [200, { "content-type": "text/html5" }],
    [200, {}],
    [200, { "content-type": "text/html", "content-encoding": "gzip" }],
    [404, { "content-type": "text/html" }],
    [302, { "content-type": "text/html" }],
  ];
  for (const [status, headers] of answers) {
    const { port } = await serve((_request, response) => void response.writeHead(status, headers).end("x"));
    expect(await fetchPage(here, `http://page.example:${port}/`)).toBe("none");
  }
});

test("a page that never comes is given up after five seconds, and so is a name server that is silent", async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const silent = await serve(() => undefined);
  const drips = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => response.write("x"), 100);
    response.on("close", () => clearInterval(timer));
  });
  const fetched = Promise.all([
    fetchPage(here, `http://page.example:${silent.port}/`),
    fetchPage(here, `http://page.example:${drips.port}/`),
    fetchPage({ ...here, addresses: () => new Promise(() => undefined) }, "http://page.example/"),
  ]);
  await expect.poll(() => [silent.asked.length, drips.asked.length]).toEqual([1, 1]);
  expect(timeout.mock.calls).toEqual([[5000], [5000], [5000]]);
  time.abort();
  expect(await fetched).toEqual(["none", "none", "none"]);
});

test("that a name server did not answer is told apart from there being nothing", async () => {
  expect(await fetchPage({ addresses: async () => null }, "http://page.example/")).toBe("noAnswer");
});
