import { z } from "zod";
import type { Clock } from "../platform/clock.ts";
import type { SlackProblem, Told } from "./slack.ts";

export interface SlackCalls {
  /** Exchanges a code for a token. */
  redeem(form: Readonly<Record<string, string>>): Promise<object | "refused" | "notReached">;
  ask(token: string, method: string, question: Question): Promise<Told<object>>;
}

interface Question {
  form: Readonly<Record<string, string>>;
  /** When to give up, for several questions of which each is of no use without the others. */
  signal?: AbortSignal;
}

interface CallOptions {
  clientId: string;
  clientSecret: string;
  url: string;
}

const WAIT_MS = 4500;
/** The longest that somebody waits for Slack. */
export const slackDeadline = (): AbortSignal => AbortSignal.timeout(WAIT_MS);

const Answer = z.looseObject({ ok: z.boolean(), error: z.string().optional() });
type Answer = z.infer<typeof Answer>;

/** Calls Slack's Web API: sends forms, reads JSON, and reports faults by Slack's own error codes. */
export function createSlackCalls(
  { clientId, clientSecret, url }: CallOptions,
  clock: Pick<Clock, "nowMs">,
): SlackCalls {
  const rests = new Rests(clock);
  const send = async (method: string, authorization: string, { form, signal = slackDeadline() }: Question) => {
    const headers = { authorization };
    const body = new URLSearchParams(form);
    return fetch(`${url}/api/${method}`, { method: "POST", headers, body, signal, redirect: "error" });
  };
  return {
    async redeem(form) {
      const client = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
      const answer = await readAnswer(() => send("oauth.v2.access", `Basic ${client}`, { form }));
      if (typeof answer === "string") return "notReached";
      if (answer.ok) return answer;
      if (SPENT.has(answer.error ?? "")) return "refused";
      if (PROBLEMS[answer.error ?? ""] === "later") return "notReached";
      throw faultOf("oauth.v2.access", answer);
    },
    async ask(token, method, question) {
      const asked = `${method} ${token}`;
      if (rests.isResting(asked)) return { is: "later" };
      const answer = await readAnswer(
        () => send(method, `Bearer ${token}`, question),
        (response) => rests.note(asked, response),
      );
      if (typeof answer === "string") return { is: answer };
      if (answer.ok) return { is: "done", value: answer };
      const problem = PROBLEMS[answer.error ?? ""];
      if (problem === undefined) throw faultOf(method, answer);
      return { is: problem };
    },
  };
}

/** `later`: the answer of a service that does not do its work now. */
async function readAnswer(
  ask: () => Promise<Response>,
  look?: (response: Response) => void,
): Promise<Answer | "later" | "notReached"> {
  const response = await ask().catch(() => null);
  if (response === null) return "notReached";
  look?.(response);
  if (!response.ok) {
    await response.body?.cancel();
    return "later";
  }
  const body: unknown = await response.json().catch(() => null);
  return body === null ? "notReached" : (Answer.safeParse(body).data ?? "later");
}

/** How long to wait after Slack has refused too many requests, for each method and token. */
class Rests {
  readonly #clock: Pick<Clock, "nowMs">;
  readonly #untilMs = new Map<string, number>();

  constructor(clock: Pick<Clock, "nowMs">) {
    this.#clock = clock;
  }

  isResting(asked: string): boolean {
    return (this.#untilMs.get(asked) ?? 0) > this.#clock.nowMs();
  }

  note(asked: string, { status, headers }: Response): void {
    if (status !== 429) return;
    const nowMs = this.#clock.nowMs();
    for (const [each, untilMs] of this.#untilMs) if (untilMs <= nowMs) this.#untilMs.delete(each);
    const wantedS = Number(headers.get("retry-after"));
    const seconds = wantedS > 0 ? Math.min(wantedS, LONGEST_REST_S) : USUAL_REST_S;
    this.#untilMs.set(asked, nowMs + seconds * 1000);
  }
}
const LONGEST_REST_S = 3600;
const USUAL_REST_S = 30;

const SPENT: ReadonlySet<string> = new Set(["invalid_code", "code_already_used", "code_expired", "invalid_grant"]);

const PROBLEMS: Readonly<Record<string, SlackProblem | undefined>> = {
  ratelimited: "later",
  rate_limited: "later",
  internal_error: "later",
  fatal_error: "later",
  service_unavailable: "later",
  request_timeout: "later",
  team_added_to_org: "later",
  invalid_auth: "tokenLost",
  not_authed: "tokenLost",
  account_inactive: "tokenLost",
  token_revoked: "tokenLost",
  token_expired: "tokenLost",
  missing_scope: "tokenLost",
  no_permission: "tokenLost",
  not_allowed_token_type: "tokenLost",
  team_access_not_granted: "tokenLost",
  org_login_required: "tokenLost",
  enterprise_is_restricted: "tokenLost",
  user_not_found: "tokenLost",
  channel_not_found: "channelLost",
  is_archived: "channelLost",
  not_in_channel: "channelLost",
  restricted_action: "channelLost",
  restricted_action_read_only_channel: "channelLost",
  restricted_action_thread_only_channel: "channelLost",
};

/** The app's settings or this program are at fault: whoever runs it finds Slack's error code in the log. */
const faultOf = (method: string, { error }: Answer): Error =>
  new Error(`Slack answered ${method} with ${/^[a-z_]{1,60}$/.exec(error ?? "")?.[0] ?? "an error"}`);
