import { IconBrowserX, IconCheck, IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./NoCalls.module.css";
import { spaceTexts } from "./texts.ts";

/** Shown before entering: what this browser lacks, and the link to open in another one. */
export function NoCalls() {
  const say = useTexts(spaceTexts);
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <div className={styles["notice"]} role="alert">
        <IconBrowserX size={22} stroke={1.75} aria-hidden />
        <p>
          <b>{say("noCalls")}</b>
          {say("noCallsHow")}
        </p>
      </div>
      <button type="button" className={styles["copy"]} onClick={copy}>
        {copied ? <IconCheck size={20} stroke={2} aria-hidden /> : <IconLink size={20} stroke={2} aria-hidden />}
        <span aria-live="polite">{copied ? say("linkCopied") : say("copyLink")}</span>
      </button>
    </>
  );
}
