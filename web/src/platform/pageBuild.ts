import { createStore } from "zustand/vanilla";

/*
 * Whether this page is outdated. The server writes its build into the page and sends it with every reply, so a page
 * left open over an update sees another one. The old page still works, without the new features and fixes.
 */
export const pageBuild = createStore<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

/** The other builds seen by this page. Each is reported once: during an update, old and new servers answer in turn. */
const heard = new Set<string>();

/** A reply named the build its server serves; null if it named none, as in development. */
export function hearBuild(build: string | null, ownBuild = builtIn): void {
  if (build === null || heard.has(build)) return;
  const own = ownBuild();
  if (own === null || build === own) return;
  heard.add(build);
  pageBuild.setState({ isOutdated: true });
}

/** The server no longer supports this page's protocol. */
export function tellOutdated(): void {
  pageBuild.setState({ isOutdated: true });
}

/** The user postpones reloading, until the next update. */
export function putOffReload(): void {
  pageBuild.setState({ isOutdated: false });
}

/** The build of this page; null in development. */
export const builtIn = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
