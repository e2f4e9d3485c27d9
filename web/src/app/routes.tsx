import { RoomId } from "@atrium/contract";
import { createRoute } from "@tanstack/react-router";
import { z } from "zod";
import { TryForFreeScreen } from "../team/index.ts";
import { lazyScreen } from "../ui/load/lazyScreen.ts";
import { dashboardRoutes } from "./routes/dashboardRoutes.tsx";
import { entranceRoutes } from "./routes/entranceRoutes.tsx";
import { home } from "./routes/homeRoute.ts";
import { oldRoutes } from "./routes/oldRoutes.ts";
import { rootRoute } from "./routes/rootRoute.tsx";
import { ChatPosition, search } from "./search.ts";

/*
 * The pages by path, each group in a file under `routes/`. Each screen is a separate chunk. `staticData.name` is the
 * route's name for analytics; a route without one is a redirect. A loader loads what its screen shows; pending and error
 * components are set once per branch.
 */
const space = createRoute({
  getParentRoute: () => rootRoute,
  path: "/s/$slug",
  staticData: { name: "space" },
  validateSearch: search({
    room: RoomId,
    chat: z.enum(["room", "space"]),
    message: ChatPosition,
    show: z.enum(["recordings"]),
  }),
  component: lazyScreen(() => import("./SpaceRoute.tsx"), "SpaceRoute"),
});

const tryForFree = createRoute({
  getParentRoute: () => rootRoute,
  path: "/try",
  staticData: { name: "try" },
  component: TryForFreeScreen,
});
const legal = createRoute({
  getParentRoute: () => rootRoute,
  path: "/legal-documents",
  staticData: { name: "legal-documents" },
  component: lazyScreen(() => import("./LegalScreen.tsx"), "LegalScreen"),
});
const outbox = createRoute({
  getParentRoute: () => rootRoute,
  path: "/dev/mail",
  staticData: { name: "outbox" },
  component: lazyScreen(() => import("./outbox/OutboxScreen.tsx"), "OutboxScreen"),
});

export const routeTree = rootRoute.addChildren([
  home,
  ...oldRoutes,
  space,
  ...dashboardRoutes,
  ...entranceRoutes,
  tryForFree,
  legal,
  outbox,
]);
