import { ok, refuse } from "@atrium/contract";
import type { operations } from "@atrium/contract";
import { profileOf } from "../account/index.ts";
import type { Handler } from "../platform/calls/handler.ts";
import { outside } from "../platform/calls/outsideWork.ts";
import { takeState } from "../platform/oauth/oauthStates.ts";
import type { CalendarNeeds } from "./calendarNeeds.ts";
import { CalendarState, calendarStateOf } from "./calendarState.ts";
import { findCalendar, keepCalendar } from "./calendarStore.ts";
import { sealPermission } from "./permissionSeal.ts";

type Needs = Pick<CalendarNeeds, "google" | "codeKey" | "calendarKey" | "outgoing">;

export const integrateGoogleCalendar: Handler<typeof operations.integrateGoogleCalendar, Needs> = async (
  needs,
  context,
  { code, state },
) => {
  const { google, outgoing } = needs;
  const { tx, accountId, nowMs } = context;
  if (google === null) return refuse("googleNotSetUp");
  const begun = await takeState(calendarStateOf(needs), context, state);
  if (begun === null) return refuse("invalidCode");
  if ((await findCalendar(tx, accountId)) !== null) return refuse("alreadyLinked");
  const found = await outside("google calendar", () => google.redeem(code, begun.checks));
  if (found === "notReached") return refuse("calendarFetchingError");
  if (found === "refused" || found.state === "useless") {
    context.keepRefusal();
    if (found === "refused") return refuse("invalidCode");
    const { token } = found;
    if (token !== null) await outgoing.put(tx, "permission", { content: { token, accountId }, nowMs });
    return refuse("notIntegrated");
  }
  // A second, concurrent permission is dropped, not revoked: Google would revoke the first one with it.
  const account = await keepCalendar(tx, accountId, sealPermission(needs.calendarKey, found.token));
  if (account === null) return refuse("alreadyLinked");
  return ok({ account: profileOf(account), redirect: CalendarState.parse(begun.about).redirect });
};
