// A server with the part of Slack that the program uses, over the same protocol: a consent page, single-use codes,
// PKCE, tokens with scopes, the methods of the Web API with their errors. The program's own client talks to it.
import { must } from "@atrium/contract";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { SlackWorld } from "./slackWorld.ts";
import type { SlackPerson } from "./slackWorld.ts";

export type { FakeChannel, FakeWorkspace, PostedMessage, SlackPerson } from "./slackWorld.ts";

type Failure = "error" | "reset" | "limited";

export interface FakeSlack {
  url: string;
  /** Settings with which a program uses this server. */
  settings: Readonly<Record<string, string>>;
  world: SlackWorld;
  /** A user consents on the linked page; returns what the browser brings back. */
  agree(link: string, person: SlackPerson): Promise<{ code: string; state: string }>;
  /** How the program's next requests fail. */
  failNext(how: Failure, times?: number): void;
  /** What happens while the next request for a method waits for its answer. */
  meanwhile(method: string, act: () => unknown): void;
  /** How long rate-limited callers are told to wait. */
  limitedForMs: number;
  /** The methods called so far. */
  requests: readonly string[];
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

const [CLIENT_ID, CLIENT_SECRET] = ["4242424242.9797979797", "slack-atrium-test"];
const API = "/api/";

export async function startFakeSlack(): Promise<FakeSlack> {
  const world = new SlackWorld();
  const requests: string[] = [];
  const failures: Failure[] = [];
  const acts = new Map<string, () => unknown>();
  let [url, agreeing]: [string, SlackPerson | null] = ["", null];

  const authorize = ({ searchParams: asked }: URL): Reply => {
    const of = (name: string) => asked.get(name) ?? "";
    const isRight = of("client_id") === CLIENT_ID && of("code_challenge_method") === "S256" && of("state") !== "";
    if (!isRight || agreeing === null) return { status: 400, body: "invalid_request" };
    // `team` only suggests a workspace: the user may choose another.
    const [redirectUri, challenge] = [of("redirect_uri"), of("code_challenge")];
    const scopes = { scope: of("scope"), userScope: of("user_scope") };
    const code = world.grant({ person: agreeing, redirectUri, challenge, ...scopes });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: of("state") }).toString();
    return { status: 302, body: "", headers: { location: back.href } };
  };
  const answer = ({ url: path = "/", headers }: IncomingMessage, body: string): Reply => {
    const at = new URL(path, url);
    if (at.pathname === "/oauth/v2/authorize") return authorize(at);
    const method = at.pathname.slice(API.length);
    requests.push(method);
    const form = new URLSearchParams(body);
    const { authorization = "" } = headers;
    if (method !== "oauth.v2.access")
      return { status: 200, body: world.call(method, authorization.replace(/^Bearer /, ""), form) };
    const client = Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString("base64");
    const isOurs = authorization === `Basic ${client}`;
    return { status: 200, body: isOurs ? world.redeem(form) : { ok: false, error: "bad_client_secret" } };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const failure = request.method === "POST" ? failures.shift() : undefined;
      if (failure === "reset") return request.socket.destroy();
      const method = request.url?.slice(API.length) ?? "";
      const act = acts.get(method);
      acts.delete(method);
      await act?.();
      const { status, body, headers } =
        failure === undefined ? answer(request, Buffer.concat(chunks).toString()) : FAILED[failure];
      return response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: { SLACK_CLIENT_ID: CLIENT_ID, SLACK_CLIENT_SECRET: CLIENT_SECRET, SLACK_URL: url },
    world,
    requests,
    limitedForMs: LIMITED_FOR_S * 1000,
    async agree(link, person) {
      agreeing = person;
      const answered = await fetch(link, { redirect: "manual" });
      const back = new URL(must(answered.headers.get("location"), "Slack sends the browser back"));
      const of = (name: string) => must(back.searchParams.get(name), name);
      return { code: of("code"), state: of("state") };
    },
    failNext: (how, times = 1) => void failures.push(...Array<Failure>(times).fill(how)),
    meanwhile: (method, act) => void acts.set(method, act),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const LIMITED_FOR_S = 30;
const FAILED: Readonly<Record<Exclude<Failure, "reset">, Reply>> = {
  error: { status: 503, body: { ok: false, error: "service_unavailable" } },
  limited: {
    status: 429,
    body: { ok: false, error: "ratelimited" },
    headers: { "retry-after": String(LIMITED_FOR_S) },
  },
};
