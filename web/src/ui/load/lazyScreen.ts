import { lazyRouteComponent } from "@tanstack/react-router";
import { bringLostStyles } from "./lostStyles.ts";

interface Loadable {
  preload?: () => Promise<void> | undefined;
}

/**
 * A screen in a chunk of its own. The router reloads the page for errors with the browser's wording, even without a
 * server to reload from; with a prefix they reach the error page, which handles both cases.
 *
 * @param within lazy screens that this one shows inside itself, which load beside it: one after the other they would
 * hold the page up twice
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  within: readonly Loadable[] = [],
) {
  return lazyRouteComponent(async () => {
    try {
      await bringLostStyles();
      const [module] = await Promise.all([load(), ...within.map((each) => each.preload?.())]);
      return module;
    } catch (cause) {
      throw new Error(`Screen not loaded: ${String(cause)}`, { cause });
    }
  }, name);
}
