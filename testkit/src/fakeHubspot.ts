// A server with the part of HubSpot that the program uses: one form that needs a token and is validated like HubSpot's.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeHubspot {
  /** Settings with which a program uses this server. */
  settings: Readonly<Record<string, string>>;
  token: string;
  /** Submissions so far: values by field. */
  submissions: readonly Readonly<Record<string, string>>[];
  /** How the next requests fail. */
  failNext(how: "error" | "reset" | "refused", times?: number): void;
  stop(): Promise<void>;
}

interface Field {
  objectTypeId: string;
  name: string;
  value: string;
}

const [PORTAL, FORM, TOKEN] = ["4242", "0b7e9a52-6f0f-4c0f-9d5c-7a1c2e3f4a5b", "pat-eu1-atrium-test"];
const PATH = `/submissions/v3/integration/secure/submit/${PORTAL}/${FORM}`;

export async function startFakeHubspot(): Promise<FakeHubspot> {
  const submissions: Record<string, string>[] = [];
  const failures: ("error" | "reset" | "refused")[] = [];
  const answer = (path: string, authorization: string | undefined, body: string): number => {
    if (authorization !== `Bearer ${TOKEN}`) return 401;
    if (path !== PATH) return 404;
    const { fields } = JSON.parse(body) as { fields: Field[] };
    const isRight = fields.every(({ objectTypeId, value }) => objectTypeId === "0-1" && value !== "");
    if (!isRight || !fields.some(({ name }) => name === "email")) return 400;
    submissions.push(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    return 200;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const failure = failures.shift();
      if (failure === "reset") return request.socket.destroy();
      const { url = "/", headers } = request;
      const failed = failure === undefined ? null : { error: 503, refused: 400 }[failure];
      const status = failed ?? answer(url, headers.authorization, Buffer.concat(chunks).toString());
      return response.writeHead(status, { "content-type": "application/json" }).end("{}");
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      HUBSPOT_PORTAL_ID: PORTAL,
      HUBSPOT_FORM_ID: FORM,
      HUBSPOT_TOKEN: TOKEN,
      HUBSPOT_API_URL: url,
    },
    token: TOKEN,
    submissions,
    failNext: (how, times = 1) => void failures.push(...Array<typeof how>(times).fill(how)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
