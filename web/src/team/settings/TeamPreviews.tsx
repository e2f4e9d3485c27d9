import type { Team } from "@atrium/contract";
import { IconSelector } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { TeamLogo } from "../TeamLogo.tsx";
import { teamTexts } from "../texts.ts";
import { teamLookTexts } from "./teamLookTexts.ts";
import styles from "./teamSettings.module.css";

/** Where the name, the logo and the colour are seen, as they are being changed. */
export function TeamPreviews({ team }: { team: Team }) {
  const say = useTexts(teamLookTexts);
  const sayTeam = useTexts(teamTexts);
  const name = team.name.trim() === "" ? "…" : team.name;
  const bare = { ...team, name, logoImageUrl: null };
  return (
    <aside className={styles["previews"]} aria-label={say("shows")}>
      <h2>{say("shows")}</h2>
      <figure className={styles["inSide"]}>
        <figcaption>{say("inSide")}</figcaption>
        <div className={styles["card"]}>
          <TeamLogo team={{ ...team, name }} size={32} />
          <span>
            <b>{name}</b>
            <small>{sayTeam("members", { count: team.membersCount })}</small>
          </span>
          <IconSelector size={16} aria-hidden />
        </div>
      </figure>
      <figure>
        <figcaption>{say("onInvitations")}</figcaption>
        <b>{say("invitesYou", { name })}</b>
        <p>
          <TeamLogo team={{ ...team, name }} size={20} />
          {name}
        </p>
      </figure>
      <figure>
        <figcaption>{say("withoutLogo")}</figcaption>
        <p>
          <TeamLogo team={bare} size={40} />
          <TeamLogo team={bare} size={28} />
          <TeamLogo team={bare} size={20} />
          {say("firstLetter")}
        </p>
      </figure>
    </aside>
  );
}
