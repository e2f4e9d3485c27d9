import { useMatches, useRouter } from "@tanstack/react-router";
import { useOwnAccount } from "../../account/index.ts";
import { DashboardFrame } from "./DashboardFrame.tsx";
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
      <PagePending />
    </DashboardFrame>
  );
}

function PagePending() {
  const { routesById } = useRouter();
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const Skeleton = routeId === undefined ? undefined : routesById[routeId].options.pendingComponent;
  return Skeleton === undefined ? null : <Skeleton />;
}
