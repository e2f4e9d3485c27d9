import { z } from "zod";
import { bounds } from "../common/bounds.ts";
import { RoomId, SpaceId } from "../common/ids.ts";
import { operation } from "../common/operation.ts";
import { text } from "../common/text.ts";
import { PublicSpacePath } from "./letterRecords.ts";

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
