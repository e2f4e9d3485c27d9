// What is read of an answer before it is known whether anybody asked for it. The parser is slow with what is nested deep and
// names many namespaces, and strangers send whatever they like: nothing here takes longer than reading the text once.

export type GlanceFault = "declarations" | "tooMuch" | "notAResponse";

/** Several times what a provider sends of somebody in hundreds of groups. */
const MOST_TAGS = 2000;
/** Providers repeat a few prefixes at every value. */
const MOST_PREFIXES = 100;

const OPENING = /^\s*(?:<\?xml\s[^>]*>\s*)?<(?:[\w.-]+:)?Response(\s[^>]*)>/;
const IN_RESPONSE_TO = /\sInResponseTo\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** The request an answer says it belongs to, empty if it names none; only a guess until the parser has read the same. */
export function glanceAt(xml: string): { inResponseTo: string } | GlanceFault {
  // Comments, document types and CDATA could make two readers read different texts. No provider needs them.
  if (/<!|<\?(?!xml\s)/.test(xml) || xml.lastIndexOf("<?xml") > 0) return "declarations";
  if (xml.split("<").length > MOST_TAGS || new Set(xml.match(/xmlns[^\s=]*/g)).size > MOST_PREFIXES) return "tooMuch";
  const [, attributes] = OPENING.exec(xml) ?? [];
  if (attributes === undefined) return "notAResponse";
  const [, doubly, singly] = IN_RESPONSE_TO.exec(attributes) ?? [];
  return { inResponseTo: doubly ?? singly ?? "" };
}
