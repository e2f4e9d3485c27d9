import {
  IconAdjustmentsHorizontal,
  IconInfoCircle,
  IconMicrophone,
  IconMicrophoneOff,
  IconVideo,
  IconVideoOff,
} from "@tabler/icons-react";
import { useId } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { useFocusReturn } from "../../ui/focus/useFocusReturn.ts";
import type { RefusalNow } from "../devices/retryRefused.ts";
import { roomTexts } from "../texts.ts";
import { refusedTexts } from "./refusedTexts.ts";
import styles from "./RefusedHelp.module.css";

interface RefusedHelpProps {
  kind: "microphone" | "camera";
  refusal: RefusalNow;
  /** The page's address as people see it, for the drawn address bar. */
  address: string;
  tryAgain: () => void;
  close: () => void;
}

/** What to do when the browser gives no microphone or camera. Hearing goes on meanwhile. */
export function RefusedHelp({ kind, refusal, address, tryAgain, close }: RefusedHelpProps) {
  const say = useTexts(refusedTexts);
  const sayRoom = useTexts(roomTexts);
  const title = useId();
  useEscape(close);
  useFocusReturn();
  const words = WORDS[kind];
  const blocked = refusal === "blocked" || refusal === "unknown";
  const isFound = refusal === "found";
  const [On, Off] = ICONS[kind];
  const Icon = isFound ? On : Off;
  return (
    <>
      <div className={styles["veil"]} />
      <div className={styles["refused"]} data-kind={kind} role="dialog" aria-labelledby={title}>
        <div className={styles["refusedTop"]}>
          <span className={styles["refusedIcon"]} data-found={isFound}>
            <Icon size={22} stroke={1.75} aria-hidden />
          </span>
          <div aria-live="polite">
            <h2 id={title}>{say(blocked ? words.blocked : words[refusal])}</h2>
            <p>{blocked ? say(words.text) : say(refusal === "undressed" ? "undressedText" : "stillHear")}</p>
          </div>
        </div>
        {blocked ? <PermissionPicture kind={kind} address={address} /> : <br />}
        <div className={styles["how"]}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          <span>{howTo(refusal, say)}</span>
        </div>
        <div className={styles["refusedActs"]}>
          <button type="button" autoFocus onClick={tryAgain}>
            {isFound ? sayRoom(words.on) : say("tryAgain")}
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
  const [On, Off] = ICONS[kind];
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

function howTo(refusal: RefusalNow, say: ReturnType<typeof useTexts<typeof refusedTexts.entries>>): string {
  if (refusal === "found") return say("foundHow");
  if (refusal === "missing") return say("missingHow");
  if (refusal === "undressed") return say("undressedHow");
  return refusal === "busy" ? say("busyHow") : say("blockedHow");
}

const ICONS = {
  microphone: [IconMicrophone, IconMicrophoneOff],
  camera: [IconVideo, IconVideoOff],
} as const;

const WORDS = {
  microphone: {
    blocked: "blockedMicTitle",
    missing: "missingMicTitle",
    busy: "busyMicTitle",
    undressed: "blockedMicTitle",
    unknown: "blockedMicTitle",
    found: "foundMicTitle",
    text: "blockedMicText",
    on: "micOn",
  },
  camera: {
    blocked: "blockedCamTitle",
    missing: "missingCamTitle",
    busy: "busyCamTitle",
    undressed: "undressedTitle",
    unknown: "blockedCamTitle",
    found: "foundCamTitle",
    text: "blockedCamText",
    on: "camOn",
  },
} as const;
