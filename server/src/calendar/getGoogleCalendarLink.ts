import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { findAccount, localPath } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { issueState } from "../platform/oauth/oauthStates.ts";
import type { CalendarNeeds } from "./calendarNeeds.ts";
import { calendarStateOf } from "./calendarState.ts";
import type { CalendarState } from "./calendarState.ts";

type Needs = Pick<CalendarNeeds, "google" | "codeKey">;

export const getGoogleCalendarLink: Handler<typeof operations.getGoogleCalendarLink, Needs> = async (
  needs,
  context,
  input,
) => {
  const { google } = needs;
  if (google === null) return refuse("googleNotSetUp");
  const redirect = localPath(input.redirect);
  if (input.redirect !== undefined && redirect === null) return refuse("invalidRedirectUrl");
  const account = await findAccount(context.tx, context.accountId);
  if (account !== null && account.calendarSealed !== null) return refuse("alreadyLinked");
  const email = account?.email ?? null;
  // First with a placeholder for the state, since outside calls are made before anything is written.
  const isThere = await outside("google", async () => (await google.link(NO_STATE, email)) !== null);
  const about: CalendarState = { redirect };
  const checks = isThere ? await issueState(calendarStateOf(needs), context, about) : null;
  const url = checks === null ? null : await google.link(checks, email);
  return url === null ? refuse("unknownError") : ok({ url });
};

const NO_STATE = { state: "", nonce: "", verifier: "" };
