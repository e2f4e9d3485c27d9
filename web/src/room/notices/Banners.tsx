import { IconAlertTriangle, IconVolumeOff } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "../room.module.css";
import { roomTexts } from "../texts.ts";
import toolbarStyles from "../toolbar/toolbar.module.css";

/** The connection is away: what is kept, and a way to hurry. */
export function ReconnectingBanner({
  microphoneOn,
  retryNow,
}: {
  microphoneOn: boolean;
  retryNow: (() => void) | null;
}) {
  const say = useTexts(roomTexts);
  return (
    <div className={styles["reconnecting"]} role="status">
      <span className={styles["spinner"]} />
      <div>
        <b>{say("reconnecting")}</b>
        <p>{microphoneOn ? say("reconnectingMicOn") : say("reconnectingMicOff")}</p>
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
    <div className={styles["sound"]} role="alert">
      <IconVolumeOff size={20} stroke={1.75} aria-hidden />
      {say("soundBlocked")}
      <button type="button" className={`${styles["ghost"]} ${styles["accent"]}`} onClick={unblock}>
        {say("soundUnblock")}
      </button>
    </div>
  );
}

export function SpeaksMutedHint({ unmute }: { unmute: () => void }) {
  const say = useTexts(roomTexts);
  return (
    <div className={toolbarStyles["hint"]} role="status">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      {say("speakMuted")}
      <button type="button" onClick={unmute}>
        {say("unmute")}
      </button>
    </div>
  );
}
