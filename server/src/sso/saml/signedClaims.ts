// Reads a signed assertion and checks that it is meant for us and valid now. Everything is read from the signed bytes.
import { z } from "zod";
import type { SamlPerson } from "./samlPerson.ts";

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";
const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
/** So many names of attributes are kept, and so much of each. */
const MOST_NAMES = 50;
const LONGEST_NAME = 200;
/** Tolerated difference between two clocks. */
const SKEW_MS = 60_000;

// As the library's parser gives elements: attributes under `$`, text under `_`, children as lists.
const Text = z.object({ _: z.string(), $: z.record(z.string(), z.string()).optional() }).strict();
const Moment = z.iso.datetime({ offset: true });
const Attribute = z.object({ $: z.object({ Name: z.string() }), AttributeValue: z.array(z.unknown()).optional() });
const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z
    .tuple([
      z.object({
        $: z.object({
          Recipient: z.string(),
          InResponseTo: z.string(),
          NotOnOrAfter: Moment,
          NotBefore: Moment.optional(),
        }),
      }),
    ])
    .optional(),
});
const Assertion = z.object({
  $: z.object({ ID: z.string().min(1), Version: z.literal("2.0"), IssueInstant: z.string().optional() }),
  Issuer: z.tuple([Text]),
  Subject: z.tuple([z.object({ NameID: z.tuple([Text]), SubjectConfirmation: z.array(z.unknown()).min(1) })]),
  Conditions: z.tuple([
    z.object({
      $: z.object({ NotBefore: Moment.optional(), NotOnOrAfter: Moment }),
      AudienceRestriction: z.array(z.object({ Audience: z.array(Text) })).min(1),
    }),
  ]),
  AuthnStatement: z.array(z.object({ $: z.object({ SessionNotOnOrAfter: Moment.optional() }) })).min(1),
  AttributeStatement: z.array(z.object({ Attribute: z.array(Attribute) })).optional(),
});
type Assertion = z.infer<typeof Assertion>;

export type ClaimFault = "unreadable" | "issuer" | "nameId" | "time" | "audience" | "confirmation";

interface Expected {
  acsUrl: string;
  /** Ours. */
  audience: string;
  /** The provider's. */
  entityId: string;
  inResponseTo: string;
  nowMs: number;
}
export interface SignedClaims {
  assertionId: string;
  person: SamlPerson;
  /** The names of the attributes that came. */
  attributes: string[];
  /** When it was made, by the provider's clock; null if it does not say. */
  issuedAtMs: number | null;
}

export function readClaims(signed: unknown, expected: Expected): SignedClaims | ClaimFault {
  const read = z.object({ Assertion }).safeParse(signed);
  if (!read.success) return "unreadable";
  const { Assertion: said } = read.data;
  const { entityId } = expected;
  if (said.Issuer[0]._.trim() !== entityId) return "issuer";
  const [nameId] = said.Subject[0].NameID;
  const isLasting = nameId.$?.["Format"] !== TRANSIENT;
  if (!isLasting || nameId._ === "" || nameId._ !== nameId._.trim() || nameId._.length > 1024) return "nameId";
  const fault = faultOf(said, expected);
  if (fault !== null) return fault;
  const values = valuesOf(said);
  const issuedAtMs = Date.parse(said.$.IssueInstant ?? "");
  return {
    assertionId: said.$.ID,
    person: { entityId, nameId: nameId._, ...attributesOf(values, nameId._) },
    attributes: [...values.keys()].slice(0, MOST_NAMES).map((name) => name.slice(0, LONGEST_NAME)),
    issuedAtMs: Number.isNaN(issuedAtMs) ? null : issuedAtMs,
  };
}

function faultOf(said: Assertion, expected: Expected): ClaimFault | null {
  const [{ $: times, AudienceRestriction: restrictions }] = said.Conditions;
  if (!isNow(times, expected.nowMs)) return "time";
  const ends = said.AuthnStatement.map(({ $ }) => ({ NotOnOrAfter: $.SessionNotOnOrAfter }));
  if (!ends.every((end) => isNow(end, expected.nowMs))) return "time";
  const isForUs = restrictions.every(({ Audience }) =>
    Audience.some(({ _: each }) => each.trim() === expected.audience),
  );
  if (!isForUs) return "audience";
  const confirmations = said.Subject[0].SubjectConfirmation.map((each) => Confirmation.safeParse(each));
  return confirmations.some(({ data }) => data !== undefined && confirms(data, expected)) ? null : "confirmation";
}

/** Whether it was sent to this address, in answer to this request, and is valid now. */
function confirms({ $: { Method }, SubjectConfirmationData: data }: z.infer<typeof Confirmation>, expected: Expected) {
  if (Method !== BEARER || data === undefined) return false;
  const [{ $: about }] = data;
  const isMeant = about.Recipient === expected.acsUrl && about.InResponseTo === expected.inResponseTo;
  return isMeant && isNow(about, expected.nowMs);
}

function isNow(times: { NotBefore?: string | undefined; NotOnOrAfter?: string | undefined }, nowMs: number): boolean {
  const { NotBefore: from, NotOnOrAfter: until } = times;
  if (from !== undefined && Date.parse(from) > nowMs + SKEW_MS) return false;
  return until === undefined || Date.parse(until) > nowMs - SKEW_MS;
}

const CLAIMS = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims";
const EMAILS = ["email", "mail", "emailAddress", "urn:oid:0.9.2342.19200300.100.1.3", `${CLAIMS}/emailaddress`];
const NAMES = [
  "displayName",
  "urn:oid:2.16.840.1.113730.3.1.241",
  "http://schemas.microsoft.com/identity/claims/displayname",
  "name",
  "cn",
  "urn:oid:2.5.4.3",
];
const GIVEN = ["givenName", "firstName", "urn:oid:2.5.4.42", `${CLAIMS}/givenname`];
const FAMILY = ["sn", "surname", "lastName", "urn:oid:2.5.4.4", `${CLAIMS}/surname`];

/** The first value of each attribute. */
function valuesOf(said: Assertion): Map<string, string> {
  const values = new Map<string, string>();
  for (const { $: attribute, AttributeValue: all = [] } of said.AttributeStatement?.flatMap((each) => each.Attribute) ??
    []) {
    const value = Text.safeParse(all[0]).data?._.trim() ?? "";
    if (value !== "" && !values.has(attribute.Name)) values.set(attribute.Name, value);
  }
  return values;
}

/** Providers use different names for the same attributes. Without an address, an id that is an address is used. */
function attributesOf(values: ReadonlyMap<string, string>, nameId: string): Pick<SamlPerson, "email" | "name"> {
  const firstOf = (names: readonly string[]) =>
    names.map((name) => values.get(name)).find((value) => value !== undefined);
  const whole = [firstOf(GIVEN), firstOf(FAMILY)].filter((part) => part !== undefined).join(" ");
  const name = firstOf(NAMES) ?? (whole === "" ? null : whole);
  return { email: firstOf(EMAILS) ?? (nameId.includes("@") ? nameId : null), name };
}
