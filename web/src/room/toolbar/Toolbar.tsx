import { useTexts } from "../../platform/i18n/texts.ts";
import { useMedia } from "../../platform/useMedia.ts";
import { GlassPanel } from "../../ui/Glass.tsx";
import { at, type ActionModel } from "../actions/roomActions.ts";
import type { DeviceMenus } from "../actions/useRoomActions.ts";
import { roomTexts } from "../texts.ts";
import { ActionButton } from "./ActionButton.tsx";
import { AddPicker, type AddPickerProps } from "./AddPicker.tsx";
import { DeviceButton } from "./DeviceButton.tsx";
import { EmotionPicker, type EmotionPickerProps } from "./EmotionPicker.tsx";
import { fitActions } from "./fitActions.ts";
import { MorePicker } from "./MorePicker.tsx";
import styles from "./toolbar.module.css";

interface ToolbarProps {
  actions: readonly ActionModel[];
  menus: DeviceMenus;
  adding: Omit<AddPickerProps, "action">;
  reactions: Pick<EmotionPickerProps, "opened" | "setOpened" | "send">;
  /** Loudness of my own microphone now, 0 to 1; read by the meter inside the button. */
  ownLevel: () => number;
  /** How many people would hear me; null while no sound gets through. */
  reach: () => number | null;
  showReach: (show: boolean) => void;
  /** The connection is away: everything waits but leaving. */
  waiting: boolean;
  /** Not seen until the pointer or the focus comes to it. */
  hides: boolean;
  /** The width that is free for it. */
  freePixels: number;
}

/** The row at the bottom, in three groups. What I may not do is not there, or says why. */
export function Toolbar(props: ToolbarProps) {
  const say = useTexts(roomTexts);
  const { actions, waiting, hides, freePixels } = props;
  const isFinger = useMedia("(pointer: coarse)");
  const [devices, bar, end] = [at("devices", actions), at("bar", actions), at("end", actions)];
  const { shown, more } = fitActions({ devices, bar, end }, { pixels: freePixels, isFinger });
  return (
    <GlassPanel
      className={styles["bar"] ?? ""}
      role="toolbar"
      aria-label={say("toolbar")}
      data-wait={waiting}
      data-hides={hides}
    >
      {devices.map((action) => (
        <Drawn key={action.id} action={action} bar={props} />
      ))}
      <span className={styles["sep"]} />
      {shown.map((action) => (
        <Drawn key={action.id} action={action} bar={props} />
      ))}
      {more.length === 0 ? null : <MorePicker actions={more} />}
      <span className={styles["sep"]} />
      {end.map((action) => (
        <Drawn key={action.id} action={action} bar={props} />
      ))}
    </GlassPanel>
  );
}

function Drawn({ action, bar }: { action: ActionModel; bar: ToolbarProps }) {
  const { menus, ownLevel, reach, showReach, reactions, adding } = bar;
  if (action.draws === "microphone") {
    return (
      <span onPointerEnter={() => showReach(true)} onPointerLeave={() => showReach(false)}>
        <DeviceButton kind="microphone" action={action} menu={menus.microphone} level={ownLevel} reach={reach} />
      </span>
    );
  }
  if (action.draws === "camera") return <DeviceButton kind="camera" action={action} menu={menus.camera} />;
  if (action.draws === "reactions") return <EmotionPicker action={action} {...reactions} />;
  if (action.draws === "add") return <AddPicker action={action} {...adding} />;
  return <ActionButton action={action} />;
}
