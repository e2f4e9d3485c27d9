// A team's identity provider sends browsers here: `POST /saml/<team>/acs`, from its own site, without any of our cookies.
// It changes nothing for the browser: see `createSamlDoor`. `GET /saml/<team>/metadata` describes us to the provider.
import { TeamId } from "@atrium/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ApiNeeds } from "./apiRoutes.ts";

export interface SamlNeeds {
  saml: {
    /** Takes an answer; returns the path to go on to. */
    answer(teamId: TeamId, samlResponse: string): Promise<string>;
    metadata(teamId: TeamId): Promise<string | null>;
  };
  api: Pick<ApiNeeds, "limiter" | "callers">;
}
interface Named {
  Params: { teamId: string };
}

/** More than any provider sends. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REFUSED = "/integrations/saml-sign-in?refused=1";

export async function addSamlRoutes(app: FastifyInstance, { saml, api }: SamlNeeds): Promise<void> {
  const onRequest = (request: FastifyRequest, reply: FastifyReply) => admit(api, request, reply);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const asText = { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser("application/x-www-form-urlencoded", asText, (_request, body, done) => done(null, body));
    scope.post<Named>(
      "/saml/:teamId/acs",
      {
        onRequest,
        // A body that cannot be taken is somebody's failed sign-in all the same.
        errorHandler: ({ statusCode = 500 }, _request, reply) => {
          void (statusCode < 500 ? reply.redirect(REFUSED, 303) : reply.code(statusCode).send({}));
        },
      },
      async ({ params, body }, reply) => {
        const teamId = TeamId.safeParse(params.teamId);
        const [answer, ...others] = new URLSearchParams(String(body)).getAll("SAMLResponse");
        const isOne = teamId.success && answer !== undefined && others.length === 0;
        const path = isOne ? await saml.answer(teamId.data, answer) : REFUSED;
        // Fetched by GET: a navigation like that carries our cookies again.
        return reply.header("cache-control", "no-store").redirect(path, 303);
      },
    );
  });
  app.get<Named>("/saml/:teamId/metadata", { onRequest }, async ({ params }, reply) => {
    const teamId = TeamId.safeParse(params.teamId);
    const xml = teamId.success ? await saml.metadata(teamId.data) : null;
    if (xml === null) return reply.code(404).send({});
    return reply.type("application/samlmetadata+xml").header("cache-control", "no-store").send(xml);
  });
}

async function admit({ limiter, callers }: SamlNeeds["api"], request: FastifyRequest, reply: FastifyReply) {
  const taken = limiter.take(callers.clientAddress(request.raw));
  if (taken.ok) return;
  await reply
    .code(429)
    .header("retry-after", Math.ceil(taken.retryAfterMs / 1000))
    .send({});
}
