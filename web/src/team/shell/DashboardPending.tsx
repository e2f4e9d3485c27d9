import type { Team } from "@atrium/contract";
import { useQuery } from "@tanstack/react-query";
import { useMatches, useRouter } from "@tanstack/react-router";
import { useOwnAccount } from "../../account/index.ts";
import { useNow } from "../../platform/useNow.ts";
import { HomePending, VisitedShapes } from "../home/HomePending.tsx";
import { visitedSpaces, VisitedSpaces } from "../visited/VisitedSpaces.tsx";
import { UsersPending } from "../users/UsersPending.tsx";
import { DashboardFrame } from "./DashboardFrame.tsx";
import type { FrameModel } from "./frameModel.ts";
import { useFrameModel } from "./useFrameModel.ts";

/**
 * The dashboard on its way: the frame around the skeleton of the page that was asked for. On a first load the router
 * shows nothing below the first route that had to wait.
 */
export function DashboardPending() {
  const account = useOwnAccount();
  const { options } = useRouter();
  // Before it is known who is signed in the page may lead to sign-in.
  const Before = options.defaultPendingComponent;
  if (account !== undefined && account !== null) return <FramePending />;
  return Before === undefined ? null : <Before />;
}

function FramePending() {
  const { model } = useFrameModel();
  return (
    <DashboardFrame {...model}>
      <PageShape model={model} />
    </DashboardFrame>
  );
}

/** A page of a team that is loading, inside the frame. */
export function PageShape({ model: { account, team } }: { model: FrameModel }) {
  const { routesById } = useRouter();
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const nowMs = useNow(MINUTE_MS);
  if (routeId === undefined) return null;
  if (routeId === USERS) return <UsersPending />;
  if (routeId === HOME && account !== null) {
    const visited = <VisitedPending team={team} />;
    return <HomePending account={account} team={team} hour={new Date(nowMs).getHours()} visited={visited} />;
  }
  const Skeleton = routesById[routeId].options.pendingComponent;
  return Skeleton === undefined ? null : <Skeleton />;
}

const MINUTE_MS = 60_000;
const HOME = "/dashboard/team/$teamId/";
const USERS = "/dashboard/team/$teamId/users";

/** What comes first of the page is drawn first: where one was may be here before the spaces are. */
function VisitedPending({ team }: { team: Team | null }) {
  const isHere = useQuery(visitedSpaces).data !== undefined;
  if (team !== null && (isHere || team.spacesCount === 0)) return <VisitedSpaces teamId={team.id} />;
  return isHere ? null : <VisitedShapes />;
}
