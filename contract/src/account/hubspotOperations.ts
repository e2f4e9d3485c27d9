import { z } from "zod";
import { operation } from "../common/operation.ts";

export const sendHubspotSurvey = operation({
  name: "sendHubspotSurvey",
  says: "Sends what the caller has answered to the survey, with their name and e-mail, to HubSpot, where whoever runs the server keeps such answers. Nothing is sent where that is not set up, of guests, or of who has skipped the survey.",
  input: z.strictObject({}),
  success: z.object({ isSent: z.boolean() }),
  refusals: [],
  may: "account.editOwnProfile",
  subject: "session",
});
