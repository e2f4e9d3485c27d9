import { newId, type TeamId } from "@atrium/contract";
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { toPlansOf } from "./toPlansOf.ts";

test.each(["daypass", "subscription", "checkout"])("from %s the way back is to all plans", async (step) => {
  const teamId = newId<TeamId>();
  const root = createRootRoute();
  const plans = createRoute({ getParentRoute: () => root, path: "/dashboard/team/$teamId/upgrade/{-$step}" });
  const history = createMemoryHistory({ initialEntries: [`/dashboard/team/${teamId}/upgrade/${step}`] });
  const router = createRouter({ routeTree: root.addChildren([plans]), history });
  await router.load();
  expect(router.buildLocation(toPlansOf(teamId) as never).pathname).toBe(`/dashboard/team/${teamId}/upgrade`);
});
