import type { ChatLink } from "@atrium/contract";
import { constants, plainLine } from "@atrium/contract";
import { Parser } from "htmlparser2";
import type { Found } from "../../platform/outside/fetchOutside.ts";

/** The title of a page and the name of its site; null if it gives no title. */
export function pageTitle(page: Found): Omit<ChatLink, "url"> | null {
  const head = headOf(textOf(page));
  const [title] = [head.shared, head.title].map((each) => line(each)).filter((each) => each !== "");
  if (title === undefined) return null;
  const host = new URL(page.url).hostname.replace(/^www\./, "");
  return { title, site: line(head.site) || host };
}

const line = (text: string): string => plainLine(text, constants.chat.linkTitle);

interface Head {
  title: string;
  /** The title for sharing (`og:title`). */
  shared: string;
  site: string;
}

/**
 * Reads up to the body, or until the nesting is deeper than any head's: for each closing tag the parser searches all
 * open ones. The title of an SVG in the head does not count.
 */
function headOf(html: string): Head {
  const head: Head = { title: "", shared: "", site: "" };
  const at = { depth: 0, pictures: 0, isInTitle: false, isOver: false };
  const parser = new Parser({
    onopentag(name, { property, content = "" }) {
      at.depth += 1;
      if (name === "svg") at.pictures += 1;
      if (BODY.has(name) || at.depth > DEEPEST) at.isOver = true;
      if (at.isOver) return;
      if (name === "title") at.isInTitle = at.pictures === 0 && head.title === "";
      if (name !== "meta") return;
      if (property === "og:title") head.shared ||= content;
      if (property === "og:site_name") head.site ||= content;
    },
    ontext(text) {
      if (at.isInTitle && !at.isOver) head.title += text;
    },
    onclosetag(name) {
      at.depth -= 1;
      if (name === "svg") at.pictures -= 1;
      if (name === "title") at.isInTitle = false;
      if (name === "head") at.isOver = true;
    },
  });
  for (let from = 0; from < html.length && !at.isOver; from += PIECE) parser.write(html.slice(from, from + PIECE));
  parser.end();
  return head;
}
const PIECE = 4096;
const DEEPEST = 100;
/** Elements that cannot be in a head: the body has begun, even if its tag is missing. */
const BODY = new Set(["body", "div", "p", "h1", "main", "header", "article", "section", "table", "form"]);

/** Decoded by its byte order mark, else by the server's charset, else by the page's own; otherwise as UTF-8. */
function textOf({ contentType, body }: Found): string {
  const start = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  const labels = [MARKS.find(({ bytes }) => start.startsWith(bytes))?.label, charset(contentType), charset(start)];
  for (const label of labels) {
    const decoder = label === undefined ? null : decoderOf(label);
    if (decoder !== null) return decoder.decode(body);
  }
  return new TextDecoder().decode(body);
}

const MARKS = [
  { bytes: "\u00EF\u00BB\u00BF", label: "utf-8" },
  { bytes: "\u00FF\u00FE", label: "utf-16le" },
  { bytes: "\u00FE\u00FF", label: "utf-16be" },
];
/** A server's header may be long and consist of spaces: the pattern looks at each only once. */
const charset = (text: string): string | undefined => /charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1];

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
