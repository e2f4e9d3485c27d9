import type { ChatKept } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ownPlace } from "../../platform/ownHost.ts";
import { chatTexts } from "../texts.ts";
import styles from "./ChatList.module.css";

/** Why there is nothing older, with the way to plans that keep more for whoever can choose one. */
export function KeptLine({ kept: { days, upgradeTeamId } }: { kept: ChatKept }) {
  const say = useTexts(chatTexts);
  return (
    <p className={styles["kept"]}>
      {say("keptDays", { count: days })}
      {/* A custom domain has no dashboard. */}
      {upgradeTeamId === null || ownPlace() !== null ? null : (
        <>
          {" "}
          <a href={`/dashboard/team/${upgradeTeamId}/upgrade`} target="_blank" rel="noreferrer">
            {say("keepLonger")}
          </a>
        </>
      )}
    </p>
  );
}
