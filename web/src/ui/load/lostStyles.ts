/*
 * Style sheets of chunks that did not load. Vite asks for each only once, so a chunk that is asked for again would come
 * without its look.
 */
const lost = new Set<string>();

/** Remembers style sheets that do not load. Returns the undo. */
export function watchForLostStyles(): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    lost.add(target.href);
    target.remove();
  };
  // Failures of links do not bubble.
  addEventListener("error", remember, true);
  return () => removeEventListener("error", remember, true);
}

/** Asks again for what was lost; those that fail once more stay lost. */
export async function bringLostStyles(): Promise<void> {
  const hrefs = [...lost];
  lost.clear();
  await Promise.all(hrefs.map(bring));
}

function bring(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", crossOrigin: "", href });
  return new Promise((settled) => {
    link.addEventListener("load", () => settled());
    link.addEventListener("error", () => settled());
    document.head.append(link);
  });
}
