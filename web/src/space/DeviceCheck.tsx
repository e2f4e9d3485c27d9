import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import type { DeviceSettings } from "../media/index.ts";
import { useTexts } from "../platform/i18n/texts.ts";
import styles from "./DeviceCheck.module.css";
import { spaceTexts } from "./texts.ts";

/** It comes with the room, which loads while the card is read. */
const Dialog = lazy(async () => ({ default: (await import("../room/index.ts")).DeviceSettingsDialog }));

/** A quiet link to try camera, microphone and speaker before entering. Nothing is asked of the browser before it. */
export function DeviceCheck({ devices }: { devices: DeviceSettings }) {
  const say = useTexts(spaceTexts);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className={styles["check"]} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        {say("checkDevices")}
      </button>
      {/* Over the whole page: the card is a page of its own only on a phone. */}
      {opened
        ? createPortal(
            <div className={styles["over"]}>
              <Suspense fallback={null}>
                <Dialog settings={devices} opened close={() => setOpened(false)} />
              </Suspense>
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
