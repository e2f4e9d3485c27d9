import type { Clock } from "../platform/clock.ts";
import { KeptShortly } from "../platform/keptShortly.ts";
import { openId, unlessAway } from "../platform/oauth/openIdProvider.ts";
import type { openIdProvider } from "../platform/oauth/openIdProvider.ts";
import { sharedBy } from "../platform/sharedBy.ts";
import type { Unread } from "./googleCalendar.ts";

/** An access token, cached for most of its hour; `stale` was refused, so another one is requested. */
export type AccessOf = (token: string, stale?: string) => Promise<{ access: string } | Unread>;

const EARLIER_MS = 120_000;

export function accessBy(configured: ReturnType<typeof openIdProvider>, clock: Clock): AccessOf {
  const kept = new KeptShortly<string>();
  const refresh = sharedBy(
    (token) => token,
    (token: string) =>
      unlessAway(async () => {
        const { refreshTokenGrant } = await openId();
        const { access_token: access, expires_in: goodForS = 0 } = await refreshTokenGrant(await configured(), token);
        return { access, goodForS };
      }),
  );
  return async (token, stale) => {
    const before = kept.get(token, clock.nowMs());
    if (before !== null && before !== stale) return { access: before };
    const fresh = await refresh(token);
    if (fresh === "refused") return "lost";
    if (fresh === "notReached") return fresh;
    const nowMs = clock.nowMs();
    kept.put(token, fresh.access, { nowMs, untilMs: nowMs + fresh.goodForS * 1000 - EARLIER_MS });
    return { access: fresh.access };
  };
}
