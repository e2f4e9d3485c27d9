interface Service {
  /** The sharing link of a document, without its scheme. */
  link: RegExp;
  /** The address of the same document that may be framed. */
  framed: (named: Readonly<Record<string, string | undefined>>, url: string) => string;
}

const GOOGLE_ID = String.raw`(?<id>[\w-]{20,})`;
const google = (kind: string, view: string): Service => ({
  link: new RegExp(String.raw`^docs\.google\.com/${kind}/(?:u/\d+/)?d/${GOOGLE_ID}(?:[/?#]|$)`),
  framed: ({ id = "" }) => `https://docs.google.com/${kind}/d/${id}/${view}`,
});

/** Services whose pages refuse to be framed and that offer another address for it. */
const SERVICES: readonly Service[] = [
  google("document", "preview"),
  google("spreadsheets", "preview"),
  google("presentation", "embed"),
  {
    link: /^docs\.google\.com\/forms\/d\/e\/(?<id>[\w-]{20,})\/viewform(?:[?#]|$)/,
    framed: ({ id = "" }) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
  },
  {
    link: new RegExp(String.raw`^drive\.google\.com/file/d/${GOOGLE_ID}(?:[/?#]|$)`),
    framed: ({ id = "" }) => `https://drive.google.com/file/d/${id}/preview`,
  },
  {
    link: /^(?:www\.)?figma\.com\/(?:file|design|proto|board|slides|deck)\/\w+/,
    framed: (_named, url) => `https://www.figma.com/embed?embed_host=share&url=${encodeURIComponent(url)}`,
  },
  {
    link: /^(?:www\.)?miro\.com\/app\/board\/(?<id>[\w-]+=?)(?:[/?#]|$)/,
    framed: ({ id = "" }) => `https://miro.com/app/live-embed/${id}/`,
  },
  {
    link: /^(?:www\.)?loom\.com\/share\/(?<id>[0-9a-f]{32})(?:[/?#]|$)/,
    framed: ({ id = "" }) => `https://www.loom.com/embed/${id}`,
  },
  {
    link: /^airtable\.com\/(?<id>(?:app\w{14}\/)?shr\w{14})(?:[/?#]|$)/,
    framed: ({ id = "" }) => `https://airtable.com/embed/${id}`,
  },
  {
    link: /^(?:www\.)?canva\.com\/design\/(?<id>[\w-]+\/[\w-]+)\/(?:view|watch)(?:[/?#]|$)/,
    framed: ({ id = "" }) => `https://www.canva.com/design/${id}/view?embed`,
  },
];

/** The address by which a document of a well-known service may be framed; any other address as it is. */
export function embeddable(url: string): string {
  const { host, pathname, search, hash } = new URL(url);
  const plain = `${host}${pathname}${search}${hash}`;
  for (const { link, framed } of SERVICES) {
    const found = link.exec(plain);
    if (found !== null) return framed(found.groups ?? {}, url);
  }
  return url;
}

/** What was typed; of the code for a frame, the address in it. */
export function addressIn(typed: string): string {
  const words = typed.trim();
  const code = /^<iframe\b[^>]*?\ssrc\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/is.exec(words)?.groups;
  if (code === undefined) return words;
  const address = (code["double"] ?? code["single"] ?? "").trim().replaceAll("&amp;", "&");
  return address.startsWith("//") ? `https:${address}` : address;
}
