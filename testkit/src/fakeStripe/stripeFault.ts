import type { Form } from "./readForm.ts";
import type { StripeState } from "./stripeState.ts";

const INVALID = "invalid_request_error";

/** An error response of Stripe. */
export class StripeFault extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(
    status: number,
    message: string,
    { type = INVALID, code, param }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

/** Answers a request; `ids` are those in its path, in order. */
export type Route = (state: StripeState, ids: readonly string[], given: Form) => unknown;
export type Routes = Readonly<Record<string, Route>>;

export function found<Thing>(things: ReadonlyMap<string, Thing>, id: string | undefined): Thing {
  const thing = id === undefined ? undefined : things.get(id);
  if (thing === undefined) throw missing(id ?? "nothing");
  return thing;
}

/** Stands in for Stripe's check of tax numbers: those that end in 000 are invalid. */
export function checkTaxNumber(value = ""): void {
  if (value.endsWith("000")) throw new StripeFault(400, "Invalid value", { code: "tax_id_invalid", param: "value" });
}

export const missing = (what: string) => new StripeFault(404, `No such ${what}`, { code: "resource_missing" });

export const list = (data: readonly unknown[], hasMore = false) => ({ object: "list", data, has_more: hasMore });

/** The entries of a nested parameter like `metadata`. */
export function under(given: Form, name: string): Record<string, string> {
  const entries = [...given].flatMap(([key, value]) => {
    const [, inner] = key.startsWith(`${name}[`) ? (/\[(\w+)\]$/.exec(key.slice(name.length)) ?? []) : [];
    return inner === undefined ? [] : [[inner, value] as const];
  });
  return Object.fromEntries(entries);
}

export const seconds = (ms: number): number => Math.floor(ms / 1000);
