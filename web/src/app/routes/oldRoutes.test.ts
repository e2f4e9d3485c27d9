import { isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { oldRoutes } from "./oldRoutes.ts";

const TEAM = "/app/team/$teamId";
const MOVED: Record<string, string> = {
  "/app": "/dashboard",
  "/app/last-visited": "/dashboard",
  "/app/choose-team-for-upgrade": "/dashboard/choose-team-for-upgrade",
  [TEAM]: "/dashboard/team/$teamId",
  [`${TEAM}/settings`]: "/dashboard/team/$teamId/settings",
  [`${TEAM}/users`]: "/dashboard/team/$teamId/users",
  [`${TEAM}/plan-details`]: "/dashboard/team/$teamId/plan-details",
  [`${TEAM}/upgrade/{-$step}`]: "/dashboard/team/$teamId/upgrade/{-$step}",
};

const pathOf = ({ options }: (typeof oldRoutes)[number]): string => ("path" in options ? options.path : "");

/** Where a path leads, and with which team; null if it stays. */
function ledTo({ options }: (typeof oldRoutes)[number]): unknown {
  const beforeLoad = options.beforeLoad as unknown as (at: { params: { teamId: string } }) => void;
  try {
    beforeLoad({ params: { teamId: "kite" } });
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options;
    throw thrown;
  }
  return null;
}

test("every path of earlier versions leads to the page that took its place, of the same team", () => {
  expect(oldRoutes.map(pathOf).toSorted()).toEqual(Object.keys(MOVED).toSorted());
  for (const route of oldRoutes) {
    const path = pathOf(route);
    const params = path.includes("$teamId") ? { params: { teamId: "kite" } } : {};
    expect(ledTo(route), path).toMatchObject({ to: MOVED[path], replace: true, ...params });
  }
});
