// A server with the part of Google that the program uses, over the same protocol: discovery, a page to agree on, codes that
// count once, PKCE, tokens signed with a published key. The program's own client talks to it, and a test can make it lie.
import { must, newId } from "@atrium/contract";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createSigner } from "./signer.ts";
import type { Lie } from "./signer.ts";

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  /** The organisation's domain. */
  hd?: string;
  name: string;
}

export interface FakeGoogle {
  url: string;
  clientSecret: string;
  /** What makes a program use it. */
  settings: Readonly<Record<string, string>>;
  /** Somebody agrees on the page a link leads to; returns what the browser brings back. */
  agree(link: string, person: GooglePerson): Promise<{ code: string; state: string }>;
  /** The next token is wrong in this way. */
  lie(how: Lie): void;
  /** Asks for a code's token as somebody would who has stolen it, without the verifier. */
  redeem(form: Readonly<Record<string, string>>): Promise<number>;
  /** What the next requests meet instead of an answer. */
  failNext(how: "error" | "reset", times?: number): void;
  /** Method and path of each request so far. */
  requests: readonly string[];
  stop(): Promise<void>;
}

interface Grant {
  person: GooglePerson;
  redirectUri: string;
  challenge: string;
  nonce: string;
}
interface Reply {
  status: number;
  body: unknown;
  location?: string;
}

const [CLIENT_ID, CLIENT_SECRET] = ["atrium.apps.googleusercontent.test", "GOCSPX-atrium-test"];

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const signer = createSigner();
  const grants = new Map<string, Grant>();
  const requests: string[] = [];
  const failures: ("error" | "reset")[] = [];
  let [lie, url, agreeing]: [Lie, string, GooglePerson | null] = [{}, "", null];

  const authorize = ({ searchParams: asked }: URL): Reply => {
    const of = (name: string) => asked.get(name) ?? "";
    const isRight = of("response_type") === "code" && of("client_id") === CLIENT_ID;
    const isSafe = of("code_challenge_method") === "S256" && of("state") !== "" && of("nonce") !== "";
    if (!isRight || !isSafe || agreeing === null) return { status: 400, body: { error: "invalid_request" } };
    const code = newId();
    const redirectUri = of("redirect_uri");
    grants.set(code, { person: agreeing, redirectUri, challenge: of("code_challenge"), nonce: of("nonce") });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: of("state") }).toString();
    return { status: 302, body: {}, location: back.href };
  };
  const token = (form: URLSearchParams): Reply => {
    if (form.get("client_id") !== CLIENT_ID || form.get("client_secret") !== CLIENT_SECRET)
      return { status: 401, body: { error: "invalid_client" } };
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant === undefined || grant.redirectUri !== form.get("redirect_uri") || grant.challenge !== proof)
      return { status: 400, body: { error: "invalid_grant" } };
    const atS = Math.floor(Date.now() / 1000);
    const { person, nonce } = grant;
    const claims = { iss: url, aud: CLIENT_ID, iat: atS, exp: atS + 3600, nonce, ...person };
    const idToken = signer.sign(claims, lie);
    lie = {};
    const rest = { access_token: newId(), token_type: "Bearer", expires_in: 3599, scope: "openid email profile" };
    return { status: 200, body: { ...rest, id_token: idToken } };
  };
  const answer = (request: IncomingMessage, body: string): Reply => {
    const at = new URL(request.url ?? "/", url);
    requests.push(`${request.method ?? ""} ${at.pathname}`);
    if (at.pathname === "/.well-known/openid-configuration") return { status: 200, body: discoveryOf(url) };
    if (at.pathname === "/jwks") return { status: 200, body: { keys: [signer.publicKey] } };
    if (at.pathname === "/auth") return authorize(at);
    return at.pathname === "/token" ? token(new URLSearchParams(body)) : { status: 404, body: {} };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const failure = failures.shift();
      if (failure === "reset") return request.socket.destroy();
      const failed = { status: 500, body: { error: "internal_failure" } };
      const reply: Reply = failure === "error" ? failed : answer(request, Buffer.concat(chunks).toString());
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
    settings: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET, GOOGLE_ISSUER_URL: url },
    requests,
    async agree(link, person) {
      agreeing = person;
      const answered = await fetch(link, { redirect: "manual" });
      const back = new URL(must(answered.headers.get("location"), "Google sends the browser back"));
      const of = (name: string) => must(back.searchParams.get(name), name);
      return { code: of("code"), state: of("state") };
    },
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

const discoveryOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/auth`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  token_endpoint_auth_methods_supported: ["client_secret_post"],
});
