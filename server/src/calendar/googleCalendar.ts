import type { CalendarEvent } from "@atrium/contract";
import type { StateChecks } from "../platform/oauth/oauthStates.ts";

/** `lost`: the permission was revoked at Google. `notReached`: Google does not answer, or refuses too many requests. */
export type Unread = "lost" | "notReached";

export interface Listed {
  events: CalendarEvent[];
  /** Null if there are more events than are listed. */
  syncToken: string | null;
}
export interface Updates {
  changed: CalendarEvent[];
  gone: string[];
  syncToken: string;
}
/** `useless`: they came back without having permitted to read their calendar, though perhaps something else. */
type Redeemed = { state: "useful"; token: string } | { state: "useless"; token: string | null };
/** `from` and `to` as ISO 8601. */
export interface Span {
  from: string;
  to: string;
}

/** A calendar at Google, read with the permission its owner gave: a refresh token, which never leaves the server. */
export interface GoogleCalendar {
  /** The URL of Google's consent page; null if Google does not answer. */
  link(checks: StateChecks, email: string | null): Promise<string | null>;
  redeem(code: string, checks: StateChecks): Promise<Redeemed | "refused" | "notReached">;
  list(token: string, span: Span): Promise<Listed | Unread>;
  /** `expired`: Google no longer knows what has changed since. */
  updates(token: string, syncToken: string): Promise<Updates | "expired" | Unread>;
}
