import type { Configuration } from "openid-client";

export interface OpenIdOptions {
  clientId: string;
  clientSecret: string;
  issuerUrl: string;
}
/** In seconds; nobody waits longer for an answer. */
const WAIT_S = 4.5;

/** The protocol library, loaded on first use so that the program starts faster. */
export const openId = () => import("openid-client");

/** A provider's own description of itself, asked for on first use. Id tokens must be signed by its published keys. */
export const openIdProvider = (options: OpenIdOptions): (() => Promise<Configuration>) =>
  keptOnceFound(() => discover(options));

async function discover({ clientId, clientSecret, issuerUrl }: OpenIdOptions): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await openId();
  const execute = [enableNonRepudiationChecks, ...(issuerUrl.startsWith("http:") ? [allowInsecureRequests] : [])];
  return discovery(new URL(issuerUrl), clientId, clientSecret, undefined, { execute, timeout: WAIT_S });
}

/** Asks once for all who ask meanwhile; a failure is not kept. */
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

/** What went wrong on the way to the provider or there is an answer too; anything else is a bug and is thrown. */
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

/** A token that is not what it must be is refused; a server that does not do its work may do it later. */
const isPassing = ({ code }: { code?: string | undefined }): boolean =>
  code === undefined || PASSING.has(code.replace(/^OAUTH_/, ""));
const PASSING = new Set(["TIMEOUT", "ABORT", "RESPONSE_IS_NOT_CONFORM", "RESPONSE_IS_NOT_JSON", "PARSE_ERROR"]);
