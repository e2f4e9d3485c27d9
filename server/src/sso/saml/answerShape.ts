// How an answer must be built before its signature is checked. Every known attack that wraps a signed assertion into
// another one needs a second assertion, a misplaced signature, or a reference that leads elsewhere: all are refused.
import { createRequire } from "node:module";

// The parser of the signature library; its own types would bring those of a browser into the whole server.
interface XmlNode {
  nodeType: number;
  parentNode: unknown;
}
interface XmlElement extends XmlNode {
  localName: string;
  namespaceURI: string | null;
  textContent: string | null;
  childNodes: ArrayLike<XmlNode>;
  attributes: ArrayLike<{ name: string; localName: string; value: string }>;
  getAttribute(name: string): string;
  hasAttribute(name: string): boolean;
  getElementsByTagName(name: string): ArrayLike<XmlElement>;
}
interface XmlParsing {
  DOMParser: new (options: { errorHandler: Record<"warning" | "error" | "fatalError", () => void> }) => {
    parseFromString(xml: string, type: "text/xml"): { documentElement: XmlElement; childNodes: ArrayLike<XmlNode> };
  };
}
const require = createRequire(import.meta.url);
const { DOMParser } = require("@xmldom/xmldom") as XmlParsing;
const ELEMENT_NODE = 1;

const PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol";
const ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion";
const SIGNATURE = "http://www.w3.org/2000/09/xmldsig#";
const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";
const C14N = "http://www.w3.org/2001/10/xml-exc-c14n#";

/** Excludes SHA-1 and everything with a shared secret. */
const ALLOWED: Readonly<Record<string, ReadonlySet<string>>> = {
  SignatureMethod: new Set([
    "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  ]),
  DigestMethod: new Set(["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2001/04/xmlenc#sha512"]),
  CanonicalizationMethod: new Set([C14N]),
  Transform: new Set([C14N, `${SIGNATURE}enveloped-signature`]),
};

export type ShapeFault =
  | "notXml"
  | "notAResponse"
  | "notSuccess"
  | "assertions"
  | "encrypted"
  | "ids"
  | "signatures"
  | "algorithm"
  | "reference"
  | "destination"
  | "issuer";

export interface AnswerShape {
  inResponseTo: string;
  /** Whether the answer as a whole is signed besides its assertion. */
  isAllSigned: boolean;
}

interface Expected {
  acsUrl: string;
  entityId: string;
}

/** What an answer says of itself, or what is wrong with how it is built. `glanceAt` has found nothing wrong with it. */
export function readShape(xml: string, expected: Expected): AnswerShape | ShapeFault {
  const root = parsed(xml);
  if (root === null) return "notXml";
  if (!isNamed(root, PROTOCOL, "Response")) return "notAResponse";
  const all = [root, ...Array.from(root.getElementsByTagName("*"))];
  return faultOf(root, all, expected) ?? { ...saidBy(root), isAllSigned: childrenNamed(root, "Signature").length > 0 };
}

const saidBy = (root: XmlElement) => ({ inResponseTo: root.getAttribute("InResponseTo") ?? "" });

function faultOf(root: XmlElement, all: readonly XmlElement[], { acsUrl, entityId }: Expected): ShapeFault | null {
  if (all.some(({ localName }) => localName.startsWith("Encrypted"))) return "encrypted";
  const assertions = all.filter(({ localName }) => localName === "Assertion");
  const [assertion] = assertions;
  const statuses = childrenNamed(root, "Status").flatMap((status) => childrenNamed(status, "StatusCode"));
  if (statuses.length !== 1 || statuses[0]?.getAttribute("Value") !== SUCCESS) return "notSuccess";
  if (assertion === undefined || assertions.length !== 1) return "assertions";
  if (!isNamed(assertion, ASSERTION, "Assertion") || assertion.parentNode !== root) return "assertions";
  const destination = root.getAttribute("Destination");
  if (destination && destination !== acsUrl) return "destination";
  const issuers = childrenNamed(root, "Issuer");
  if (issuers.some((issuer) => issuer.textContent?.trim() !== entityId)) return "issuer";
  return idFault(all) ?? signatureFault(all, [root, assertion]);
}

/** Ids must be unique: a reference must lead to one element only. */
function idFault(all: readonly XmlElement[]): ShapeFault | null {
  const ids = all.flatMap(({ attributes }) =>
    Array.from(attributes)
      .filter(({ name, localName }) => /^id$/i.test(localName || name))
      .map(({ value }) => value),
  );
  return new Set(ids).size === ids.length ? null : "ids";
}

/** The assertion must be signed, the answer may be; each signature must be a direct child of what it signs. */
function signatureFault(
  all: readonly XmlElement[],
  [root, assertion]: readonly [XmlElement, XmlElement],
): ShapeFault | null {
  const signatures = all.filter(({ localName }) => localName === "Signature");
  const ofAssertion = signatures.filter(({ parentNode }) => parentNode === assertion);
  const ofRoot = signatures.filter(({ parentNode }) => parentNode === root);
  if (ofAssertion.length !== 1 || ofRoot.length > 1) return "signatures";
  if (signatures.length !== ofAssertion.length + ofRoot.length) return "signatures";
  if (all.some((each) => isNamed(each, SIGNATURE, "Object"))) return "signatures";
  return signatures.map(faultOfSignature).find((fault) => fault !== null) ?? null;
}

function faultOfSignature(signature: XmlElement): ShapeFault | null {
  if (!isNamed(signature, SIGNATURE, "Signature")) return "signatures";
  const inside = Array.from(signature.getElementsByTagName("*"));
  const isAllowed = (each: XmlElement) =>
    ALLOWED[each.localName]?.has(each.getAttribute("Algorithm") ?? "") ?? !each.hasAttribute("Algorithm");
  if (!inside.every(isAllowed)) return "algorithm";
  const references = inside.filter(({ localName }) => localName === "Reference");
  const own = (signature.parentNode as XmlElement).getAttribute("ID");
  const isOwn = references.length === 1 && own !== null && references[0]?.getAttribute("URI") === `#${own}`;
  return isOwn ? null : "reference";
}

const isNamed = (element: XmlElement, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name;

const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  (Array.from(element.childNodes) as XmlElement[]).filter(({ localName }) => localName === name);

function parsed(xml: string): XmlElement | null {
  // The first fault ends it: the parser would go on, and look for the end of each once more.
  const stop = () => {
    throw new Error("not XML");
  };
  try {
    const parser = new DOMParser({ errorHandler: { warning: stop, error: stop, fatalError: stop } });
    const { documentElement, childNodes } = parser.parseFromString(xml, "text/xml");
    const roots = Array.from(childNodes).filter(({ nodeType }) => nodeType === ELEMENT_NODE);
    return roots.length === 1 ? documentElement : null;
  } catch {
    return null;
  }
}
