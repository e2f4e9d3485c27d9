import { errorText } from "@atrium/contract";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { courtUrl } from "../../ui/artwork.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./problem.module.css";

/** The address names a team that is not there, or not for this person: both look the same. */
export function UnknownTeam() {
  const say = useTexts(teamTexts);
  return (
    <div className={styles["problem"]}>
      <img src={courtUrl("lost")} alt="" />
      <h1>{errorText("teamNotFound", currentLocale())}</h1>
      <ButtonLink to="/dashboard" size="lg">
        {say("toDashboard")}
      </ButtonLink>
    </div>
  );
}
