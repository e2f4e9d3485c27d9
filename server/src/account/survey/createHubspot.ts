import type { SurveyAddressee, ToldSurvey } from "./surveyAddressee.ts";

interface HubspotOptions {
  portalId: string;
  formId: string;
  token: string;
  apiUrl: string;
}
const WAIT_MS = 4500;

/** Submits the answers to a form in HubSpot, which finds the contact by its e-mail or creates one. */
export function createHubspot({ portalId, formId, token, apiUrl }: HubspotOptions): SurveyAddressee {
  const url = `${apiUrl}/submissions/v3/integration/secure/submit/${portalId}/${formId}`;
  return {
    async tell(survey) {
      const body = JSON.stringify({ fields: fieldsOf(survey) });
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const signal = AbortSignal.timeout(WAIT_MS);
      const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" }).catch(() => null);
      if (answer === null) return false;
      await answer.body?.cancel();
      if (answer.ok) return true;
      if (answer.status >= 500 || answer.status === 429) return false;
      // The form or the token is wrong: whoever runs the program finds it in the log.
      throw new Error(`HubSpot answered ${answer.status}`);
    },
  };
}

/** HubSpot's own names for a contact, and the form's for the rest. */
function fieldsOf({ email, name, useCase, role, companySize, source }: ToldSurvey) {
  const values = {
    email,
    firstname: name,
    atrium_use_case: useCase,
    atrium_role: role,
    atrium_company_size: companySize,
    atrium_source: source,
  };
  return Object.entries(values).flatMap(([field, value]) =>
    value === undefined || value === "" ? [] : [{ objectTypeId: "0-1", name: field, value }],
  );
}
