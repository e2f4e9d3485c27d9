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
}
