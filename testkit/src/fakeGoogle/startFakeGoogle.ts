// A server with the part of Google that the program uses, over the same protocol: discovery, a consent page, single-use
// codes, PKCE, tokens signed with a published key, refresh tokens that last until revoked, calendars. The program's own
// client talks to it, and a test can make it lie.
import { must } from "@atrium/contract";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createFakeCalendars, refusedBy } from "./fakeCalendars.ts";
import type { FakeCalendars } from "./fakeCalendars.ts";
import { createFakeGrants } from "./fakeGrants.ts";
import type { GooglePerson } from "./googlePerson.ts";
import { createSigner } from "./signer.ts";
import type { Lie } from "./signer.ts";

export type { GooglePerson } from "./googlePerson.ts";

/** A server error, a dropped connection, no answer at all, or a rate limit: of the API, or of the token endpoint. */
type Failure = "error" | "reset" | "silence" | "limit" | "busy";

export interface FakeGoogle {
  url: string;
  clientSecret: string;
  /** Settings with which a program uses this server. */
  settings: Readonly<Record<string, string>>;
  /** A person consents on the linked page, to all scopes or `only` to these; returns what the browser brings back. */
  agree(link: string, person: GooglePerson, only?: string): Promise<{ code: string; state: string }>;
  /** Makes the next token wrong in this way. */
  lie(how: Lie): void;
  /** Redeems a code as its thief would, without the verifier. */
  redeem(form: Readonly<Record<string, string>>): Promise<number>;
  /** How the next requests fail. */
  failNext(how: Failure, times?: number): void;
  /** From now on requests for this person fail. */
  leaveAlone(sub: string): void;
  calendars: FakeCalendars;
  /** A person's refresh tokens. */
  permissionsOf(sub: string): readonly string[];
  /** A person revokes their grants on Google's own page. */
  endPermissions(sub: string): void;
  /** Expires all access tokens. */
  expireAccess(): void;
  /** Method and path of each request so far. */
  requests: readonly string[];
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: unknown;
  location?: string;
}

const [CLIENT_ID, CLIENT_SECRET] = ["atrium.apps.googleusercontent.test", "GOCSPX-atrium-test"];

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const signer = createSigner();
  const calendars = createFakeCalendars();
  const requests: string[] = [];
  const failures: Failure[] = [];
  const alone = new Set<string>();
  let [lie, url, agreeing]: [Lie, string, { person: GooglePerson; only: string | null } | null] = [{}, "", null];
  const grants = createFakeGrants(({ person, nonce }) => {
    const atS = Math.floor(Date.now() / 1000);
    const told = signer.sign({ iss: url, aud: CLIENT_ID, iat: atS, exp: atS + 3600, nonce, ...person }, lie);
    lie = {};
    return told;
  });

  const authorize = ({ searchParams: asked }: URL): Reply => {
    const isRight = asked.get("response_type") === "code" && asked.get("client_id") === CLIENT_ID;
    const code = isRight && agreeing !== null ? grants.agree(asked, agreeing.person, agreeing.only) : null;
    if (code === null) return { status: 400, body: { error: "invalid_request" } };
    const back = new URL(asked.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
    return { status: 302, body: {}, location: back.href };
  };
  const unlessAlone = (sub: string | null, reply: () => Reply): Reply =>
    sub !== null && alone.has(sub) ? FAILED.error : reply();
  const token = (form: URLSearchParams): Reply =>
    form.get("client_id") === CLIENT_ID && form.get("client_secret") === CLIENT_SECRET
      ? unlessAlone(grants.whoseIs(form), () => grants.token(form))
      : { status: 401, body: { error: "invalid_client" } };
  const events = (at: URL, authorization: string | undefined): Reply => {
    const reader = grants.readerOf(authorization);
    if (reader === null) return refusedBy(401, "authError");
    if (!reader.mayRead) return refusedBy(403, "insufficientPermissions");
    return unlessAlone(reader.sub, () => calendars.answer(reader.sub, at.searchParams));
  };
  const answer = (request: IncomingMessage, body: string): Reply => {
    const at = new URL(request.url ?? "/", url);
    if (at.pathname === "/.well-known/openid-configuration") return { status: 200, body: discoveryOf(url) };
    if (at.pathname === "/jwks") return { status: 200, body: { keys: [signer.publicKey] } };
    if (at.pathname === "/auth") return authorize(at);
    if (at.pathname === "/revoke") return grants.revoke(new URLSearchParams(body));
    if (at.pathname === "/calendar/v3/calendars/primary/events") return events(at, request.headers.authorization);
    return at.pathname === "/token" ? token(new URLSearchParams(body)) : { status: 404, body: {} };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requests.push(`${request.method ?? ""} ${new URL(request.url ?? "/", url).pathname}`);
      const failure = failures.shift();
      if (failure === "reset") return request.socket.destroy();
      if (failure === "silence") return null;
      const reply = failure === undefined ? answer(request, Buffer.concat(chunks).toString()) : FAILED[failure];
      const location = reply.location === undefined ? {} : { location: reply.location };
      return response
        .writeHead(reply.status, { "content-type": "application/json", ...location })
        .end(JSON.stringify(reply.body));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    clientSecret: CLIENT_SECRET,
    settings: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
      GOOGLE_ISSUER_URL: url,
      GOOGLE_API_URL: url,
    },
    requests,
    async agree(link, person, only) {
      agreeing = { person, only: only ?? null };
      const answered = await fetch(link, { redirect: "manual" });
      const back = new URL(must(answered.headers.get("location"), "Google sends the browser back"));
      const of = (name: string) => must(back.searchParams.get(name), name);
      return { code: of("code"), state: of("state") };
    },
    leaveAlone: (sub) => void alone.add(sub),
    calendars,
    permissionsOf: (sub) => grants.permissionsOf(sub),
    endPermissions: (sub) => grants.end(sub),
    expireAccess: () => grants.expireAccess(),
    lie: (how) => void (lie = how),
    redeem: async (form) => {
      const body = new URLSearchParams({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, ...form });
      return (await fetch(`${url}/token`, { method: "POST", body })).status;
    },
    failNext: (how, times = 1) => void failures.push(...Array<typeof how>(times).fill(how)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const FAILED: Readonly<Record<Exclude<Failure, "reset" | "silence">, Reply>> = {
  error: { status: 500, body: { error: "internal_failure" } },
  limit: refusedBy(403, "userRateLimitExceeded"),
  busy: { status: 429, body: { error: "rate_limit_exceeded" } },
};

const discoveryOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
  revocation_endpoint: `${url}/revoke`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  token_endpoint_auth_methods_supported: ["client_secret_post"],
});
