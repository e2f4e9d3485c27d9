import { newId } from "@atrium/contract";
import type { AccountId, MediaAccess } from "@atrium/contract";
import { AccessToken } from "livekit-server-sdk";

interface TrialOptions {
  apiKey: string;
  apiSecret: string;
  /** URL of its signalling for browsers; "" for the page's host. */
  browserUrl: string;
}

/** Long enough for the slowest network to connect, too short to be worth keeping. */
const GOOD_FOR_SECONDS = 60;

/** Access to an empty media room for connection tests: a new room each time, receive-only, part of no space. */
export async function accessForTrial(options: TrialOptions, accountId: AccountId): Promise<MediaAccess> {
  const { apiKey, apiSecret, browserUrl } = options;
  const token = new AccessToken(apiKey, apiSecret, { identity: accountId, ttl: GOOD_FOR_SECONDS });
  const room = `trial-${newId()}`;
  token.addGrant({ roomJoin: true, room, canSubscribe: true, canPublish: false, canPublishData: false });
  return { url: browserUrl, token: await token.toJwt() };
}
