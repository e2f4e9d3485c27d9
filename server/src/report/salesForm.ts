import { z } from "zod";
import type { Config } from "../platform/config.ts";
import { hubspotForm } from "../platform/outside/hubspotForm.ts";
import type { DoOutgo } from "../platform/outgoing/outgoing.ts";
import type { SalesLetter } from "./salesLetter.ts";

const Submission = z.object({ values: z.record(z.string(), z.string()) });

/** What goes to the form: HubSpot's own names for a contact, and the form's for the rest. */
export function submissionOf({ accountId, email, said, about }: SalesLetter): z.infer<typeof Submission> {
  const { source, medium, campaign, term, content } = about.campaign ?? {};
  const values = {
    email,
    firstname: about.firstName,
    lastname: about.lastName,
    phone: about.phone,
    company: about.company,
    country: about.country,
    message: said,
    atrium_company_size: about.companySize,
    atrium_team_id: about.teamId,
    atrium_account_id: accountId,
    atrium_opened_from: about.openedFrom,
    atrium_referrer: about.referrer,
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_term: term,
    utm_content: content,
  };
  const given = Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return { values: Object.fromEntries(given) };
}

/**
 * Submits letters to sales to their form in HubSpot. It finds the contact by its e-mail, so a second try shows there as a
 * second submission of the same person at most. Null without the settings.
 */
export function submitSalesLetters(hubspot: Config["hubspot"]): DoOutgo | null {
  if (hubspot === null || hubspot.salesFormId === null) return null;
  const form = hubspotForm({ ...hubspot, formId: hubspot.salesFormId });
  return async ({ content }) => {
    if (await form.submit(Submission.parse(content).values)) return "done";
    throw Object.assign(new Error("HubSpot does not answer"), { code: "NOT_REACHED" });
  };
}
