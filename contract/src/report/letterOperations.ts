import { z } from "zod";
import { CountryCode } from "../billing/records.ts";
import { bounds } from "../common/bounds.ts";
import { RoomId, SpaceId, TeamId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { name, text } from "../common/text.ts";
import { Campaign, COMPANY_SIZES, Phone, PublicSpacePath, SALES_PLACES, SitePath } from "./letterRecords.ts";

export const sendBugReport = operation({
  name: "sendBugReport",
  says: "Tells the operators of the installation what went wrong, in the caller's words. It is kept, and mailed to their support address if there is one. Without an account `email` is where an answer goes; others are answered at their own.",
  input: z.strictObject({
    issue: text(bounds.bugReport),
    needFeedback: z.boolean(),
    email: z.string().trim().max(bounds.email.max).optional(),
    /** The name of the route, never its URL. */
    page: z.string().max(bounds.errorReport.page),
    spaceId: SpaceId.optional(),
    roomId: RoomId.optional(),
    /** Where the space is, without anything that lets somebody in. */
    spaceLink: PublicSpacePath.optional(),
    /** The build of the page. */
    version: z.string().max(bounds.errorReport.page).optional(),
    /** Faults that the page noticed itself. URLs are removed from them. */
    noticed: z.array(z.string().max(bounds.errorReport.message)).max(bounds.noticedFaults.max).optional(),
  }),
  success: z.object({}),
  refusals: ["invalidEmail"],
  may: "report.send",
  subject: "public",
  atDomains: true,
  rate: "letter",
});

export const sendSalesLetter = operation({
  name: "sendSalesLetter",
  says: "Asks the operators of the installation about a plan for more people or on a contract. It is kept, mailed to their support address if there is one, and submitted to their form in HubSpot if they have one. They answer at the business e-mail.",
  input: z.strictObject({
    firstName: name(bounds.personName),
    lastName: name(bounds.personName),
    /** Not at a free mail provider. */
    email: z.string().trim().max(bounds.email.max),
    phone: Phone,
    company: name(bounds.company),
    companySize: z.enum(COMPANY_SIZES),
    country: CountryCode,
    message: text(bounds.contactSalesMessage),
    /** The team it is about, as the page says. */
    teamId: TeamId.optional(),
    openedFrom: z.enum(SALES_PLACES),
    /** The page of this site that led to this one. */
    referrer: SitePath.optional(),
    campaign: Campaign.optional(),
  }),
  success: z.object({}),
  refusals: ["invalidEmail", "businessEmailNeeded"],
  may: "report.send",
  subject: "public",
  rate: "letter",
});
