import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";

/** Paths of the media server's signalling that browsers reach through the site. Its server API is not among them. */
export const isMediaSignalPath = (path: string): boolean => path === "/rtc" || path.startsWith("/rtc/");

const ANSWER_WAIT_MS = 5000;

/** Answers the media client's question whether its token would be taken, by asking the media server. */
export function addMediaRoutes(app: FastifyInstance, signalUrl: () => string | null): void {
  for (const path of ["/rtc/validate", "/rtc/v1/validate"]) {
    app.get(path, (request, reply) => {
      const target = signalUrl();
      if (target === null) return reply.code(503).send("no media server");
      void reply.hijack();
      const { authorization } = request.headers;
      const headers = authorization === undefined ? {} : { authorization };
      const out = httpRequest(new URL(request.url, target), { headers, timeout: ANSWER_WAIT_MS }, (answer) => {
        reply.raw.writeHead(answer.statusCode ?? 502, {
          "content-type": "text/plain",
          "x-content-type-options": "nosniff",
        });
        answer.pipe(reply.raw);
      });
      out.on("timeout", () => out.destroy());
      out.on("error", () => {
        if (!reply.raw.headersSent) reply.raw.writeHead(502);
        reply.raw.end();
      });
      out.end();
      return reply;
    });
  }
}

/** A socket that asks to speak another protocol; `head` is what it has said already. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

/** Pipes a socket to the media server byte by byte: nothing of it is read here. */
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
