import type { FastifyInstance } from "fastify";

export interface MessageNeeds {
  /** Messages of the payment provider; null where none are taken. */
  messages: {
    /** Whether it was from there; throws if it could not be taken. */
    receive: (body: string, signature: string) => Promise<boolean>;
    onFault: (error: unknown) => void;
  } | null;
}

const PAYMENT_MESSAGES_PATH = "/webhooks/stripe";
const BODY_LIMIT_BYTES = 1024 * 1024;

/** The body is signed as it came: it is not parsed here. A fault of ours is answered so that the message is sent again. */
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
