import { lazyRouteComponent } from "@tanstack/react-router";
import { bringLostStyles } from "./lostStyles.ts";

/**
 * A screen in a chunk of its own. The router reloads the page for errors with the browser's wording, even without a
 * server to reload from; with a prefix they reach the error page, which handles both cases.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(async () => {
    try {
      await bringLostStyles();
      return await load();
    } catch (cause) {
      throw new Error(`Screen not loaded: ${String(cause)}`, { cause });
    }
  }, name);
}
