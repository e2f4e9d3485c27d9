import { IconShieldHalf } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useSeconds } from "../../platform/useSeconds.ts";
import { showToast } from "../../ui/toast.tsx";
import asideStyles from "../aside.module.css";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import styles from "./shield.module.css";
import { ownWait, waitedText } from "./shieldModel.ts";
import { shieldTexts } from "./texts.ts";

/** Not shown at once: most people are let in before. */
const TOLD_AFTER_MS = 10_000;

/** Tells a waiting newcomer why they wait, for how long, and that hosts know. */
export function HeldNotice({ port }: { port: Pick<RoomPort, "live"> }) {
  const say = useTexts(shieldTexts);
  const locale = useLocale();
  const wait = useLive(port, ownWait);
  const roomId = useLive(port, ({ room }) => room?.room.id ?? null);
  const nowMs = useSeconds(wait !== null);
  const waitedIn = useRef<string | null>(null);
  const isHeld = wait !== null;
  useEffect(() => {
    // Somebody who went elsewhere meanwhile was not let in.
    if (!isHeld && roomId !== null && waitedIn.current === roomId) showToast({ text: say("nowYouSpeak") });
    waitedIn.current = isHeld ? roomId : null;
  }, [isHeld, roomId, say]);
  if (wait === null) return null;
  const waitedMs = nowMs - wait.sinceMs;
  return (
    <article className={`${asideStyles["card"]} ${styles["held"]}`} role="status" data-testid="held">
      <IconShieldHalf size={22} stroke={1.75} aria-hidden />
      <div className={asideStyles["words"]}>
        <b>{say("youListen")}</b>
        <p>{say(wait.isSeen ? "youWait" : "youWaitAlone")}</p>
        {waitedMs < TOLD_AFTER_MS ? null : (
          <span aria-hidden>{say("waitedFor", { time: waitedText(waitedMs, locale) })}</span>
        )}
      </div>
    </article>
  );
}
