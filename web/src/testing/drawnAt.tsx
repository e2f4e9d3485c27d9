import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { drawn } from "./drawn.tsx";

/** Renders a screen that navigates, with the state of its history entry, and returns the history. */
export async function drawnAt(children: ReactNode, state: object = {}) {
  const history = createMemoryHistory({ initialEntries: ["/"] });
  history.replace("/", state);
  const routeTree = createRootRoute({ component: () => children, notFoundComponent: () => null });
  const router = createRouter({ routeTree, history });
  const screen = await drawn(<RouterProvider router={router as never} />);
  return { screen, history };
}
