// Reads calendars at Google. Callers store only the permission (a refresh token), sealed; access tokens and Google's
// answers are cached here in memory for a while.
import { constants } from "@atrium/contract";
import type { Clock } from "../platform/clock.ts";
import { KeptShortly } from "../platform/keptShortly.ts";
import { challengeOf } from "../platform/oauth/oauthStates.ts";
import { openId, openIdProvider, unlessAway } from "../platform/oauth/openIdProvider.ts";
import type { OpenIdOptions } from "../platform/oauth/openIdProvider.ts";
import { redeemedOnce } from "../platform/oauth/redeemedOnce.ts";
import { sharedBy } from "../platform/sharedBy.ts";
import { accessBy } from "./calendarAccess.ts";
import { createEventReader } from "./eventReader.ts";
import type { GoogleCalendar, Listed, Span, Unread } from "./googleCalendar.ts";

interface CalendarOptions extends OpenIdOptions {
  apiUrl: string;
}
interface Surroundings {
  siteUrl: () => string;
  clock: Clock;
}
/** Reading events only: neither changing them, nor other people's free time. */
const SCOPE = "https://www.googleapis.com/auth/calendar.events.readonly";
/** Lists may be long, so that only the last one of each permission is kept, and not of everybody. */
const MOST_LISTS = 50;

export function createGoogleCalendar(options: CalendarOptions, { siteUrl, clock }: Surroundings): GoogleCalendar {
  const redirectUrl = () => `${siteUrl()}/integrations/google`;
  const configured = openIdProvider(options);
  const reader = createEventReader({ apiUrl: options.apiUrl, siteUrl, clock, accessOf: accessBy(configured, clock) });
  const kept = new KeptShortly<{ span: Span; listed: Listed }>(MOST_LISTS);
  const keyOf = (token: string, { from, to }: Span) => `${token} ${from} ${to}`;
  const listAnew = sharedBy(keyOf, (token: string, span: Span) => reader.list(token, span));
  return {
    async link({ state, verifier }, email) {
      const config = await unlessAway(configured);
      if (config === "refused" || config === "notReached") return null;
      const { buildAuthorizationUrl } = await openId();
      const asked = {
        redirect_uri: redirectUrl(),
        scope: SCOPE,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
        // Both are needed for a refresh token if somebody has agreed before.
        access_type: "offline",
        prompt: "consent",
        ...(email === null ? {} : { login_hint: email }),
      };
      return buildAuthorizationUrl(config, asked).href;
    },
    redeem: redeemedOnce(clock, (code, { state, verifier }) =>
      unlessAway(async () => {
        const { authorizationCodeGrant } = await openId();
        const config = await configured();
        const returned = new URL(redirectUrl());
        const { issuer: iss } = config.serverMetadata();
        returned.search = new URLSearchParams({ code, state, iss }).toString();
        const checks = { expectedState: state, pkceCodeVerifier: verifier };
        const { refresh_token: token = null, scope = "" } = await authorizationCodeGrant(config, returned, checks);
        if (token === null || !scope.split(" ").includes(SCOPE)) return { state: "useless" as const, token };
        return { state: "useful" as const, token };
      }),
    ),
    async list(token, span): Promise<Listed | Unread> {
      const before = kept.get(token, clock.nowMs());
      if (before?.span.from === span.from && before.span.to === span.to) return before.listed;
      const listed = await listAnew(token, span);
      const nowMs = clock.nowMs();
      const untilMs = nowMs + constants.calendar.keptForMs;
      if (typeof listed !== "string") kept.put(token, { span, listed }, { nowMs, untilMs });
      return listed;
    },
    updates: sharedBy(
      (token, syncToken) => `${token} ${syncToken}`,
      (token: string, syncToken: string) => reader.updates(token, syncToken),
    ),
  };
}
