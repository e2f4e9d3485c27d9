import {
  IconAdjustmentsHorizontal,
  IconInfoCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconVideo,
  IconVideoOff,
} from "@tabler/icons-react";
import { useId } from "react";
import type { DeviceRefusal } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import { roomTexts } from "../texts.ts";
import { refusedTexts } from "./refusedTexts.ts";
import styles from "./RefusedHelp.module.css";

interface RefusedHelpProps {
  kind: "microphone" | "camera";
  refusal: DeviceRefusal;
  /** The page's address as people see it, for the drawn address bar. */
  address: string;
  tryAgain: () => void;
  close: () => void;
}

/** What to do when the browser gives no microphone or camera. Hearing goes on meanwhile. */
export function RefusedHelp({ kind, refusal, address, tryAgain, close }: RefusedHelpProps) {
  const say = useTexts(refusedTexts);
  const title = useId();
  useEscape(close);
  useFocusReturn();
  const words = WORDS[kind];
  const blocked = refusal === "blocked" || refusal === "unknown";
  const Off = kind === "microphone" ? IconMicrophoneOff : IconVideoOff;
  return (
    <>
      <div className={styles["veil"]} />
      <div className={styles["refused"]} data-kind={kind} role="dialog" aria-labelledby={title}>
        <div className={styles["refusedTop"]}>
          <span className={styles["refusedIcon"]}>
            <Off size={22} stroke={1.75} aria-hidden />
          </span>
          <div>
            <h2 id={title}>{say(blocked ? words.blocked : words[refusal])}</h2>
            <p>{blocked ? say(words.text) : say("stillHear")}</p>
          </div>
        </div>
        {blocked ? <PermissionPicture kind={kind} address={address} /> : <br />}
        <div className={styles["how"]}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          <span>{howTo(refusal, say)}</span>
        </div>
        <div className={styles["refusedActs"]}>
          <button type="button" autoFocus onClick={tryAgain}>
            {say("tryAgain")}
          </button>
          <button type="button" onClick={close}>
            {say("keepListening")}
          </button>
        </div>
      </div>
    </>
  );
}

/** The browser's own permission switch, drawn, so that people know what to look for. */
function PermissionPicture({ kind, address }: { kind: "microphone" | "camera"; address: string }) {
  const say = useTexts(roomTexts);
  const [On, Off] = kind === "microphone" ? [IconMicrophone, IconMicrophoneOff] : [IconVideo, IconVideoOff];
  return (
    <div className={styles["permission"]} aria-hidden>
      <div className={styles["address"]}>
        <span>
          <IconAdjustmentsHorizontal size={18} stroke={1.75} />
        </span>
        <span className={`${styles["grow"]} ${styles["cut"]}`}>{address}</span>
        <Off size={17} stroke={1.75} />
      </div>
      <div className={styles["switchRow"]}>
        <On size={18} stroke={1.75} />
        <span className={styles["grow"]}>{say(kind)}</span>
        <i className={styles["switch"]} />
      </div>
    </div>
  );
}

function howTo(refusal: DeviceRefusal, say: ReturnType<typeof useTexts<typeof refusedTexts.entries>>): string {
  if (refusal === "missing") return say("missingHow");
  return refusal === "busy" ? say("busyHow") : say("blockedHow");
}

const WORDS = {
  microphone: {
    blocked: "blockedMicTitle",
    missing: "missingMicTitle",
    busy: "busyMicTitle",
    unknown: "blockedMicTitle",
    text: "blockedMicText",
  },
  camera: {
    blocked: "blockedCamTitle",
    missing: "missingCamTitle",
    busy: "busyCamTitle",
    unknown: "blockedCamTitle",
    text: "blockedCamText",
  },
} as const;
