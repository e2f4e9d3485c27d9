import { createGoogleSignIn, createHubspot } from "../account/index.ts";
import type { AccountNeeds } from "../account/index.ts";
import { createGoogleCalendar, endCalendar } from "../calendar/index.ts";
import type { CalendarNeeds } from "../calendar/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Secrets } from "../platform/secrets.ts";
import { createSlack } from "../slack/index.ts";
import type { SlackNeeds } from "../slack/index.ts";
import type { PartsNeeds } from "./partsNeeds.ts";

type Needs = Pick<PartsNeeds, "config" | "clock" | "secrets" | "outgoing" | "siteUrl">;

/** Outside services that accounts use, as far as they are set up. */
export const outsideServices = (needs: Needs): Pick<AccountNeeds, "google" | "surveyAddressee" | "endCalendar"> => {
  const { google, hubspot } = needs.config;
  const calendars = permissionsOf(needs);
  return {
    google: google === null ? null : createGoogleSignIn(google, needs),
    surveyAddressee: hubspot === null ? null : createHubspot(hubspot),
    endCalendar: async (tx, ending) => (await endCalendar(calendars, tx, ending))?.effects ?? [],
  };
};

export const calendarNeedsOf = (needs: Needs): CalendarNeeds => {
  const { google } = needs.config;
  const calendar = google === null ? null : createGoogleCalendar(google, needs);
  return { google: calendar, codeKey: needs.secrets.codes, ...permissionsOf(needs) };
};

const permissionsOf = ({ secrets, outgoing }: Needs) => ({ calendarKey: secrets.calendars, outgoing });

/** Slack, as far as it is set up, and the keys that protect its tokens. */
export const slackOf = ({
  config: { slack },
  secrets,
  siteUrl,
  clock,
}: SlackOptions): Pick<SlackNeeds, "slack" | "tokenKey"> => ({
  slack: slack === null ? null : createSlack(slack, { siteUrl, clock }),
  tokenKey: secrets.slack,
});

export interface SlackOptions {
  config: Pick<Config, "slack">;
  secrets: Pick<Secrets, "slack">;
  siteUrl: () => string;
  clock: Clock;
}
