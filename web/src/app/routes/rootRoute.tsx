import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import { ConsentBar } from "../../account/index.ts";
import { isConsentAsked } from "../../platform/consent.ts";
import type { LoadContext } from "../../platform/data/load.ts";
import { ErrorScreen } from "../ErrorScreen.tsx";
import { NotFoundScreen } from "../NotFoundScreen.tsx";
import { OutdatedBar } from "../OutdatedBar.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    name?: string;
  }
}

/** In a room or at its entrance the user is not asked anything: questions wait for another page. */
function RootPage() {
  const isInSpace = useLocation({ select: ({ pathname }) => pathname.startsWith("/s/") });
  return (
    <>
      <Outlet />
      {isInSpace ? null : <OutdatedBar />}
      {isInSpace || !isConsentAsked() ? null : <ConsentBar />}
    </>
  );
}

/** The parent of all pages. */
export const rootRoute = createRootRouteWithContext<LoadContext>()({
  component: RootPage,
  notFoundComponent: NotFoundScreen,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
});
