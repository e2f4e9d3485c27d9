import type { FastifyInstance } from "fastify";

export interface MessageNeeds {
  /** Messages of the payment provider; null if none are accepted. */
  messages: {
    /** Whether the signature was valid; throws if the message could not be handled. */
    receive: (body: string, signature: string) => Promise<boolean>;
    onFault: (error: unknown) => void;
  } | null;
}

const PAYMENT_MESSAGES_PATH = "/webhooks/stripe";
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The raw body is signed, so it is not parsed here. After a fault of ours the reply makes the provider retry. */
export async function addMessageRoutes(app: FastifyInstance, { messages }: MessageNeeds): Promise<void> {
  if (messages === null) return;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PAYMENT_MESSAGES_PATH, async (request, reply) => {
      const { body, headers } = request;
      const text = typeof body === "string" ? body : "";
      const status = await messages.receive(text, String(headers["stripe-signature"])).then(
        (isTaken) => (isTaken ? 200 : 400),
        (error: unknown) => {
          messages.onFault(error);
          return 500;
        },
      );
      return reply.code(status).header("cache-control", "no-store").send({});
    });
  });
}
