import type { Locale } from "@atrium/contract";
import type { AccountNeeds } from "../account/index.ts";
import type { PeopleInside, SpaceRooms } from "../space/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { InvitationCodes } from "./invitationCodes.ts";

/** What invitations need of the program around them. */
export interface InvitationNeeds {
  bus: Bus;
  mailer: Mailer;
  codes: InvitationCodes;
  /** Where links lead, without a slash at the end. */
  siteUrl: () => string;
  /** False where everybody comes from one address, as on loopback. */
  limitsByAddress: boolean;
  defaultLocale: Locale;
  rooms: SpaceRooms;
  peopleInside: PeopleInside;
  /** What a guest made goes to the account they turn out to be. */
  teams: AccountNeeds["teams"];
}
