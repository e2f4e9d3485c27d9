import { createStore } from "zustand/vanilla";

/*
 * Whether this page is outdated. The server writes its build into the page and says it with every reply; a page left open
 * over an update hears of another one. It goes on working, without what is new or fixed.
 */
export const pageBuild = createStore<{ isOutdated: boolean }>(() => ({ isOutdated: false }));

/** The other builds this page has heard of. Each is told once: while servers are updated, old and new ones answer in turn. */
const heard = new Set<string>();

/** A reply said which build its server serves; null where none says so, as in development. */
export function hearBuild(build: string | null, ownBuild = builtIn): void {
  if (build === null || heard.has(build)) return;
  const own = ownBuild();
  if (own === null || build === own) return;
  heard.add(build);
  pageBuild.setState({ isOutdated: true });
}

/** The server no longer speaks with this page. */
export function tellOutdated(): void {
  pageBuild.setState({ isOutdated: true });
}

/** Reloading can wait, until the next update. */
export function putOffReload(): void {
  pageBuild.setState({ isOutdated: false });
}

const builtIn = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
