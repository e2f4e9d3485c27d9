// What a recorder's page needs: `POST /recorder` exchanges its token for a key, `PUT /recorder/<number>` uploads a
// piece of the recording, `PUT /recorder/picture` a picture of it. It has no session and no cookies: token and key come in
// a header, and neither is ever logged.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

interface Piece {
  number: number;
  bytes: Buffer;
  isLast: boolean;
  wantsMedia: boolean;
}
export interface RecorderNeeds {
  recorders: {
    path: string;
    /** Whether it is the token or the key of a recorder that runs here. */
    knows(secret: string): boolean;
    /** Null for a wrong or used token. */
    open(token: string): Promise<object | null>;
    /** Null for a wrong key, or one whose recording is over. */
    take(key: string, piece: Piece): Promise<object | null>;
    /** False for a wrong key, or one whose recording is over. */
    keepPicture(key: string, bytes: Buffer): Promise<boolean>;
  };
}

/** More than a recorder uploads in a second, even after a pause. */
const PIECE_BYTES = 32 * 1024 * 1024;
/** Many times what a small picture takes. */
const PICTURE_BYTES = 256 * 1024;

export async function addRecorderRoutes(app: FastifyInstance, { recorders }: RecorderNeeds): Promise<void> {
  await app.register(async (scope) => {
    // Before the body is read: nobody else's bytes are accepted.
    scope.addHook("onRequest", async (request, reply) =>
      recorders.knows(secretOf(request)) ? undefined : answer(reply, null),
    );
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: PIECE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(recorders.path, async (request, reply) => answer(reply, await recorders.open(secretOf(request))));
    scope.put(`${recorders.path}/picture`, { bodyLimit: PICTURE_BYTES }, async (request, reply) => {
      const { body } = request;
      const isKept = Buffer.isBuffer(body) && (await recorders.keepPicture(secretOf(request), body));
      return answer(reply, isKept ? {} : null);
    });
    scope.put<{ Params: { number: string }; Querystring: { last?: string; media?: string } }>(
      `${recorders.path}/:number`,
      async (request, reply) => {
        const { body, params, query } = request;
        const number = Number(params.number);
        if (!Number.isSafeInteger(number) || number < 0) return answer(reply, null);
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const piece = { number, bytes, isLast: query.last === "1", wantsMedia: query.media === "1" };
        return answer(reply, await recorders.take(secretOf(request), piece));
      },
    );
  });
}

const secretOf = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S{1,100})$/.exec(headers.authorization ?? "")?.[1] ?? "";

const answer = (reply: FastifyReply, told: object | null): FastifyReply =>
  reply
    .code(told === null ? 403 : 200)
    .header("cache-control", "no-store")
    .send(told ?? { forbidden: {} });
