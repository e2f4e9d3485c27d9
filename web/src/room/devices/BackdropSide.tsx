import { Button } from "@mantine/core";
import { IconCpu } from "@tabler/icons-react";
import { useStore } from "zustand";
import type { Backdrop } from "../../media/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { SettingSwitch } from "../settings/SettingSwitch.tsx";
import styles from "./BackdropSide.module.css";
import { backdropTexts } from "./backdropTexts.ts";

/** Below my picture: whether the machine keeps up, and the switch for noise suppression. */
export function BackdropSide({ backdrop }: { backdrop: Backdrop }) {
  const say = useTexts(backdropTexts);
  const isQuiet = useStore(backdrop.state, (state) => state.isQuiet);
  return (
    <>
      <TooMuch backdrop={backdrop} />
      <SettingSwitch
        label={say("quiet")}
        lead={say("quietText")}
        isOn={isQuiet}
        turn={(on) => void backdrop.setQuiet(on)}
      />
    </>
  );
}

function TooMuch({ backdrop }: { backdrop: Backdrop }) {
  const say = useTexts(backdropTexts);
  const { tooMuch, choice } = useStore(backdrop.state);
  const isLight = choice === "blurLight";
  return (
    <div role="status">
      {tooMuch === null ? null : (
        <div className={styles["tooMuch"]}>
          <IconCpu size={20} stroke={1.75} aria-hidden />
          <div>
            <strong>{say("tooMuch")}</strong>
            <p>{isLight ? say("tooMuchOff") : say("tooMuchText", { count: tooMuch })}</p>
            <div className={styles["acts"]}>
              <Button variant="secondary" onClick={() => void backdrop.choose(isLight ? "off" : "blurLight")}>
                {say(isLight ? "turnOff" : "useLight")}
              </Button>
              <Button variant="quiet" className={styles["keep"] ?? ""} onClick={() => backdrop.keepAnyway()}>
                {say("keepIt")}
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
