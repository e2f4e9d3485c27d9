import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { ProfileDialog } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { wantOverlays } from "../../ui/overlays.ts";
import { optionalDialog } from "../../ui/dialog/optionalDialog.tsx";
import { useFindKey } from "../../ui/focus/useFindKey.ts";
import { loadOptional } from "../../ui/load/loadOptional.ts";
import { CreateTeamDialog } from "../settings/CreateTeamDialog.tsx";
import { askForTour } from "../tour/askedTour.ts";
import { tourTexts } from "../tour/texts.ts";
import { startTour } from "../tour/tour.ts";
import { DashboardSide } from "./DashboardSide.tsx";
import type { FrameActions, FrameModel } from "./frameModel.ts";
import styles from "./DashboardFrame.module.css";
import { TabBar } from "./TabBar.tsx";
import { TopBar } from "./TopBar.tsx";
import { useBodyMark } from "../../ui/useBodyMark.ts";

const loadFind = async () => (await import("../find/FindDialog.tsx")).FindDialog;
const FindDialog = optionalDialog(loadFind);

/** Side, sheet and, on the phone, top and tab bar. */
export function DashboardFrame({ children, ...model }: FrameModel & { children: ReactNode }) {
  const sayTour = useTexts(tourTexts);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<"profile" | "team" | "find" | null>(null);
  useBodyMark("dashboard", "shown");
  // The news may be that the network is gone, and then no code could be loaded to show it.
  useEffect(() => void wantOverlays(), []);
  // Letters typed right after its key would be lost while it loads.
  useEffect(() => void loadOptional(loadFind), []);
  const find = () => setDialog("find");
  useFindKey(find);
  const isVerified = model.account !== null && model.account.email !== null;
  const { team } = model;
  const showAround = () => {
    if (team === null) return void startTour(sayTour, model.account?.accountId ?? null);
    askForTour();
    void navigate({ to: "/dashboard/team/$teamId", params: { teamId: team.id } });
  };
  // What was chosen may have opened another dialog by then.
  const closeFind = () => setDialog((now) => (now === "find" ? null : now));
  const actions: FrameActions = {
    showAround,
    find,
    openProfile: () => setDialog("profile"),
    openNewTeam: isVerified ? () => setDialog("team") : null,
  };
  return (
    <div className={styles["shell"]}>
      <DashboardSide model={model} actions={actions} />
      <main className={styles["sheet"]}>
        <TopBar model={model} actions={actions} />
        {children}
      </main>
      <TabBar model={model} actions={actions} />
      {model.account === null ? null : (
        <ProfileDialog account={model.account} opened={dialog === "profile"} onClose={() => setDialog(null)} />
      )}
      <FindDialog opened={dialog === "find"} onClose={closeFind} model={model} actions={actions} />
      <CreateTeamDialog opened={dialog === "team"} onClose={() => setDialog(null)} />
    </div>
  );
}
