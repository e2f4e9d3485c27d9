// A server with the part of Stripe that the program uses, over the same protocol: form bodies, a secret key, idempotency
// keys, errors with types and codes. The program's own client talks to it.
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { readForm } from "./readForm.ts";
import { createStripeState } from "./stripeState.ts";
import type { StripeState } from "./stripeState.ts";
import { answerOf, StripeFault } from "./stripeRoutes.ts";

export interface FakeStripe extends Pick<StripeState, "giveCard"> {
  url: string;
  secretKey: string;
  publishableKey: string;
  /** Method and path of each request so far that was not a repetition. */
  requests: readonly string[];
  /** What the next requests meet instead of an answer: a server error, or a connection that ends. */
  failNext(how: "error" | "reset", times?: number): void;
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: string;
}

const [SECRET, PUBLISHABLE] = ["sk_test_atrium", "pk_test_atrium"];

export async function startFakeStripe(): Promise<FakeStripe> {
  const state = createStripeState();
  const requests: string[] = [];
  const failures: ("error" | "reset")[] = [];
  const kept = new Map<string, { asked: string; reply: Reply }>();
  const answer = (request: IncomingMessage, body: string): Reply => {
    const method = request.method ?? "GET";
    const url = new URL(request.url ?? "/", "http://stripe");
    if (request.headers.authorization !== `Bearer ${SECRET}`) return fault(new StripeFault(401, "No such API key"));
    const key = request.headers["idempotency-key"];
    const asked = `${method} ${url.pathname} ${body}`;
    const earlier = typeof key === "string" ? kept.get(key) : undefined;
    if (earlier !== undefined) return earlier.asked === asked ? earlier.reply : fault(OTHER_USE);
    requests.push(`${method} ${url.pathname}`);
    const reply = replyOf(() => answerOf(state, { method, path: url.pathname, given: readForm(body, url) }));
    // As Stripe does: an answer is kept, also a refusal.
    if (typeof key === "string" && method === "POST") kept.set(key, { asked, reply });
    return reply;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const failure = failures.shift();
      if (failure === "reset") return request.socket.destroy();
      const fails = new StripeFault(500, "Something went wrong", { type: "api_error" });
      const { status, body } = failure === "error" ? fault(fails) : answer(request, Buffer.concat(chunks).toString());
      return response.writeHead(status, { "content-type": "application/json" }).end(body);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    secretKey: SECRET,
    publishableKey: PUBLISHABLE,
    requests,
    giveCard: (...given) => state.giveCard(...given),
    failNext: (how, times = 1) => void failures.push(...Array.from({ length: times }, () => how)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const OTHER_USE = new StripeFault(400, "This key was used for another request", { type: "idempotency_error" });

function replyOf(answers: () => unknown): Reply {
  try {
    return { status: 200, body: JSON.stringify(answers()) };
  } catch (error) {
    if (error instanceof StripeFault) return fault(error);
    throw error;
  }
}

const fault = ({ status, type, message, code }: StripeFault): Reply => ({
  status,
  body: JSON.stringify({ error: { type, message, ...(code !== undefined && { code }) } }),
});
