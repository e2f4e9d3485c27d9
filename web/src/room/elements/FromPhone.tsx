import { IconCamera, IconDeviceMobileShare, IconPhoto } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./addPanel.module.css";
import { MOST_AT_ONCE } from "./pictureQueue.ts";
import { elementTexts } from "./texts.ts";

/** What a phone itself can add: a photo taken now, its pictures. Most phone browsers cannot share a screen. */
export function FromPhone({ open }: { open: (how: "photo" | "pictures") => void }) {
  const say = useTexts(elementTexts);
  return (
    <section className={styles["device"]} aria-label={say("fromPhone")}>
      <h3>{say("fromPhone")}</h3>
      <button type="button" onClick={() => open("photo")}>
        <IconCamera size={22} stroke={1.75} aria-hidden />
        {say("takePhoto")}
      </button>
      <button type="button" onClick={() => open("pictures")}>
        <IconPhoto size={22} stroke={1.75} aria-hidden />
        {say("choosePictures")}
        <small>{say("upTo", { count: MOST_AT_ONCE })}</small>
      </button>
      {"getDisplayMedia" in (navigator.mediaDevices ?? {}) ? null : (
        <p>
          <IconDeviceMobileShare size={22} stroke={1.75} aria-hidden />
          {say("shareMyScreen")}
          <small>{say("notInBrowser")}</small>
        </p>
      )}
    </section>
  );
}
