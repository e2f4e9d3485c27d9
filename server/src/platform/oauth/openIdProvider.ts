import type { Configuration } from "openid-client";

export interface OpenIdOptions {
  clientId: string;
  clientSecret: string;
  issuerUrl: string;
}
/** Timeout of a call, in seconds. */
const WAIT_S = 4.5;

/** The protocol library, loaded on first use so that the program starts faster. */
export const openId = () => import("openid-client");

/** A provider's published configuration, fetched on first use. Id tokens must be signed by its published keys. */
export const openIdProvider = (options: OpenIdOptions): (() => Promise<Configuration>) =>
  keptOnceFound(() => discover(options));

async function discover({ clientId, clientSecret, issuerUrl }: OpenIdOptions): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openId();
  const execute = [enableNonRepudiationChecks, ...(issuerUrl.startsWith("http:") ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuerUrl), clientId, clientSecret, undefined, { execute, timeout: WAIT_S });
}

/** Concurrent callers share one run, and its result is cached; a failure is not. */
function keptOnceFound<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | null = null;
  return () => {
    found ??= find().catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
}

/** Turns network errors and the provider's refusals into results; anything else is a bug and is thrown. */
export async function unlessAway<Value>(ask: () => Promise<Value>): Promise<Value | "refused" | "notReached"> {
  try {
    return await ask();
  } catch (error) {
    const { ClientError, ResponseBodyError } = await openId();
    if (error instanceof ResponseBodyError) {
      if (error.error === "invalid_grant") return "refused";
      if (error.status === 429 || error.status >= 500) return "notReached";
      throw error;
    }
    if (error instanceof ClientError) return isPassing(error) ? "notReached" : "refused";
    if (error instanceof TypeError && error.cause !== undefined) return "notReached";
    throw error;
  }
}

/** An invalid token is refused; a server that fails may work later. */
const isPassing = ({ code }: { code?: string | undefined }): boolean =>
  code === undefined || PASSING.has(code.replace(/^OAUTH_/, ""));
const PASSING = new Set(["TIMEOUT", "ABORT", "RESPONSE_IS_NOT_CONFORM", "RESPONSE_IS_NOT_JSON", "PARSE_ERROR"]);
