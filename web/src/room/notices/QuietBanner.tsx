import { IconBrowserX, IconServerOff, IconVolumeOff } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { MediaTrouble } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { copyOrShow } from "../../ui/copyOrShow.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { showToast } from "../../ui/toast.tsx";
import styles from "../room.module.css";
import { quietTexts } from "./quietTexts.ts";

interface QuietBannerProps {
  /** Whole seconds without sound; null while there is sound. */
  seconds: number | null;
  /** Null while the cause is unknown: usually a network that blocks voices. */
  trouble: MediaTrouble | null;
  /** What to send to whoever runs the network; null where it is not known. */
  forIt: string | null;
  retry: () => void;
}

const ICONS = { network: IconVolumeOff, server: IconServerOff, full: IconServerOff, browser: IconBrowserX } as const;

/** No sound comes through: the cause and what to do. Also says when it is back. */
export function QuietBanner({ seconds, trouble, forIt, retry }: QuietBannerProps) {
  const say = useTexts(quietTexts);
  // A phone is its own hotspot.
  const isPhone = useMedia(PHONE);
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (seconds === null && last.current !== null) showToast({ text: say("back", { count: last.current }) });
    last.current = seconds;
  }, [seconds, say]);
  if (seconds === null) return null;
  const what = trouble ?? "network";
  const Icon = ICONS[what];
  const text = what === "network" ? forIt : null;
  return (
    <div
      className={`${styles["reconnecting"]} ${text === null ? "" : styles["twoActs"]}`}
      role="alert"
      data-floor-control
    >
      <span className={styles["trouble"]}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <div>
        <b>{say(what)}</b>
        <p>{say(what === "network" && isPhone ? "networkHowPhone" : `${what}How`)}</p>
      </div>
      {what === "browser" ? null : (
        <span className={styles["acts"]}>
          {text === null ? null : <CopyForIt text={text} />}
          <button type="button" className={`${styles["ghost"]} ${styles["accent"]}`} onClick={retry}>
            {say("tryNow")}
          </button>
        </span>
      )}
    </div>
  );
}

function CopyForIt({ text }: { text: string }) {
  const say = useTexts(quietTexts);
  const [isThere, setIsThere] = useState(false);
  const copy = async () => setIsThere(await copyOrShow(text, null));
  return (
    <button type="button" className={styles["ghost"]} onClick={() => void copy()}>
      <span aria-live="polite">{say(isThere ? "copiedForIt" : "copyForIt")}</span>
    </button>
  );
}
