// Pictures that people name by a link. The server fetches them, with safeguards, so that no browser reveals to a
// stranger's server who looks at a room. Each upload is one request; requests are limited per host and in total.
import pLimit from "p-limit";
import type { Clock } from "../platform/clock.ts";
import type { FetchNeeds } from "../platform/outside/fetchOutside.ts";
import { fetchPicture } from "../platform/outside/fetchPicture.ts";
import { createLocalLimiter } from "../platform/rateLimit.ts";

export interface LinkedNeeds extends FetchNeeds {
  clock: Pick<Clock, "steadyMs">;
  isOwnHost: (host: string) => boolean;
}
/** The bytes at a link, one more than `most` if there are more; null if there is no picture we can use. */
export type LinkedPicture = (link: string, most: number) => Promise<Uint8Array | "busy" | null>;

const BY_HOST = { name: "picturesByHost", count: 30, withinMs: 60_000 };
/** Each holds its bytes in memory, ten megabytes at most. */
const AT_ONCE = 3;
const MOST_WAITING = 20;

export function createLinkedPictures(needs: LinkedNeeds): LinkedPicture {
  const byHost = createLocalLimiter(BY_HOST, needs.clock);
  const atOnce = pLimit(AT_ONCE);
  return async (link, most) => {
    const host = URL.parse(link)?.host;
    if (host === undefined) return null;
    if (atOnce.pendingCount >= MOST_WAITING || !byHost.take(host).ok) return "busy";
    return atOnce(() => fetchPicture(needs, link, most));
  };
}
