import { constants } from "@atrium/contract";
import type { CSSProperties } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import asideStyles from "../aside.module.css";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./activityAlert.module.css";
import { stillHereTexts } from "./texts.ts";
import { useStillHere } from "./useStillHere.ts";

/** Shown after a long time alone in a room: the seconds until I leave, and the button to stay. */
export function ActivityAlert({ room }: { room: RoomBundle }) {
  const { quiet, stay } = useStillHere(room.port, { people: room.view.people, small: room.smallWindow.body });
  return quiet.state === "asked" ? <StillHereCard leftMs={quiet.leftMs} stay={stay} /> : null;
}

export function StillHereCard({ leftMs, stay }: { leftMs: number; stay: () => void }) {
  const say = useTexts(stillHereTexts);
  const seconds = Math.ceil(leftMs / 1000);
  const share = leftMs / constants.presence.answerWithinMs;
  const style: CSSProperties & Record<"--share", string> = { "--share": `${Math.round(share * 100)}%` };
  return (
    <article
      className={asideStyles["card"]}
      data-kind="outbound"
      role="alertdialog"
      aria-label={say("title")}
      aria-describedby="still-here"
      data-still-here
      data-testid="still-here"
    >
      <span className={styles["ring"]} style={style} aria-hidden>
        <b>{seconds}</b>
      </span>
      <div className={asideStyles["words"]}>
        <b>{say("title")}</b>
        <span aria-hidden>{say("leavesIn", { count: seconds })}</span>
        <span id="still-here" className="visually-hidden">
          {say("leavesSoon")}
        </span>
      </div>
      <button type="button" className={asideStyles["accept"]} onClick={stay}>
        {say("yes")}
      </button>
    </article>
  );
}
