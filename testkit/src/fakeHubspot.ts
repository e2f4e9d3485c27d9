// A server with the part of HubSpot that the program uses: two forms that need a token and are validated like HubSpot's.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeHubspot {
  /** Settings with which a program uses this server. */
  settings: Readonly<Record<string, string>>;
  token: string;
  /** Submissions of the survey so far: values by field. */
  submissions: readonly Readonly<Record<string, string>>[];
  /** The same of letters to sales. */
  salesSubmissions: readonly Readonly<Record<string, string>>[];
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
const SALES_FORM = "5d1f8c3e-2a47-4b60-8e19-3c7d9b0a6f12";
const pathOf = (form: string) => `/submissions/v3/integration/secure/submit/${PORTAL}/${form}`;
/** A field that a form does not have is refused. */
const FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  [FORM]: new Set("email firstname atrium_use_case atrium_role atrium_company_size atrium_source".split(" ")),
  [SALES_FORM]: new Set(
    [
      "email firstname lastname phone company country message atrium_company_size atrium_team_id atrium_account_id",
      "atrium_opened_from atrium_referrer utm_source utm_medium utm_campaign utm_term utm_content",
    ].flatMap((line) => line.split(" ")),
  ),
};

export async function startFakeHubspot(): Promise<FakeHubspot> {
  const submissions: Record<string, string>[] = [];
  const salesSubmissions: Record<string, string>[] = [];
  const failures: ("error" | "reset" | "refused")[] = [];
  const answer = (path: string, authorization: string | undefined, body: string): number => {
    if (authorization !== `Bearer ${TOKEN}`) return 401;
    const form = Object.keys(FIELDS).find((each) => path === pathOf(each));
    if (form === undefined) return 404;
    const { fields } = JSON.parse(body) as { fields: Field[] };
    const isRight = fields.every(
      ({ objectTypeId, name, value }) => objectTypeId === "0-1" && value !== "" && FIELDS[form]?.has(name) === true,
    );
    if (!isRight || !fields.some(({ name }) => name === "email")) return 400;
    const taken = form === FORM ? submissions : salesSubmissions;
    taken.push(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
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
      HUBSPOT_SALES_FORM_ID: SALES_FORM,
      HUBSPOT_TOKEN: TOKEN,
      HUBSPOT_API_URL: url,
    },
    token: TOKEN,
    submissions,
    salesSubmissions,
    failNext: (how, times = 1) => void failures.push(...Array<typeof how>(times).fill(how)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
