/** The slug of a space from its link, or from the slug itself. */
export function slugOfLink(typed: string): string {
  const text = typed.trim();
  const path = URL.canParse(text) ? new URL(text).pathname : text;
  const [, slug] = /^(?:[^/]+)?\/s\/([^/?#]+)/.exec(path) ?? [];
  return slug ?? text;
}
