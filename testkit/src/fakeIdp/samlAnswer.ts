// A SAML response as a provider builds and signs it; a test can corrupt it before or after signing.
import { createPublicKey, randomBytes } from "node:crypto";
import { SignedXml } from "xml-crypto";
import type { IdpKey } from "./idpKey.ts";

export interface IdpPerson {
  nameId: string;
  email?: string;
  name?: string;
}
export interface AnswerLie {
  /** Changes the XML before signing. */
  before?: (xml: string) => string;
  /** Changes the XML after signing. */
  after?: (xml: string) => string;
  signs?: readonly ("Assertion" | "Response")[];
  /** `hmac` uses the public key as the secret. */
  how?: "sha256" | "sha1" | "hmac";
  /** A foreign key to sign with. */
  key?: IdpKey;
}
export interface Asked {
  requestId: string;
  acsUrl: string;
  /** The program's entity id. */
  audience: string;
}

const DSIG = "http://www.w3.org/2000/09/xmldsig#";
const MORE = "http://www.w3.org/2001/04/xmldsig-more#";
const C14N = "http://www.w3.org/2001/10/xml-exc-c14n#";
const ALGORITHMS = {
  sha256: [`${MORE}rsa-sha256`, "http://www.w3.org/2001/04/xmlenc#sha256"],
  sha1: [`${DSIG}rsa-sha1`, `${DSIG}sha1`],
  hmac: [`${DSIG}hmac-sha1`, "http://www.w3.org/2001/04/xmlenc#sha256"],
} as const;

interface Built extends Asked {
  entityId: string;
  key: IdpKey;
  person: IdpPerson;
  nowMs: number;
  lie?: AnswerLie;
}

/** The whole response as XML. */
export function buildAnswer({ key, lie = {}, ...said }: Built): string {
  const { before = same, after = same, signs = ["Assertion"], how = "sha256" } = lie;
  const unsigned = before(responseOf(said));
  // The assertion is signed first: the response's signature covers it.
  const signed = ["Assertion" as const, "Response" as const]
    .filter((part) => signs.includes(part))
    .reduce((xml, part) => sign(xml, part, { key: lie.key ?? key, how }), unsigned);
  return after(signed);
}

const same = (xml: string): string => xml;

function sign(
  xml: string,
  part: "Assertion" | "Response",
  { key, how }: { key: IdpKey; how: keyof typeof ALGORITHMS },
) {
  const [signatureAlgorithm, digestAlgorithm] = ALGORITHMS[how];
  const pem = key.privateKey.export({ format: "pem", type: "pkcs8" });
  const shared = createPublicKey(key.certificate).export({ format: "pem", type: "spki" });
  const signer = new SignedXml({
    privateKey: how === "hmac" ? shared : pem,
    signatureAlgorithm,
    canonicalizationAlgorithm: C14N,
  });
  if (how === "hmac") signer.enableHMAC();
  const path = part === "Response" ? "/*[local-name(.)='Response']" : "/*/*[local-name(.)='Assertion']";
  signer.addReference({ xpath: path, digestAlgorithm, transforms: [`${DSIG}enveloped-signature`, C14N] });
  signer.computeSignature(xml, {
    prefix: "ds",
    location: { reference: `${path}/*[local-name(.)='Issuer']`, action: "after" },
  });
  return signer.getSignedXml();
}

type Said = Omit<Built, "key" | "lie">;

function responseOf(said: Said): string {
  const { requestId, acsUrl, entityId, nowMs } = said;
  return [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"`,
    ` ID="${newXmlId()}" Version="2.0" IssueInstant="${at(nowMs)}" Destination="${acsUrl}" InResponseTo="${requestId}">`,
    `<saml:Issuer>${entityId}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>`,
    assertionOf(said),
    `</samlp:Response>`,
  ].join("");
}

function assertionOf({ requestId, acsUrl, audience, entityId, person, nowMs }: Said): string {
  const [from, until] = [at(nowMs - 30_000), at(nowMs + 300_000)];
  return [
    `<saml:Assertion ID="${newXmlId()}" Version="2.0" IssueInstant="${at(nowMs)}"><saml:Issuer>${entityId}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escaped(person.nameId)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData InResponseTo="${requestId}" Recipient="${acsUrl}" NotOnOrAfter="${until}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}">`,
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at(nowMs)}"><saml:AuthnContext>`,
    `<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>`,
    `</saml:AuthnContext></saml:AuthnStatement>`,
    attributesOf(person),
    `</saml:Assertion>`,
  ].join("");
}

function attributesOf({ email, name }: IdpPerson): string {
  const all = [
    ...(email === undefined ? [] : [["email", email]]),
    ...(name === undefined ? [] : [["displayName", name]]),
  ];
  if (all.length === 0) return "";
  const one = ([key, value]: readonly string[]) =>
    `<saml:Attribute Name="${key}"><saml:AttributeValue>${escaped(value ?? "")}</saml:AttributeValue></saml:Attribute>`;
  return `<saml:AttributeStatement>${all.map(one).join("")}</saml:AttributeStatement>`;
}

export const newXmlId = (): string => `_${randomBytes(16).toString("hex")}`;
const at = (ms: number): string => new Date(ms).toISOString();
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
