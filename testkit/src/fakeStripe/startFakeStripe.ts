// A server with the part of Stripe that the program uses, over the same protocol: form bodies, a secret key,
// idempotency keys, errors with types and codes. The program's own client talks to it.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { renew, settle } from "./charging.ts";
import { readForm } from "./readForm.ts";
import { found, StripeFault } from "./stripeFault.ts";
import { answerOf } from "./stripeRoutes.ts";
import { createStripeState } from "./stripeState.ts";
import type { FakeCustomer, FakeMessage, StripeState } from "./stripeState.ts";

export interface FakeStripe extends Pick<StripeState, "giveCard"> {
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Webhook events so far; tests deliver them. */
  messages: readonly FakeMessage[];
  /** The body of a webhook request and its signature, made `ageS` seconds ago. */
  signed(message: Pick<FakeMessage, "body">, ageS?: number): { body: string; signature: string };
  /** Completes the bank's authentication of a payment. */
  answerBank(clientSecret: string, isPaid: boolean): void;
  /** Ends a payment that was processing. */
  endPayment(paymentId: string, isPaid: boolean): void;
  /** Cancels or renews subscriptions whose period is over, as Stripe does by itself. */
  renew(): void;
  /** Whether a customer's cards are declined from now on. */
  refuseCards(customerId: string, isRefused: boolean): void;
  customers: ReadonlyMap<string, FakeCustomer>;
  /** Discounts in percent by code. */
  promoCodes: Map<string, number>;
  /** Makes a request that the program does not make, like those of Stripe's hosted pages. */
  ask(method: string, path: string, form: Readonly<Record<string, string>>): Record<string, unknown>;
  /** Method and path of each request so far, without idempotent retries. */
  requests: readonly string[];
  /**
   * How requests fail after the next `after` ones: with a server error (`error`), or with a connection dropped before
   * (`reset`) or after (`lost`) the request is handled.
   */
  failNext(how: "error" | "reset" | "lost", when?: { times?: number; after?: number }): void;
  /** Cancels the failures of `failNext`. */
  failNoMore(): void;
  stop(): Promise<void>;
}

interface Reply {
  status: number;
  body: string;
}

const [SECRET, PUBLISHABLE, WEBHOOK] = ["sk_test_atrium", "pk_test_atrium", "whsec_test_atrium"];

export async function startFakeStripe(nowMs: () => number = Date.now): Promise<FakeStripe> {
  const state = createStripeState(nowMs);
  const requests: string[] = [];
  const failures: ("error" | "reset" | "lost" | "none")[] = [];
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
    // Like Stripe, stores errors as well as successes under the idempotency key.
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
      if (failure === "lost") return request.socket.destroy();
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
    webhookSecret: WEBHOOK,
    ...controls(state),
    requests,
    giveCard: (...given) => state.giveCard(...given),
    failNext(how, { times = 1, after = 0 } = {}) {
      failures.push(...Array<"none">(after).fill("none"), ...Array<typeof how>(times).fill(how));
    },
    failNoMore: () => void failures.splice(0),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function controls(state: StripeState) {
  const intentWith = (secret: string) => [...state.intents.values()].find((each) => each.secret === secret);
  return {
    messages: state.messages,
    customers: state.customers,
    promoCodes: state.promoCodes,
    signed: ({ body }, ageS = 0) => {
      const at = Math.floor(Date.now() / 1000) - ageS;
      return { body, signature: `t=${at},v1=${createHmac("sha256", WEBHOOK).update(`${at}.${body}`).digest("hex")}` };
    },
    answerBank: (secret, isPaid) => settle(state, found(state.intents, intentWith(secret)?.id), isPaid),
    endPayment: (id, isPaid) => settle(state, found(state.intents, id), isPaid),
    renew: () => renew(state),
    refuseCards(ofCustomer, isRefused) {
      for (const card of state.cards.values())
        if (card.customerId === ofCustomer) card.last4 = isRefused ? "0341" : "4242";
    },
    ask: (method, path, form) =>
      answerOf(state, { method, path, given: new Map(Object.entries(form)) }) as Record<string, unknown>,
  } satisfies Partial<FakeStripe>;
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

const fault = ({ status, type, message, code, param }: StripeFault): Reply => ({
  status,
  body: JSON.stringify({
    error: { type, message, ...(code !== undefined && { code }), ...(param !== undefined && { param }) },
  }),
});
