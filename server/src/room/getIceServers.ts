import { constants, ok } from "@atrium/contract";
import type { AccountId, operations } from "@atrium/contract";
import { createHmac } from "node:crypto";
import type { Handler } from "../platform/calls/handler.ts";

/** The relay servers configured for this installation; none by default. */
export interface IceOptions {
  stunUrls: readonly string[];
  turnUrls: readonly string[];
  /** Shared with the TURN server, which verifies the credentials derived from it (`static-auth-secret` in coturn). */
  turnSecret: string | null;
}

export interface GetIceServersNeeds {
  ice: IceOptions;
}

export const getIceServers: Handler<typeof operations.getIceServers, GetIceServersNeeds> = async (needs, context) => {
  const { stunUrls, turnUrls, turnSecret } = needs.ice;
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (turnUrls.length === 0 || turnSecret === null) return ok({ iceServers: stun });
  const credentials = turnCredentials(turnSecret, context.accountId, context.nowMs);
  return ok({ iceServers: [...stun, { urls: [...turnUrls], ...credentials }] });
};

/** Time-limited credentials for TURN servers with a shared secret: the name is their expiry and owner. */
function turnCredentials(secret: string, accountId: AccountId, nowMs: number) {
  const username = `${Math.floor((nowMs + constants.turnCredentials.forMs) / 1000)}:${accountId}`;
  return { username, credential: createHmac("sha1", secret).update(username).digest("base64") };
}
