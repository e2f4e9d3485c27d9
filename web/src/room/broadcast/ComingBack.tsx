import { constants } from "@atrium/contract";
import { IconWifiOff } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import asideStyles from "../aside.module.css";
import { useLive } from "../useLive.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./airCards.module.css";
import { broadcastTexts } from "./texts.ts";

/** Shown in place of the cards when I lose the connection while on air: my place is kept for a while. */
export function ComingBack({ port }: Pick<RoomBundle, "port">) {
  const say = useTexts(broadcastTexts);
  const sinceMs = useLive(port, ({ link }) => (link.state === "reconnecting" ? link.sinceMs : null));
  const nowMs = useSeconds(true);
  const { heldForMs } = constants.broadcast;
  const leftMs = Math.min(heldForMs, Math.max(0, (sinceMs ?? nowMs) + heldForMs - nowMs));
  return (
    <div className={`${asideStyles["aside"]} ${styles["away"]}`}>
      <section className={asideStyles["card"]} data-testid="air-coming-back">
        <div className={styles["head"]}>
          <span className={styles["trouble"]}>
            <IconWifiOff size={22} stroke={1.75} aria-hidden />
          </span>
          <div className={asideStyles["words"]} role="status">
            <b>{say("comingBack")}</b>
            <span>{say("comingBackHow")}</span>
          </div>
        </div>
        <div className={styles["left"]} aria-hidden>
          <progress max={heldForMs} value={leftMs} />
          <span>{say("seconds", { seconds: Math.round(leftMs / 1000) })}</span>
        </div>
      </section>
    </div>
  );
}
