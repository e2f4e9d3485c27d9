import { IconAlertTriangle } from "@tabler/icons-react";
import { useLocation } from "@tanstack/react-router";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { teamTexts } from "../texts.ts";
import styles from "./home.module.css";

/** A guest session ends after a day, and its team with it: an e-mail keeps both. */
export function KeepTeam() {
  const say = useTexts(teamTexts);
  const { href } = useLocation();
  return (
    <div className={styles["keep"]} role="note">
      <IconAlertTriangle size={18} aria-hidden />
      <span>
        <b>{say("keepTitle")}</b> {say("keepLead")}
      </span>
      <ButtonLink to="/login" search={{ to: href }} size="sm" className={styles["keepAct"] ?? ""}>
        {say("keepAct")}
      </ButtonLink>
    </div>
  );
}
