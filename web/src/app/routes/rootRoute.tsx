import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { LoadContext } from "../../platform/data/load.ts";
import { ErrorScreen } from "../ErrorScreen.tsx";
import { NotFoundScreen } from "../NotFoundScreen.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    name?: string;
  }
}

/** What all pages stand under. */
export const rootRoute = createRootRouteWithContext<LoadContext>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: ({ error }) => <ErrorScreen error={error} />,
});
