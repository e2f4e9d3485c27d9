import { isPageOfApp } from "@atrium/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { browserOf } from "./callerOf.ts";
import type { CookieKind } from "./cookies.ts";
import { escapeHtml } from "../mail/escapeHtml.ts";
import { seesOutbox } from "./outboxRoutes.ts";
import type { PageFile } from "./pageFile.ts";
import type { Sites } from "./sites.ts";

export interface PageOptions {
  /** The built web app: `index.html`, and under `assets/` files whose names contain a content hash. */
  folder: string;
  /** Its `index.html`. */
  page: PageFile;
  cookies: CookieKind;
  /** See `OutboxNeeds`: its page exists for those who may read it. */
  outbox: string | null;
  /** Which hosts lead to one space only: its slug is passed to the page. */
  sites: Sites;
  /** Passed to the page, which asks for consent before loading anything of it. */
  tagManagerId: string | null;
  /** Passed to the page, which offers it at its own hosts only. */
  hasGoogle: boolean;
  /** Passed to the page: the languages of captions; null for none. */
  captions: string | null;
  operator: Operator;
  /** Where a link to the root of the installation's own hosts leads, by its query; null: to the page. */
  rootLinks: (query: URLSearchParams) => Promise<string | null>;
  /** Whether that is found out for whoever asks; else they get the page. */
  mayAsk: (request: IncomingMessage) => boolean;
}

/** Who runs the installation, as its pages name them; null for what they have not said. */
export interface Operator {
  supportEmail: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
}

const OUTBOX_PAGE = /^\/dev\/mail\/?$/;

/** Serves the web app: its files, and its page for every other path a browser opens. */
export async function addPageFiles(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { folder } = options;
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      allowedPath: (path) => path !== "/index.html" && path !== "/",
      preCompressed: true,
      cacheControl: false,
      setHeaders,
    });
  }
  app.get("/", async (request, reply) => {
    const way = await wayFromRoot(options, request);
    return way === null ? sendPage(options, request, reply) : reply.header("cache-control", "no-store").redirect(way);
  });
  const isThere = (path: string, request: FastifyRequest) =>
    isPageOfApp(path, options.sites.placeAt(request.headers.host) === null ? "app" : "ownHost") &&
    (!OUTBOX_PAGE.test(path) || seesOutbox(options.outbox, request));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !/\.\w{1,8}$/.test(path);
    if (isPage && !path.startsWith("/api"))
      return sendPage(options, request, reply.code(isThere(path, request) ? 200 : 404));
    return reply
      .code(404)
      .header("cache-control", "no-store")
      .send({ invalidRequest: [{ path: "", message: "not found" }] });
  });
}

async function wayFromRoot({ sites, rootLinks, mayAsk }: PageOptions, { url, headers, raw }: FastifyRequest) {
  const at = url.indexOf("?");
  const query = at === -1 ? "" : url.slice(at + 1);
  // A space's own domain has its rooms at the root.
  if (query === "" || sites.placeAt(headers.host) !== null || !mayAsk(raw)) return null;
  return rootLinks(new URLSearchParams(query));
}

/** The page is read each time, so a new build shows without a restart. */
function sendPage(
  { page, cookies, sites, tagManagerId, hasGoogle, operator, captions }: PageOptions,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { setCookies } = browserOf(cookies, headers.cookie);
  if (setCookies.length > 0) void reply.header("set-cookie", setCookies);
  const text = page.read();
  const place = sites.placeAt(headers.host)?.slug ?? null;
  // A space's own domain is another site: Google would not return there.
  const signIn = hasGoogle && place === null ? "google" : null;
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      told(text, {
        "tag-manager": tagManagerId,
        "sign-in": signIn,
        captions,
        place,
        build: page.build,
        ...factsOf(operator),
      }),
    );
}

const factsOf = ({ supportEmail, termsUrl, privacyUrl }: Operator) => ({
  support: supportEmail,
  terms: termsUrl,
  privacy: privacyUrl,
});

/** The page with facts embedded; null ones are left out. */
const told = (page: string, facts: Readonly<Record<string, string | null>>): string =>
  Object.entries(facts).reduce(
    (so, [name, content]) =>
      content === null
        ? so
        : so.replace("<head>", () => `<head>\n    <meta name="${name}" content="${escapeHtml(content)}" />`),
    page,
  );

function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = /[/\\]assets[/\\]/.test(path);
  void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=300");
}
