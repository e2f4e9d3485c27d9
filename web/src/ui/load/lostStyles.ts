/*
 * Style sheets of chunks that failed to load. Vite requests each only once, so a chunk requested again would come
 * unstyled.
 */
const lost = new Set<string>();

/** Remembers style sheets that fail to load. Returns the undo. */
export function watchForLostStyles(): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    lost.add(target.href);
    target.remove();
  };
  // Error events of links do not bubble.
  addEventListener("error", remember, true);
  return () => removeEventListener("error", remember, true);
}

/** Requests the failed ones again; those that fail once more stay lost. */
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
