import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server with the part of S3 that the program uses; keeps objects in memory as they came over the wire. */
export async function startS3Server({ key }: { key: string }): Promise<{ url: string; stop: () => Promise<void> }> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = new URL(request.url ?? "/", "http://s3").pathname;
      const isSigned = request.headers.authorization?.includes(`Credential=${key}/`) ?? false;
      if (!isSigned) return response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
      if (request.method === "PUT") objects.set(path, Buffer.concat(chunks));
      if (request.method === "DELETE") objects.delete(path);
      if (request.method === "PUT" || request.method === "DELETE")
        return response.writeHead(request.method === "PUT" ? 200 : 204).end();
      return give(objects.get(path), request, response);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
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

function give(object: Buffer | undefined, { method, headers }: IncomingMessage, response: ServerResponse) {
  const xml = { "content-type": "application/xml" };
  if (object === undefined)
    return response.writeHead(404, xml).end("<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>");
  if (method === "HEAD") return response.writeHead(200, { "content-length": object.length }).end();
  const [isPart, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (isPart === undefined) return response.writeHead(200, { "content-length": object.length }).end(object);
  const first = from === "" ? Math.max(0, object.length - Number(to)) : Number(from);
  const last = from === "" || to === "" ? object.length - 1 : Math.min(Number(to), object.length - 1);
  if (first > last) return response.writeHead(416, xml).end("<Error><Code>InvalidRange</Code></Error>");
  const part = object.subarray(first, last + 1);
  const said = { "content-range": `bytes ${first}-${last}/${object.length}`, "content-length": part.length };
  return response.writeHead(206, said).end(part);
}
