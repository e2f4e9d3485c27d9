import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { TokenClaims } from "./accessToken.ts";
import { type JoinParameters, readJoinParameters, readToken } from "./joinParameters.ts";
import { SignalSocket } from "./signalSocket.ts";

export interface SignalServerOptions {
  host: string;
  port: number;
  steadyMs(): number;
  /** Claims of a token that allows joining a room, or null. */
  verify(token: string): TokenClaims | null;
  /** Whether this server has capacity for their room; if not they get 503 and the reason. */
  hasPlace(claims: TokenClaims): boolean;
  /** Whether they may join again now; those who retry too often get 429. */
  mayJoin(claims: TokenClaims): boolean;
  /** Charges this person's budget, across all their sockets; false if less is left. */
  spend(claims: TokenClaims, work: number): boolean;
  onSocket(socket: SignalSocket, claims: TokenClaims, parameters: JoinParameters): void;
  /** The server API; false if the URL is not one of its own. */
  onRequest(request: IncomingMessage, response: ServerResponse): boolean;
}

export interface SignalServer {
  port: number;
  /** Handles what waited on sockets and closes silent ones. True while there are any sockets. */
  tick(steadyMs: number): boolean;
  stop(): Promise<void>;
}

/** An offer in a room of a hundred cameras is about 400 kB; everything else is less than half of that. */
const MAX_MESSAGE_BYTES = 512 * 1024;
/** A first offer travels inside the URL. */
const MAX_HEADER_BYTES = 128 * 1024;
const ADDRESSES = ["/rtc", "/rtc/v1"];
/** The answer to clients that ask for the reason; pages look for these words. */
const FULL = "the media server is full";
/** Callers that use the server API every few seconds keep one connection. */
const KEEP_ALIVE_MS = 30_000;

/** HTTP and WebSocket: `/rtc`, `/rtc/v1`, their `/validate`, and the server API. An invalid token gets 401. */
export async function startSignalServer(options: SignalServerOptions): Promise<SignalServer> {
  const sockets = new Set<SignalSocket>();
  const webSockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  const server = createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => answer(options, request, response),
  );
  server.on("upgrade", (request, stream: Duplex, head) => {
    stream.on("error", () => stream.destroy());
    const url = readUrl(request);
    if (!url || !ADDRESSES.includes(url.pathname)) return refuseUpgrade(stream, 404);
    const claims = options.verify(readToken(url, request.headers.authorization ?? ""));
    if (!claims) return refuseUpgrade(stream, 401);
    if (!options.hasPlace(claims)) return refuseUpgrade(stream, 503);
    if (!options.mayJoin(claims)) return refuseUpgrade(stream, 429);
    const parameters = readJoinParameters(url, (work) => options.spend(claims, work));
    if (typeof parameters === "string") return refuseUpgrade(stream, parameters === "spent" ? 429 : 400);
    webSockets.handleUpgrade(request, stream, head, (webSocket) => {
      const socket = new SignalSocket(webSocket, {
        steadyMs: () => options.steadyMs(),
        spend: (units) => options.spend(claims, units),
      });
      sockets.add(socket);
      webSocket.on("close", () => sockets.delete(socket));
      options.onSocket(socket, claims, parameters);
    });
  });
  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    tick: (steadyMs) => {
      for (const socket of sockets) socket.tick(steadyMs);
      return sockets.size > 0;
    },
    stop: () => stop(server, webSockets),
  };
}

function answer(options: SignalServerOptions, request: IncomingMessage, response: ServerResponse): void {
  const url = readUrl(request);
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.on("error", () => response.destroy());
  if (url && ADDRESSES.some((address) => url.pathname === `${address}/validate`)) {
    const claims = options.verify(readToken(url, request.headers.authorization ?? ""));
    if (!claims) return end(response, 401, "invalid token");
    if (!options.hasPlace(claims)) return end(response, 503, FULL);
    return end(response, 200, "success");
  }
  if (url?.pathname === "/") return end(response, 200, "OK");
  if (!options.onRequest(request, response)) end(response, 404, "not found");
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain" }).end(text);
}

function readUrl(request: IncomingMessage): URL | null {
  return URL.parse(request.url ?? "", "http://media.invalid");
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  404: "Not Found",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

function refuseUpgrade(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} ${STATUS_TEXTS[status] ?? ""}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

async function listen(server: Server, { host, port }: SignalServerOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}

async function stop(server: Server, webSockets: WebSocketServer): Promise<void> {
  for (const socket of webSockets.clients) socket.terminate();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
