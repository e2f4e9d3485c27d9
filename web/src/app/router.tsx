import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { trackPage } from "../platform/analytics.ts";
import { ownPlace, pathInAddress, pathInside } from "../platform/ownHost.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { routeTree } from "./routes.tsx";
import { parseSearch, stringifySearch } from "./search.ts";

/** The app's router; every page change is counted under its route's name. */
export function createAppRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queries },
    parseSearch,
    stringifySearch,
    ...hostRewrite(),
    defaultPreload: "intent",
    // Caching of replies is the query client's job alone.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultPendingComponent: PageLoading,
    defaultNotFoundComponent: NotFoundScreen,
  });
  router.subscribe("onResolved", ({ pathChanged }) => {
    const name = router.state.matches.at(-1)?.staticData.name;
    if (pathChanged && name !== undefined) trackPage(name);
  });
  return router;
}

/** On a space's own domain its slug is not part of the path. */
function hostRewrite() {
  const place = ownPlace();
  if (place === null) return {};
  const by = (change: typeof pathInside) => (options: { url: URL }) => {
    const url = new URL(options.url);
    url.pathname = change(url.pathname, place);
    return url;
  };
  return { rewrite: { input: by(pathInside), output: by(pathInAddress) } };
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
