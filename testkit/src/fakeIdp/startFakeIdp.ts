// A SAML 2.0 identity provider with a fresh key: its page takes a request, a person signs in, and the browser returns
// with a signed response. A test can corrupt the response.
import { must } from "@atrium/contract";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { makeIdpKey } from "./idpKey.ts";
import type { IdpKey } from "./idpKey.ts";
import { buildAnswer, escaped } from "./samlAnswer.ts";
import type { AnswerLie, Asked, IdpPerson } from "./samlAnswer.ts";

export { makeIdpKey } from "./idpKey.ts";
export type { IdpKey } from "./idpKey.ts";
export { buildAnswer, newXmlId } from "./samlAnswer.ts";
export type { AnswerLie, IdpPerson } from "./samlAnswer.ts";

/** What the browser posts to the program, and where. */
export interface PostedAnswer {
  acsUrl: string;
  samlResponse: string;
}
export interface FakeIdp {
  key: IdpKey;
  entityId: string;
  signInUrl: string;
  /** A person signs in on the linked page. */
  answer(link: string, person: IdpPerson, lie?: AnswerLie): PostedAnswer;
  stop(): Promise<void>;
}

export async function startFakeIdp(nowMs: () => number = Date.now): Promise<FakeIdp> {
  const key = await makeIdpKey();
  let url = "";
  const answer = (asked: Asked, person: IdpPerson, lie: AnswerLie = {}): PostedAnswer => {
    const xml = buildAnswer({ ...asked, entityId: `${url}/idp`, key, person, nowMs: nowMs(), lie });
    return { acsUrl: asked.acsUrl, samlResponse: Buffer.from(xml).toString("base64") };
  };
  const server = createServer((request, response) => {
    void pageFor(request, url, answer).then((page) =>
      response.writeHead(page === null ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(page ?? ""),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    key,
    entityId: `${url}/idp`,
    signInUrl: `${url}/sso`,
    answer: (link, person, lie) =>
      answer(readRequest(must(new URL(link).searchParams.get("SAMLRequest"), "asked")), person, lie),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Parses an AuthnRequest. */
function readRequest(deflated: string): Asked {
  const xml = inflateRawSync(Buffer.from(deflated, "base64")).toString("utf8");
  const of = (pattern: RegExp) => must(pattern.exec(xml)?.[1], `the request says ${pattern.source}`);
  return {
    requestId: of(/ ID="([^"]+)"/),
    acsUrl: of(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: of(/Issuer[^>]*>([^<]+)</),
  };
}

type Answer = (asked: Asked, person: IdpPerson) => PostedAnswer;

/** The sign-in page, and the page that posts the response back. */
async function pageFor(request: IncomingMessage, url: string, answer: Answer): Promise<string | null> {
  const at = new URL(request.url ?? "/", url);
  if (at.pathname !== "/sso") return null;
  if (request.method === "GET") return signInPage(at.searchParams.get("SAMLRequest") ?? "");
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const email = form.get("email") ?? "";
  const person = { nameId: email, email, name: form.get("name") ?? "" };
  const { acsUrl, samlResponse } = answer(readRequest(form.get("SAMLRequest") ?? ""), person);
  return `<!doctype html><title>Going back</title><form method="post" action="${escaped(acsUrl)}">
<input type="hidden" name="SAMLResponse" value="${samlResponse}" /><button>Continue</button></form>`;
}

const signInPage = (asked: string): string => `<!doctype html><title>Identity provider</title>
<form method="post" action="/sso"><input type="hidden" name="SAMLRequest" value="${escaped(asked)}" />
<label>Email <input name="email" type="email" required /></label> <label>Name <input name="name" /></label>
<button>Sign in</button></form>`;
