import { hubspotForm, type HubspotFormOptions } from "../../platform/outside/hubspotForm.ts";
import type { SurveyAddressee, ToldSurvey } from "./surveyAddressee.ts";

/** Submits the answers to a form in HubSpot. */
export function createHubspot(options: HubspotFormOptions): SurveyAddressee {
  const form = hubspotForm(options);
  return { tell: (survey) => form.submit(valuesOf(survey)) };
}

/** HubSpot's own names for a contact, and the form's for the rest. */
const valuesOf = ({ email, name, useCase, role, companySize, source }: ToldSurvey) => ({
  email,
  firstname: name,
  atrium_use_case: useCase,
  atrium_role: role,
  atrium_company_size: companySize,
  atrium_source: source,
});
