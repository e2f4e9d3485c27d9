import type { Locale } from "@atrium/contract";
import type { AccountNeeds } from "../account/index.ts";
import type { PeopleInside, SpaceRooms } from "../space/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { InvitationCodes } from "./invitationCodes.ts";

/** What invitations need from the rest of the program. */
export interface InvitationNeeds {
  bus: Bus;
  mailer: Mailer;
  codes: InvitationCodes;
  /** The server's key, with which browsers are known again. */
  codeKey: Buffer;
  /** Base URL of links, without a trailing slash. */
  siteUrl: () => string;
  /** False if all callers share one address, as on loopback. */
  limitsByAddress: boolean;
  defaultLocale: Locale;
  rooms: SpaceRooms;
  peopleInside: PeopleInside;
  /** Transfers what a guest created to the account they sign in to. */
  teams: AccountNeeds["teams"];
  /** Ends what a provider's people had connected to an account that is not theirs. */
  endCalendar: AccountNeeds["endCalendar"];
}
