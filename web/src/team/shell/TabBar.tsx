import { IconAdjustmentsHorizontal, IconLayoutGrid, IconPlus, IconSparkles, IconUsers } from "@tabler/icons-react";
import { DEMO_SPACE_SLUG } from "@atrium/contract";
import { may } from "@atrium/rules";
import { Link } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { inTeam } from "../inTeam.ts";
import { teamTexts } from "../texts.ts";
import { usersTexts } from "../users/texts.ts";
import { seesUsers } from "../users/usersModel.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import type { FrameActions, FrameModel } from "./frameModel.ts";
import styles from "./TabBar.module.css";

/** The phone's places at the bottom, with the one thing to make in the middle. */
export function TabBar({ model, actions }: { model: FrameModel; actions: FrameActions }) {
  const say = useTexts(teamTexts);
  const sayUsers = useTexts(usersTexts);
  const { team, spaces, account } = model;
  return (
    <nav className={styles["tabBar"]} aria-label={say("spaces")}>
      {team === null ? null : (
        <>
          <Link
            to="/dashboard/team/$teamId"
            params={{ teamId: team.id }}
            className={styles["tab"] ?? ""}
            activeOptions={{ exact: true }}
          >
            <IconLayoutGrid size={24} stroke={1.5} aria-hidden />
            <span>{say("spacesShort")}</span>
          </Link>
          {seesUsers(team, spaces ?? []) ? (
            <Link to="/dashboard/team/$teamId/users" params={{ teamId: team.id }} className={styles["tab"] ?? ""}>
              <IconUsers size={24} stroke={1.5} aria-hidden />
              <span>{sayUsers("usersShort")}</span>
            </Link>
          ) : (
            <Link to="/s/$slug" params={{ slug: DEMO_SPACE_SLUG }} className={styles["tab"] ?? ""}>
              <IconSparkles size={24} stroke={1.5} aria-hidden />
              <span>{say("demoShort")}</span>
            </Link>
          )}
          {may("team.createSpaces", inTeam(team)) ? (
            <Link
              to="/dashboard/team/$teamId/new-space"
              params={{ teamId: team.id }}
              className={styles["tabPlus"] ?? ""}
              aria-label={say("newSpace")}
            >
              <IconPlus size={24} aria-hidden />
            </Link>
          ) : null}
          <Link to="/dashboard/team/$teamId/settings" params={{ teamId: team.id }} className={styles["tab"] ?? ""}>
            <IconAdjustmentsHorizontal size={24} stroke={1.5} aria-hidden />
            <span>{say("settingsShort")}</span>
          </Link>
        </>
      )}
      {account === null ? null : <AccountMenu account={account} actions={actions} kind="tab" />}
    </nav>
  );
}
