import { IconChevronRight, IconX } from "@tabler/icons-react";
import type { Team } from "@atrium/contract";
import { Link } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { TeamLogo } from "../TeamLogo.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./create.module.css";
import type { CreateSpaceActions, CreateSpaceState } from "./createSpaceModel.ts";
import { NewSpaceForm } from "./NewSpaceForm.tsx";
import { TemplatePicker } from "./TemplatePicker.tsx";

interface CreateSpaceViewProps {
  state: CreateSpaceState;
  actions: CreateSpaceActions;
  team: Team;
  host: string;
}

export function CreateSpaceView({ state, actions, team, host }: CreateSpaceViewProps) {
  const say = useTexts(teamTexts);
  return (
    <div className={styles["page"]}>
      <header className={styles["top"]}>
        <TeamLogo team={team} size={28} />
        <Link to="/dashboard/team/$teamId" params={{ teamId: team.id }} className={styles["crumb"] ?? ""}>
          {team.name}
        </Link>
        <IconChevronRight size={16} aria-hidden />
        <b>{say("newSpace")}</b>
        <Link
          to="/dashboard/team/$teamId"
          params={{ teamId: team.id }}
          className={styles["close"] ?? ""}
          aria-label={say("close")}
        >
          <IconX size={18} aria-hidden />
        </Link>
      </header>
      <main className={styles["columns"]}>
        <section>
          <h1>{say("chooseRoom")}</h1>
          <p className={styles["lead"]}>{say("chooseRoomLead")}</p>
          <TemplatePicker chosen={state.template} onChoose={actions.chooseTemplate} />
        </section>
        <NewSpaceForm state={state} actions={actions} host={host} />
      </main>
    </div>
  );
}
