import { IconAlertTriangle, IconVolumeOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useHasNetwork } from "../../platform/useHasNetwork.ts";
import styles from "../room.module.css";
import { roomTexts } from "../texts.ts";
import hintStyles from "./hint.module.css";

/** The connection is away: what is kept, and a way to hurry. */
export function ReconnectingBanner({
  microphoneOn,
  retryNow,
}: {
  microphoneOn: boolean;
  retryNow: (() => void) | null;
}) {
  const say = useTexts(roomTexts);
  const hasNetwork = useHasNetwork();
  return (
    <div className={styles["reconnecting"]} role="status" data-floor-control>
      <span className={styles["spinner"]} />
      <div>
        <b>{say("reconnecting")}</b>
        <p>
          {say(hasNetwork ? "serverAway" : "networkAway")} {say(microphoneOn ? "keptMicOn" : "keptMicOff")}
        </p>
      </div>
      {retryNow === null ? null : (
        <button type="button" className={styles["ghost"]} onClick={retryNow}>
          {say("tryNow")}
        </button>
      )}
    </div>
  );
}

/** Browsers may want one more click before they play. */
export function SoundBanner({ unblock }: { unblock: () => void }) {
  const say = useTexts(roomTexts);
  return (
    <Notice
      className={styles["sound"]}
      role="alert"
      icon={<IconVolumeOff size={20} stroke={1.75} aria-hidden />}
      text={say("soundBlocked")}
      act={{ label: say("soundUnblock"), run: unblock, className: `${styles["ghost"]} ${styles["accent"]}` }}
    />
  );
}

export function SpeaksMutedHint({ unmute }: { unmute: () => void }) {
  const say = useTexts(roomTexts);
  return (
    <Notice
      className={hintStyles["hint"]}
      role="status"
      icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
      text={say("speakMuted")}
      act={{ label: say("unmute"), run: unmute }}
    />
  );
}

interface NoticeProps {
  className: string | undefined;
  role: "alert" | "status";
  icon: ReactNode;
  text: string;
  act: { label: string; run: () => void; className?: string };
}

/** A sentence with the one thing to do about it. */
function Notice({ className, role, icon, text, act }: NoticeProps) {
  return (
    <div className={className} role={role}>
      {icon}
      {text}
      <button type="button" className={act.className} onClick={act.run}>
        {act.label}
      </button>
    </div>
  );
}
