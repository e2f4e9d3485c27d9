import { IconChevronRight, IconX } from "@tabler/icons-react";
import { must, type LibraryTemplateName, type Team } from "@atrium/contract";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { TeamLogo } from "../TeamLogo.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./create.module.css";
import { NewSpaceForm } from "./NewSpaceForm.tsx";
import { originsOf, type Offered } from "./origins.ts";
import { TemplatePicker } from "./TemplatePicker.tsx";

interface CreateSpaceViewProps {
  team: Team;
  offered: Offered;
  /** The initial choice. */
  first: LibraryTemplateName;
  host: string;
  onMade: (slug: string) => Promise<void>;
}

/** The choice of a template, beside the form of the new space. */
export function CreateSpaceView({ team, offered, first, host, onMade }: CreateSpaceViewProps) {
  const say = useTexts(teamTexts);
  const [key, setKey] = useState<string>(first);
  const origins = originsOf(offered, say);
  const chosen = must(origins.find((origin) => origin.key === key) ?? origins[0], "the library is never empty");
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
          <TemplatePicker origins={origins} chosen={chosen} onChoose={(origin) => setKey(origin.key)} />
        </section>
        <NewSpaceForm team={team} origin={chosen} host={host} onMade={onMade} />
      </main>
    </div>
  );
}
