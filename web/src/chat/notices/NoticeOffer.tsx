import { IconBell, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { readText, writeText } from "../../platform/storage.ts";
import styles from "./NoticeOffer.module.css";
import { useNoticePreferences } from "./noticePreferences.ts";
import { noticeTexts } from "./texts.ts";
import { askNoticeLeave, useNoticeLeave } from "./windowNotices.ts";

const KEY = "atrium.noticesOffered";

/** Offers browser notifications once; the browser asks only after a click. */
export function NoticeOffer() {
  const say = useTexts(noticeTexts);
  const leave = useNoticeLeave();
  const { direct } = useNoticePreferences();
  const [isDone, setIsDone] = useState(() => readText(KEY) !== null);
  if (leave !== "unknown" || isDone || !direct.notification) return null;
  const done = () => {
    writeText(KEY, "yes");
    setIsDone(true);
  };
  return (
    <p className={styles["offer"]}>
      <IconBell size={18} stroke={1.75} aria-hidden />
      <span>{say("offer")}</span>
      <button type="button" onClick={() => void askNoticeLeave().then(done)}>
        {say("turnOn")}
      </button>
      <button type="button" className={styles["close"]} aria-label={say("notNow")} onClick={done}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </p>
  );
}
