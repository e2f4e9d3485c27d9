import { createRouter } from "@tanstack/react-router";
import { trackPage } from "../platform/analytics.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { routeTree } from "./routes.tsx";

/** The router of the app; every change of page is counted under the name of its route. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: "intent",
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

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
