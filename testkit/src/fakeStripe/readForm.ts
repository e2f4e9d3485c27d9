/** Values of a request by their full names, like `invoice_settings[default_payment_method]`. */
export type Form = ReadonlyMap<string, string>;

/** A form body and the query of an address, as Stripe reads them. */
export const readForm = (body: string, url: URL): Form => new Map([...url.searchParams, ...new URLSearchParams(body)]);
