export interface HubspotFormOptions {
  portalId: string;
  formId: string;
  token: string;
  apiUrl: string;
}

export interface HubspotForm {
  /** Submits values by field; empty ones are left out. False if HubSpot does not answer: a retry may succeed. */
  submit(values: Readonly<Record<string, string | undefined>>): Promise<boolean>;
}

const WAIT_MS = 4500;

/** A form in HubSpot, which finds the contact by its e-mail or creates one. */
export function hubspotForm({ portalId, formId, token, apiUrl }: HubspotFormOptions): HubspotForm {
  const url = `${apiUrl}/submissions/v3/integration/secure/submit/${portalId}/${formId}`;
  return {
    async submit(values) {
      const body = JSON.stringify({ fields: fieldsOf(values) });
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const signal = AbortSignal.timeout(WAIT_MS);
      const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" }).catch(() => null);
      if (answer === null) return false;
      await answer.body?.cancel();
      if (answer.ok) return true;
      if (answer.status >= 500 || answer.status === 429) return false;
      // The form or the token is wrong: whoever runs the program finds it in the log.
      throw Object.assign(new Error(`HubSpot answered ${answer.status}`), { code: `HUBSPOT_${answer.status}` });
    },
  };
}

const fieldsOf = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values).flatMap(([field, value]) =>
    value === undefined || value === "" ? [] : [{ objectTypeId: "0-1", name: field, value }],
  );
