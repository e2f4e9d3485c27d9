import { IconCheck, IconChevronUp, IconSettings } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { RisingPopover } from "../../ui/RisingPopover.tsx";
import { roomTexts } from "../texts.ts";
import type { DeviceMenuModel } from "./deviceMenuModel.ts";
import styles from "./toolbar.module.css";

/** The devices of a kind, and the way to all settings. */
export function DeviceMenu({ kind, model }: { kind: "microphone" | "camera"; model: DeviceMenuModel }) {
  const say = useTexts(roomTexts);
  const [open, setOpen] = useState(false);
  const title = kind === "microphone" ? say("micMenu") : say("camMenu");
  const change = (next: boolean) => {
    if (next) model.refresh();
    setOpen(next);
  };
  return (
    <RisingPopover
      opened={open}
      onChange={change}
      offset={12}
      label={title}
      className={styles["pop"]}
      opener={
        <button
          type="button"
          className={styles["arrow"]}
          aria-label={title}
          aria-expanded={open}
          onClick={() => change(!open)}
        >
          <IconChevronUp size={14} stroke={2} aria-hidden />
        </button>
      }
    >
      <div className={styles["menu"]}>
        <p className={styles["menuTitle"]}>{say(kind)}</p>
        {model.emptyBecause === null ? null : (
          <p className={styles["menuTitle"]}>{say(NOTHING[kind][model.emptyBecause])}</p>
        )}
        <DeviceRows model={model} close={() => setOpen(false)} />
        <SettingsRow open={model.openSettings} close={() => setOpen(false)} />
      </div>
    </RisingPopover>
  );
}

const NOTHING = {
  microphone: { missing: "noMicrophone", unnamed: "unnamedYet" },
  camera: { missing: "noCamera", unnamed: "unnamedYet" },
} as const;

function DeviceRows({ model, close }: { model: DeviceMenuModel; close: () => void }) {
  return (
    <>
      {model.devices.map((device) => (
        <button
          key={device.deviceId}
          type="button"
          aria-pressed={device.chosen}
          onClick={() => {
            device.choose();
            close();
          }}
        >
          <IconCheck size={18} stroke={2} style={{ visibility: device.chosen ? "visible" : "hidden" }} aria-hidden />
          <span className={styles["cut"]}>{device.label}</span>
        </button>
      ))}
    </>
  );
}

function SettingsRow({ open, close }: { open: () => void; close: () => void }) {
  const say = useTexts(roomTexts);
  const run = () => {
    close();
    open();
  };
  return (
    <>
      <button type="button" onClick={run}>
        <IconSettings size={18} stroke={1.75} data-plain aria-hidden />
        {say("deviceSettings")}
      </button>
    </>
  );
}
