import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassTip } from "../../ui/Glass.tsx";
import { roomTexts } from "../texts.ts";
import { useLook } from "../useLook.ts";
import { DeviceMenu } from "./DeviceMenu.tsx";
import type { DeviceMenuModel } from "./deviceMenuModel.ts";
import { MicrophoneLevel } from "./MicrophoneLevel.tsx";
import styles from "./toolbar.module.css";
import type { DeviceButtonModel } from "./toolbarModel.ts";

interface DeviceButtonProps {
  kind: "microphone" | "camera";
  model: DeviceButtonModel;
  menu: DeviceMenuModel;
  level?: () => number;
  reach?: () => number;
}

/** The microphone or camera: on and off at a click, the small arrow chooses the device. */
export function DeviceButton({ kind, model, menu, level, reach }: DeviceButtonProps) {
  const say = useTexts(roomTexts);
  const label = say(deviceLabelKey(kind, model.state));
  const isOn = model.state === "on";
  const tip = reach === undefined || isOn || model.toggle === null ? label : <ReachTip label={label} reach={reach} />;
  return (
    <span className={styles["split"]} data-kind={kind} data-state={model.state}>
      <GlassTip label={tip}>
        <button
          type="button"
          className={styles["main"]}
          aria-label={label}
          aria-pressed={isOn}
          aria-disabled={model.toggle === null || undefined}
          onClick={() => model.toggle?.()}
        >
          <DeviceIcon kind={kind} isOff={model.state === "off" || model.state === "refused"} />
          {isOn && level !== undefined ? <MicrophoneLevel level={level} /> : null}
          {model.state === "refused" ? <i className={styles["warn"]}>!</i> : null}
        </button>
      </GlassTip>
      {model.toggle === null ? null : <DeviceMenu kind={kind} model={menu} />}
    </span>
  );
}

function DeviceIcon({ kind, isOff }: { kind: "microphone" | "camera"; isOff: boolean }) {
  if (kind === "microphone")
    return isOff ? <IconMicrophoneOff size={21} stroke={1.75} /> : <IconMicrophone size={21} stroke={1.75} />;
  return isOff ? <IconVideoOff size={21} stroke={1.75} /> : <IconVideo size={21} stroke={1.75} />;
}

/** Before I speak: how many would hear it, for as long as the tip is there. */
function ReachTip({ label, reach }: { label: string; reach: () => number }) {
  const say = useTexts(roomTexts);
  const count = useLook(reach);
  return (
    <>
      {label}
      <br />
      {count === 0 ? say("nobodyWouldHear") : say("wouldHear", { count })}
      <br />
      {say("pushToTalk")}
    </>
  );
}

const LABELS = {
  microphone: {
    on: "micOff",
    off: "micOn",
    starting: "micStarting",
    refused: "micRefused",
    notAllowed: "micNotAllowed",
  },
  camera: { on: "camOff", off: "camOn", starting: "camStarting", refused: "camRefused", notAllowed: "camNotAllowed" },
} as const;

/** What the button does next, as a text's key. */
export const deviceLabelKey = (kind: "microphone" | "camera", state: DeviceButtonModel["state"]) => LABELS[kind][state];
