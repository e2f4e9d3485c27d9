import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Workers {
  /** Server API of each; null while it is down. */
  urls: readonly (() => string | null)[];
  /** Number of the worker that hosts a room. */
  numberOf(room: string): number;
}

interface MediaFront {
  url: string;
  stop(): Promise<void>;
}

const LIST_ROOMS = "/twirp/livekit.RoomService/ListRooms";
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * One URL for the server API of a media server whose rooms are spread over several workers: a request goes to the worker
 * of the room it names, the list of rooms comes from all. Only this program uses it, in JSON; signalling bypasses it.
 */
export async function startMediaFront(workers: Workers): Promise<MediaFront> {
  const server = createServer((request, response) => {
    answer(workers, request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(workers: Workers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (body === null) return void response.writeHead(413).end();
  const path = request.url ?? "/";
  const ask = (url: string) =>
    fetch(new URL(path, url), {
      method: request.method ?? "POST",
      body,
      headers: {
        "content-type": request.headers["content-type"] ?? "application/json",
        authorization: request.headers.authorization ?? "",
      },
    });
  if (path === LIST_ROOMS) return listRooms(await Promise.all(running(workers).map(ask)), response);
  const url = workers.urls[workers.numberOf(roomOf(body))]?.() ?? null;
  if (url === null) return void response.writeHead(503).end();
  const answered = await ask(url);
  const type = answered.headers.get("content-type") ?? "application/json";
  response.writeHead(answered.status, { "content-type": type }).end(await answered.text());
}

async function listRooms(answers: readonly Response[], response: ServerResponse): Promise<void> {
  const refused = answers.find((each) => !each.ok);
  if (refused) return void response.writeHead(refused.status).end(await refused.text());
  const lists = await Promise.all(answers.map((each) => each.json() as Promise<{ rooms?: unknown[] }>));
  const rooms = lists.flatMap((list) => list.rooms ?? []);
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ rooms }));
}

const running = ({ urls }: Workers): string[] =>
  urls.flatMap((workerUrl) => {
    const url = workerUrl();
    return url === null ? [] : [url];
  });

/** Requests about a room itself name it in `name`. */
function roomOf(body: string): string {
  try {
    const { room, name } = JSON.parse(body) as { room?: unknown; name?: unknown };
    if (typeof room === "string") return room;
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
