import {
  Campaign,
  errorText,
  operations,
  SitePath,
  type AccountProfile,
  type CompanySize,
  type Locale,
} from "@atrium/contract";
import { COUNTRIES, isBusinessEmail } from "@atrium/rules";
import type { InputFor } from "../../platform/call.ts";
import { faultsOf } from "../../ui/form/faults.ts";

type Input = InputFor<"sendSalesLetter">;
/** What goes along without being asked for. */
export type SalesPlaceHere = Pick<Input, "teamId" | "openedFrom" | "referrer" | "campaign">;

/** The fields of the form, in the order in which they are typed. */
export const SALES_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "companySize",
  "country",
  "message",
] as const satisfies readonly (keyof Input)[];
export type SalesField = (typeof SALES_FIELDS)[number];
/** As typed; nothing is chosen while it is empty. */
export type SalesValues = Record<SalesField, string>;

/** What the profile knows of it. An address that is no company's is not put in: it would be refused. */
export function startOf(account: Pick<AccountProfile, "name" | "email"> | null): SalesValues {
  const [firstName = "", ...rest] = (account?.name ?? "").trim().split(/\s+/u);
  const email = account?.email ?? "";
  return {
    firstName,
    lastName: rest.join(" "),
    email: email !== "" && isBusinessEmail(email) ? email : "",
    phone: "",
    company: "",
    companySize: "",
    country: "",
    message: "",
  };
}

export const salesInput = (values: SalesValues, place: SalesPlaceHere): Input => ({
  ...values,
  ...place,
  companySize: values.companySize as CompanySize,
});

type Words = Omit<Parameters<typeof faultsOf>[2], "own"> & { phoneWrong: string; locale: Locale };

/** What is wrong of what was typed, in the order of the fields. */
export function salesFaults(values: SalesValues, { phoneWrong, locale, ...words }: Words): Record<string, string> {
  const input = salesInput(values, { openedFrom: "plans" });
  const own = values.phone.trim() === "" ? {} : { phone: phoneWrong };
  const email = emailFault(values.email.trim(), words, locale);
  const found: Record<string, string> = {
    ...(email !== null && { email }),
    ...faultsOf(operations.sendSalesLetter.input, input, { ...words, own }),
  };
  const inOrder = SALES_FIELDS.flatMap((name): [string, string][] => {
    const fault = found[name];
    return fault === undefined ? [] : [[name, fault]];
  });
  return Object.fromEntries(inOrder);
}

/** Whether a mailbox may be there at all, only the server knows in full. */
function emailFault(email: string, { say }: Pick<Words, "say">, locale: Locale): string | null {
  if (email === "") return say("fieldEmpty");
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email)) return errorText("email", locale);
  return isBusinessEmail(email) ? null : errorText("business-email", locale);
}

const CAMPAIGN = ["source", "medium", "campaign", "term", "content"] as const;

/** What an address says of the link by which somebody came; null if nothing. */
export function campaignIn(search: string): Campaign | null {
  const given = new URLSearchParams(search);
  const said = CAMPAIGN.flatMap((word): [string, string][] => {
    const { data } = Campaign.shape[word].safeParse(given.get(`utm_${word}`) ?? undefined);
    return data === undefined ? [] : [[word, data]];
  });
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** Of the page that led here the first part of its path, if it is of this site; null otherwise. */
export function referrerIn(referrer: string, origin: string): string | null {
  if (!referrer.startsWith(`${origin}/`)) return null;
  const [first] = /^\/[\w-]*/.exec(referrer.slice(origin.length)) ?? [];
  return SitePath.safeParse(first).data ?? null;
}

/** All countries, by their name in a language. */
export function countriesIn(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  );
}
