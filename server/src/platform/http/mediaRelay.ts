import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { pathOf } from "../log.ts";

/** Paths of the media server's signalling that browsers reach through the site. Its server API is not among them. */
export const isMediaSignalPath = (path: string): boolean => path === "/rtc" || path.startsWith("/rtc/");

export interface SignalNeeds {
  /** Loopback URL of the built-in media server for a request, once it runs; null without one. */
  mediaSignalUrl: (request: Pick<IncomingMessage, "url" | "headers">) => Promise<string | null>;
  /** Whether the request's address has not used up its limit of sockets. */
  maySignal: (request: IncomingMessage) => boolean;
}

const ANSWER_WAIT_MS = 5000;
const MOST_ANSWERED = 4096;

/** Answers the media client's question whether its token is valid, by asking the media server. */
export function addMediaRoutes(app: FastifyInstance, needs: SignalNeeds): void {
  for (const path of ["/rtc/validate", "/rtc/v1/validate"]) {
    app.get(path, async (request, reply) => {
      void reply.type("text/plain; charset=utf-8").header("cache-control", "no-store");
      if (!needs.maySignal(request.raw)) return reply.code(429).send("too often");
      const target = await needs.mediaSignalUrl(request.raw);
      if (target === null) return reply.code(503).send("no media server");
      const asked = await ask(questionUrl(path, target, request.url), request.headers.authorization).catch(() => null);
      return asked === null ? reply.code(502).send("no answer") : reply.code(asked.status).send(asked.text);
    });
  }
}

/** Uses only the query of the request: its target may be an absolute URL, which would replace ours. */
function questionUrl(path: string, target: string, asked: string): URL {
  const url = new URL(path, target);
  url.search = asked.slice(pathOf(asked).length);
  return url;
}

function ask(url: URL, authorization: string | undefined): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const headers = authorization === undefined ? {} : { authorization };
    const out = httpRequest(url, { headers, timeout: ANSWER_WAIT_MS }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
        if (text.length > MOST_ANSWERED) answer.destroy(new Error("the media server answered at too great a length"));
      });
      answer.on("error", fail);
      answer.on("end", () => done({ status: answer.statusCode ?? 502, text }));
    });
    out.on("timeout", () => out.destroy(new Error("the media server did not answer in time")));
    out.on("error", fail);
    out.end();
  });
}

/** A socket that requests an upgrade; `head` is what it has already sent. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

/** Pipes a socket to the media server byte by byte, without reading it. */
export function relayMediaSocket(signalUrl: string, { request, socket, head }: Upgrade): void {
  const target = new URL(signalUrl);
  const upstream = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
  const end = () => {
    socket.destroy();
    upstream.destroy();
  };
  upstream.once("connect", () => {
    upstream.write(requestHead(request));
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  for (const side of [socket, upstream]) side.once("error", end).once("close", end);
}

function requestHead(request: IncomingMessage): string {
  const lines = [`${request.method ?? "GET"} ${request.url ?? "/"} HTTP/1.1`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = "", value = ""] = [request.rawHeaders[at], request.rawHeaders[at + 1]];
    if (name.toLowerCase() !== "cookie") lines.push(`${name}: ${value}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
}
