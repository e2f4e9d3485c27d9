import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassTip } from "../../ui/Glass.tsx";
import type { ActionModel } from "../actions/roomActions.ts";
import { roomTexts } from "../texts.ts";
import { useLook } from "../useLook.ts";
import { ActionTip } from "./ActionTip.tsx";
import { DeviceMenu } from "./DeviceMenu.tsx";
import type { DeviceMenuModel } from "./deviceMenuModel.ts";
import { MicrophoneLevel } from "./MicrophoneLevel.tsx";
import styles from "./toolbar.module.css";
import { useStuck } from "./useStuck.ts";

interface DeviceButtonProps {
  kind: "microphone" | "camera";
  action: ActionModel;
  menu: DeviceMenuModel;
  level?: () => number;
  reach?: () => number | null;
}

/** The microphone or camera: on and off at a click, the small arrow chooses the device. */
export function DeviceButton({ kind, action, menu, level, reach }: DeviceButtonProps) {
  const say = useTexts(roomTexts);
  const { run, isOn, Icon, key, device } = action;
  const isStuck = useStuck(device?.state === "waiting");
  const label = isStuck ? say(kind === "microphone" ? "micStuck" : "camStuck") : action.label;
  const plain = reach === undefined || isOn === true || run === null;
  return (
    <span className={styles["split"]} data-kind={kind} data-state={isStuck ? "stuck" : device?.state}>
      <GlassTip
        label={
          plain ? <ActionTip action={{ ...action, label }} /> : <ReachTip action={{ ...action, label }} reach={reach} />
        }
      >
        <button
          type="button"
          className={styles["main"]}
          aria-label={label}
          aria-pressed={isOn === true}
          aria-disabled={run === null || undefined}
          aria-keyshortcuts={key?.says}
          onClick={() => run?.()}
        >
          <Icon size={21} stroke={1.75} />
          {isOn === true && level !== undefined ? <MicrophoneLevel level={level} /> : null}
          {isStuck || device?.state === "refused" ? <i className={styles["warn"]}>!</i> : null}
        </button>
      </GlassTip>
      {run === null ? null : <DeviceMenu kind={kind} model={menu} />}
    </span>
  );
}

/** How many people would hear me, counted while the tip is shown. */
function ReachTip({ action, reach }: { action: ActionModel; reach: () => number | null }) {
  const say = useTexts(roomTexts);
  const count = useLook(reach);
  return (
    <>
      <ActionTip action={action} />
      <br />
      {count === null ? say("soundIsAway") : count === 0 ? say("nobodyWouldHear") : say("wouldHear", { count })}
      {count === null ? null : (
        <>
          <br />
          {say("pushToTalk")}
        </>
      )}
    </>
  );
}
