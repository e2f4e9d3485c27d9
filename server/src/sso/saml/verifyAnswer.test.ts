import { buildAnswer, makeIdpKey, newXmlId } from "@atrium/testkit/fakeIdp";
import type { AnswerLie } from "@atrium/testkit/fakeIdp";
import { expect, test } from "vitest";
import { verifyAnswer } from "./verifyAnswer.ts";

const key = await makeIdpKey();
const stranger = await makeIdpKey();
const nowMs = Date.UTC(2026, 10, 21, 12);
const entityId = "https://id.kite.studio/realms/kite";
const own = { entityId: "https://meet.example.org/saml/kite", acsUrl: "https://meet.example.org/saml/kite/acs" };
const person = { nameId: "mira-1", email: "mira@kite.studio", name: "Mira Kite" };

function answer(lie: AnswerLie = {}, at: { nowMs?: number; requestId?: string } = {}): string {
  const { requestId = "_asked" } = at;
  const asked = { requestId, acsUrl: own.acsUrl, audience: own.entityId };
  return buildAnswer({ ...asked, entityId, key, person, nowMs: at.nowMs ?? nowMs, lie });
}
const verify = (xml: string, certificates: readonly string[] = [key.certificate]) =>
  verifyAnswer({
    samlResponse: Buffer.from(xml).toString("base64"),
    sso: { signInUrl: "https://id.kite.studio/sso", entityId, certificates },
    own,
    nowMs,
    isAwaited: async (requestId) => requestId === "_asked",
  });

test.each([
  ["with its assertion signed", {}],
  ["signed as a whole too", { signs: ["Assertion", "Response"] }],
] satisfies [string, AnswerLie][])("an answer %s says who came", async (_what, lie) => {
  expect(await verify(answer(lie))).toMatchObject({
    requestId: "_asked",
    person: { entityId, nameId: "mira-1", email: "mira@kite.studio", name: "Mira Kite" },
  });
});

test("either of two certificates will do: one follows the other", async () => {
  expect(await verify(answer(), [stranger.certificate, key.certificate])).toHaveProperty("person");
  expect(await verify(answer(), [stranger.certificate])).toBe("signature");
  expect(await verify(answer(), [])).toBe("noCertificate");
});

const wholeOf = (xml: string, name: string) =>
  new RegExp(`<(\\w+:)${name}[ >].*</\\1${name}>`, "s").exec(xml)?.[0] ?? "";
const assertionOf = (xml: string) => wholeOf(xml, "Assertion");
const signatureOf = (xml: string) => wholeOf(assertionOf(xml), "Signature");
const withoutSignature = (part: string) => part.replace(wholeOf(part, "Signature"), "");
/** An unsigned assertion about somebody else. */
const forged = (xml: string) =>
  withoutSignature(assertionOf(xml))
    .replace(/ ID="[^"]+"/, ` ID="${newXmlId()}"`)
    .replaceAll("mira", "boss");
const put = (xml: string, instead: string) => xml.replace(assertionOf(xml), instead);
const inside = (outer: string, inner: string) => outer.replace("</saml:Assertion>", `${inner}</saml:Assertion>`);
const inObject = (signature: string, inner: string) =>
  signature.replace("</ds:Signature>", `<ds:Object>${inner}</ds:Object></ds:Signature>`);
const afterIssuer = (assertion: string, inner: string) => assertion.replace("</saml:Issuer>", `</saml:Issuer>${inner}`);

/** The eight known signature wrapping attacks (XSW). */
const wrapped: readonly [string, (xml: string) => string, AnswerLie["signs"]?][] = [
  [
    "1: the signed answer in the signature of a forged one",
    (xml) => {
      const signature = wholeOf(xml.replace(assertionOf(xml), ""), "Signature");
      const evil = xml
        .replace(signature, "")
        .replaceAll("mira", "boss")
        .replace(/ ID="[^"]+"/, ' ID="_evil"');
      return evil.replace("<samlp:Status>", `${inObject(signature, xml.replace(signature, ""))}<samlp:Status>`);
    },
    ["Response"],
  ],
  [
    "2: the signed answer beside a detached signature",
    (xml) => {
      const signature = wholeOf(xml.replace(assertionOf(xml), ""), "Signature");
      const evil = xml
        .replace(signature, "")
        .replaceAll("mira", "boss")
        .replace(/ ID="[^"]+"/, ' ID="_evil"');
      return evil.replace("<samlp:Status>", `${xml.replace(signature, "")}${signature}<samlp:Status>`);
    },
    ["Response"],
  ],
  ["3: a forged assertion before the signed one", (xml) => put(xml, forged(xml) + assertionOf(xml))],
  ["4: the signed assertion in a forged one", (xml) => put(xml, inside(forged(xml), assertionOf(xml)))],
  [
    "5: the signature in a forged one, the signed one behind",
    (xml) => put(xml, afterIssuer(forged(xml), signatureOf(xml)) + withoutSignature(assertionOf(xml))),
  ],
  [
    "6: the signed one in the signature of a forged one",
    (xml) => {
      const signature = signatureOf(xml).replace(
        "</ds:Signature>",
        `${withoutSignature(assertionOf(xml))}</ds:Signature>`,
      );
      return put(xml, afterIssuer(forged(xml), signature));
    },
  ],
  [
    "7: the signed one in an extension",
    (xml) => put(xml, `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${forged(xml)}`),
  ],
  [
    "8: the signed one in an object of a forged one's signature",
    (xml) => put(xml, afterIssuer(forged(xml), inObject(signatureOf(xml), withoutSignature(assertionOf(xml))))),
  ],
];

test.each(wrapped)("a wrapped signature is refused, %s", async (_how, after, signs) => {
  const made = answer({ after, ...(signs === undefined ? {} : { signs }) });
  expect(made).toContain("boss");
  expect(await verify(made)).toMatch(/^(assertions|signatures|reference|ids)$/);
});

const swap = (from: string | RegExp, to: string) => (xml: string) => {
  const changed = xml.replace(from, to);
  if (changed === xml) throw new Error(`nothing to swap: ${String(from)}`);
  return changed;
};

const bad: readonly [string, AnswerLie, string][] = [
  ["nobody has signed", { signs: [] }, "signatures"],
  ["is signed only as a whole", { signs: ["Response"] }, "signatures"],
  ["was changed afterwards", { after: swap("mira-1", "boss-1") }, "signature"],
  ["a stranger has signed", { key: stranger }, "signature"],
  [
    "has a bad signature as a whole beside a good one",
    { signs: ["Assertion", "Response"], after: swap("Version", 'x="1" Version') },
    "signature",
  ],
  [
    "has a signature elsewhere too",
    { after: (xml) => xml.replace("<samlp:Status>", `<samlp:Status>${signatureOf(xml)}`) },
    "signatures",
  ],
  ["has two assertions", { after: (xml) => put(xml, assertionOf(xml) + forged(xml)) }, "assertions"],
  ["has an id twice", { after: swap("<samlp:Status>", '<samlp:Status ID="_s" id="_s">') }, "ids"],
  ["has a comment in the id of the person", { after: swap("mira-1", "mira<!-- -->-1") }, "declarations"],
  ["has a comment signed with it", { before: swap("mira-1", "mira<!-- -->-1") }, "declarations"],
  [
    "has a document type",
    { after: (xml) => `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml}` },
    "declarations",
  ],
  ["has a processing instruction", { after: swap("<samlp:Status>", "<?php x?><samlp:Status>") }, "declarations"],
  [
    "is for somebody else",
    { before: swap(`<saml:Audience>${own.entityId}`, "<saml:Audience>https://other.example") },
    "audience",
  ],
  ["has no audience", { before: swap(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, "") }, "unreadable"],
  [
    "went to another address",
    { before: swap(`Destination="${own.acsUrl}`, `Destination="https://other.example`) },
    "destination",
  ],
  [
    "was meant for another address",
    { before: swap(`Recipient="${own.acsUrl}`, `Recipient="https://other.example`) },
    "confirmation",
  ],
  ["another provider gave", { before: (xml) => xml.replaceAll(`>${entityId}<`, ">https://other.example<") }, "issuer"],
  [
    "holds another provider's assertion",
    { before: swap(/(<saml:Assertion[^>]*><saml:Issuer>)[^<]+/, "$1https://other.example") },
    "issuer",
  ],
  ["is signed with SHA-1", { how: "sha1" }, "algorithm"],
  ["is signed with the public key as a secret", { how: "hmac" }, "algorithm"],
  [
    "says that it failed, though it holds an assertion",
    { before: swap("status:Success", "status:Responder") },
    "notSuccess",
  ],
  [
    "holds something encrypted",
    { after: swap("<samlp:Status>", "<saml:EncryptedAssertion/><samlp:Status>") },
    "encrypted",
  ],
  [
    "answers another request inside",
    { before: swap('SubjectConfirmationData InResponseTo="_asked"', 'SubjectConfirmationData InResponseTo="_other"') },
    "confirmation",
  ],
  ["is confirmed otherwise than by who brings it", { before: swap("cm:bearer", "cm:sender-vouches") }, "confirmation"],
  ["names nobody who lasts", { before: swap("nameid-format:persistent", "nameid-format:transient") }, "nameId"],
  ["holds a transform of another kind", { after: swap("xmldsig#enveloped-signature", "xmldsig#base64") }, "algorithm"],
  ["is no answer", { after: () => "<a/>" }, "notAResponse"],
  ["is no XML", { after: (xml) => xml.slice(0, -5) }, "notXml"],
];

test.each(bad)("an answer that %s is refused", async (_what, lie, reason) => {
  expect(await verify(answer(lie))).toBe(reason);
});

test.each([
  ["expired", nowMs - 10 * 60_000],
  ["of the future", nowMs + 10 * 60_000],
])("an answer that is %s is refused", async (_what, at) => {
  expect(await verify(answer({}, { nowMs: at }))).toBe("time");
});

test.each([
  ["a minute behind", nowMs - 5 * 60_000 - 50_000],
  ["a minute ahead", nowMs + 80_000],
])("a provider's clock may be %s", async (_what, at) => {
  expect(await verify(answer({}, { nowMs: at }))).toHaveProperty("person");
});

test("nobody is let in who has not asked, and no signature is looked at for them", async () => {
  expect(await verify(answer({}, { requestId: "_never" }))).toBe("notAwaited");
  expect(await verify(answer({ before: swap(/ InResponseTo="_asked"/, "") }))).toBe("notAwaited");
});

test("what is sent without a sign-in having begun is not even parsed", async () => {
  const broken = (xml: string) => xml.slice(0, -5);
  expect(await verify(answer({ after: broken }, { requestId: "_never" }))).toBe("notAwaited");
  expect(await verify(answer({ after: broken }))).toBe("notXml");
});

test.each([
  ["the same name in another attribute", `x='y InResponseTo="_asked"' InResponseTo="_other"`],
  ["another one in an attribute before", `x='y InResponseTo="_other"' InResponseTo="_asked"`],
])("the request is the one the parser reads, not %s", async (_what, instead) => {
  expect(await verify(answer({ after: swap('InResponseTo="_asked"', instead) }))).toBe("notAwaited");
});

const deep = (count: number, start: (at: number) => string) =>
  swap(
    "</samlp:Response>",
    `${Array.from({ length: count }, (_none, at) => start(at)).join("")}${"</a>".repeat(count)}</samlp:Response>`,
  );

test.each([
  ["thousands of tags", deep(1000, () => "<a>")],
  ["hundreds of namespaces", deep(200, (at) => `<a xmlns:n${at}="n">`)],
])("an answer with %s is refused before the slow parser gets it", async (_what, after) => {
  expect(await verify(answer({ after }))).toBe("tooMuch");
});

test("somebody may be in hundreds of groups, each with its type as providers write it", async () => {
  const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  const value = `<saml:AttributeValue ${xs} xsi:type="xs:string">a group</saml:AttributeValue>`;
  const groups = `<saml:Attribute Name="groups">${value.repeat(400)}</saml:Attribute></saml:AttributeStatement>`;
  expect(await verify(answer({ before: swap("</saml:AttributeStatement>", groups) }))).toHaveProperty("person");
});

test("what is not base64 of UTF-8 is not read", async () => {
  const samlResponse = `${Buffer.from(answer()).toString("base64")}!`;
  const sso = { signInUrl: "https://id.kite.studio/sso", entityId, certificates: [key.certificate] };
  expect(await verifyAnswer({ samlResponse, sso, own, nowMs, isAwaited: async () => true })).toBe("notBase64");
});
