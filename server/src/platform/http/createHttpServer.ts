// The one public listener: calls under /api, the web app, the media server's signalling under /rtc, and sockets.
//
// Every request passes the same checks first: only paths are answered (400), a foreign host gets 404 and no cookies, and
// every answer carries the security headers. Sockets are accepted only from this site's own pages.
import { constants } from "@atrium/contract";
import fastify from "fastify";
import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Log } from "../log.ts";
import { pathOf } from "../log.ts";
import { addApiRoutes } from "./apiRoutes.ts";
import type { ApiNeeds } from "./apiRoutes.ts";
import { addFileRoutes, UPLOAD_PATH } from "./fileRoutes.ts";
import type { FileNeeds } from "./fileRoutes.ts";
import { isPath } from "./isPath.ts";
import { addMessageRoutes } from "./messageRoutes.ts";
import type { MessageNeeds } from "./messageRoutes.ts";
import { addMediaRoutes, isMediaSignalPath, relayMediaSocket } from "./mediaRelay.ts";
import type { SignalNeeds, Upgrade } from "./mediaRelay.ts";
import { pageFault } from "./pageFault.ts";
import { addOutboxRoutes } from "./outboxRoutes.ts";
import type { OutboxNeeds } from "./outboxRoutes.ts";
import { PageFile } from "./pageFile.ts";
import { addPageFiles } from "./pageFiles.ts";
import type { Operator, PageOptions } from "./pageFiles.ts";
import { addSamlRoutes } from "./samlRoutes.ts";
import type { SamlNeeds } from "./samlRoutes.ts";
import { addRecorderRoutes } from "./recorderRoutes.ts";
import type { RecorderNeeds } from "./recorderRoutes.ts";
import { readableUrl } from "./readableUrl.ts";
import { refuseUnreadable } from "./refuseUnreadable.ts";
import { refuseUpgrade } from "./refuseUpgrade.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { isFromOwnPage } from "./sites.ts";

/** Takes over a socket that requests an upgrade. */
export type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface HttpNeeds extends SignalNeeds, OutboxNeeds, MessageNeeds, RecorderNeeds, Pick<SamlNeeds, "saml"> {
  api: ApiNeeds;
  files: FileNeeds;
  pageFolder: string;
  /** Origins of an external media server that pages may connect to. */
  connectTo: readonly string[];
  /** The tag manager's container for visit statistics; null for none. */
  tagManagerId: string | null;
  /** Whether people may sign in with Google. */
  hasGoogle: boolean;
  operator: Operator;
  /** The languages of captions, as pages read them; null for none. */
  captions: string | null;
  /** See `PageOptions`. */
  rootLinks: PageOptions["rootLinks"];
  onLiveSocket: OnUpgrade;
  log: Log;
}

const HEADERS_WAIT_MS = 10_000;
const REQUEST_WAIT_MS = 30_000;
/** Longer than the usual 60 s of proxies, so that they are the ones to close idle connections. */
const KEEP_ALIVE_MS = 72_000;
const MAX_HEADER_BYTES = 16 * 1024;

export async function createHttpServer(needs: HttpNeeds): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    requestTimeout: constants.uploads.transferMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_WAIT_MS, maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => readableUrl(request.url ?? ""),
    clientErrorHandler: refuseUnreadable,
  });
  const { sites, callers } = needs.api;
  const { secure } = callers.cookies;
  const { connectTo, pageFolder, tagManagerId, hasGoogle, operator, captions, rootLinks, outbox } = needs;
  const page = new PageFile(pageFolder);
  const headers = securityHeaders({ secure, connectTo, counts: tagManagerId !== null, page: page.read() });
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith(UPLOAD_PATH)) endSlowRequest(callers.clock, request.raw);
    void reply.headers(headers);
    if (!isPath(request.url))
      void reply.code(400).send({ invalidRequest: [{ path: "url", message: "must be a path" }] });
    else if (sites.originOf(request.headers.host) === null)
      void reply.code(404).send({ invalidRequest: [{ path: "host", message: "unknown" }] });
  });
  app.setErrorHandler(pageFault(needs.log));
  addApiRoutes(app, needs.api, page);
  await addFileRoutes(app, needs);
  addMediaRoutes(app, needs);
  addOutboxRoutes(app, needs);
  await addMessageRoutes(app, needs);
  await addRecorderRoutes(app, needs);
  await addSamlRoutes(app, needs);
  const { cookies } = callers;
  const mayAsk = (request: IncomingMessage) => needs.api.limiter.take(callers.clientAddress(request)).ok;
  const facts = { tagManagerId, hasGoogle, operator, captions, rootLinks, mayAsk };
  await addPageFiles(app, { folder: pageFolder, page, cookies, sites, outbox, ...facts });
  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    upgrade(needs, { request, socket, head }),
  );
  await app.ready();
  return app;
}

/** Only files may take long to arrive. */
function endSlowRequest(clock: ApiNeeds["callers"]["clock"], request: IncomingMessage): void {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return;
  const cancel = clock.after(REQUEST_WAIT_MS, () => {
    if (!request.complete) request.destroy();
  });
  request.once("close", cancel);
}

function upgrade(needs: HttpNeeds, { request, socket, head }: Upgrade): void {
  socket.on("error", () => socket.destroy());
  const asked = request.url ?? "";
  if (!isPath(asked)) return refuseUpgrade(socket, "400 Bad Request");
  const path = pathOf(asked);
  if (!isFromOwnPage(needs.api.sites, request.headers)) return refuseUpgrade(socket, "403 Forbidden");
  if (!needs.maySignal(request)) return refuseUpgrade(socket, "429 Too Many Requests");
  if (path === constants.socket.path) return needs.onLiveSocket(request, socket, head);
  if (!isMediaSignalPath(path)) return refuseUpgrade(socket, "404 Not Found");
  void needs.mediaSignalUrl(request).then((signalUrl) => {
    if (signalUrl === null) return refuseUpgrade(socket, "503 Service Unavailable");
    if (!socket.destroyed) relayMediaSocket(signalUrl, { request, socket, head });
  });
}
