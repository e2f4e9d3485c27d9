/** Parameters by their full names, like `invoice_settings[default_payment_method]`. */
export type Form = ReadonlyMap<string, string>;

/** The parameters of a form body and of the URL's query. */
export const readForm = (body: string, url: URL): Form => new Map([...url.searchParams, ...new URLSearchParams(body)]);
