import { lazyRouteComponent } from "@tanstack/react-router";
import { bringLostStyles } from "./lostStyles.ts";

/**
 * A screen that is a chunk of its own. The router reloads the page for failures that begin as the browser words them,
 * whether or not the server answers; with another message they reach the error page, which checks that.
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
