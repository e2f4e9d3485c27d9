// A server with LibreTranslate's `POST /translate`: it answers with the text between the codes of both languages, or with
// the status and the `error` that LibreTranslate answers with.
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface AskedTranslation {
  q: string;
  source: string;
  target: string;
}

export interface FakeLibreTranslate {
  url: string;
  apiKey: string;
  readonly asked: readonly AskedTranslation[];
  /** Answers nothing until it is called again with false; then answers all. */
  hold(holds: boolean): void;
  failNext(status: number): void;
  stop(): Promise<void>;
}

export async function startFakeLibreTranslate(): Promise<FakeLibreTranslate> {
  const apiKey = "9d1f7b52-test";
  const asked: AskedTranslation[] = [];
  const failures: number[] = [];
  let held: (() => void)[] | null = null;
  const answer = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method !== "POST" || request.url !== "/translate") return [404, { error: "Not found" }];
    const body = JSON.parse(Buffer.concat(chunks).toString()) as AskedTranslation & {
      format: string;
      api_key?: string;
    };
    if (body.api_key !== apiKey) return [403, { error: "Invalid API key" }];
    const { q, source, target, format } = body;
    if (format !== "text" || q === "") return [400, { error: "Invalid request" }];
    asked.push({ q, source, target });
    const failure = failures.shift();
    if (failure !== undefined) return [failure, { error: "Slowdown" }];
    return [200, { translatedText: `${source}>${target}: ${q}` }];
  };
  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      const send = () => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      if (held === null) send();
      else held.push(send);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    asked,
    hold(holds) {
      const waiting = held ?? [];
      held = holds ? [] : null;
      for (const send of waiting) send();
    },
    failNext: (status) => void failures.push(status),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
}
