import { createRootRouteWithContext, Outlet, useLocation } from "@tanstack/react-router";
import { ConsentBar } from "../../account/index.ts";
import { isConsentAsked } from "../../platform/consent.ts";
import type { LoadContext } from "../../platform/data/load.ts";
import { ErrorScreen } from "../ErrorScreen.tsx";
import { NotFoundScreen } from "../NotFoundScreen.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    name?: string;
  }
}

/** Whoever is in a room, or before its door, is asked nothing: it waits for a page of another kind. */
function RootPage() {
  const isInSpace = useLocation({ select: ({ pathname }) => pathname.startsWith("/s/") });
  return (
    <>
      <Outlet />
      {isInSpace || !isConsentAsked() ? null : <ConsentBar />}
    </>
  );
}

/** What all pages stand under. */
export const rootRoute = createRootRouteWithContext<LoadContext>()({
  component: RootPage,
  notFoundComponent: NotFoundScreen,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
});
