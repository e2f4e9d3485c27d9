import { IconLogout2, IconScreenShare, IconScreenShareOff, IconSpeakerphone } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { GlassButton, GlassPanel } from "../../ui/Glass.tsx";
import { roomTexts } from "../texts.ts";
import { DeviceButton } from "./DeviceButton.tsx";
import type { DeviceMenuModel } from "./deviceMenuModel.ts";
import { EmotionPicker } from "./EmotionPicker.tsx";
import styles from "./toolbar.module.css";
import type { ToolbarModel } from "./toolbarModel.ts";

interface ToolbarProps {
  model: ToolbarModel;
  menus: { microphone: DeviceMenuModel; camera: DeviceMenuModel };
  /** Loudness of my own microphone now, 0 to 1; read by the meter inside the button. */
  ownLevel: () => number;
  /** How many people would hear me. */
  reach: () => number;
  showReach: (show: boolean) => void;
  /** The connection is away: everything waits but leaving. */
  waiting: boolean;
}

/** The row at the bottom. What I may not do is not there. */
export function Toolbar({ model, menus, ownLevel, reach, showReach, waiting }: ToolbarProps) {
  const say = useTexts(roomTexts);
  const { screen, emotions, megaphone } = model;
  return (
    <GlassPanel className={styles["bar"] ?? ""} role="toolbar" aria-label={say("toolbar")} data-wait={waiting}>
      <span onPointerEnter={() => showReach(true)} onPointerLeave={() => showReach(false)}>
        <DeviceButton
          kind="microphone"
          model={model.microphone}
          menu={menus.microphone}
          level={ownLevel}
          reach={reach}
        />
      </span>
      <DeviceButton kind="camera" model={model.camera} menu={menus.camera} />
      <span className={styles["sep"]} />
      {screen === null ? null : (
        <GlassButton
          label={screen.isOn ? say("stopSharing") : say("shareScreen")}
          tone={screen.isOn ? "active" : "rest"}
          aria-pressed={screen.isOn}
          onClick={screen.toggle}
        >
          {screen.isOn ? <IconScreenShareOff size={21} stroke={1.75} /> : <IconScreenShare size={21} stroke={1.75} />}
        </GlassButton>
      )}
      {emotions === null ? null : <EmotionPicker send={emotions.send} />}
      {megaphone === null ? null : (
        <GlassButton
          label={megaphone.isOn ? say("megaphoneOff") : say("megaphoneOn")}
          tone={megaphone.isOn ? "active" : "rest"}
          aria-pressed={megaphone.isOn}
          onClick={megaphone.toggle}
        >
          <IconSpeakerphone size={21} stroke={1.75} />
        </GlassButton>
      )}
      <span className={styles["sep"]} />
      <GlassButton label={say("leave")} tone="leave" onClick={model.leave}>
        <IconLogout2 size={21} stroke={2} />
      </GlassButton>
    </GlassPanel>
  );
}
