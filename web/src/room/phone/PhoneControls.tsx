import { EMOTIONS } from "@atrium/contract";
import {
  IconDots,
  IconLogout2,
  IconMicrophone,
  IconMicrophoneOff,
  IconMoodSmile,
  IconScreenShare,
  IconSettings,
  IconSpeakerphone,
  IconVideo,
  IconVideoOff,
} from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { showToast } from "../../ui/toast.tsx";
import { roomTexts } from "../texts.ts";
import { deviceLabelKey } from "../toolbar/DeviceButton.tsx";
import type { DeviceButtonModel, ToolbarModel } from "../toolbar/toolbarModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./PhoneControls.module.css";

interface PhoneControlsProps {
  room: RoomBundle;
  toolbar: ToolbarModel;
}

/** Microphone and camera wide, then emotions, more and leave: all under the thumb. */
export function PhoneControls({ room, toolbar }: PhoneControlsProps) {
  const say = useTexts(roomTexts);
  const [open, setOpen] = useState<"emotions" | "more" | null>(null);
  const toggle = (what: "emotions" | "more") => setOpen(open === what ? null : what);
  return (
    <>
      {open === null ? null : <div className={styles["scrim"]} onPointerDown={() => setOpen(null)} />}
      {open === "emotions" && toolbar.emotions !== null ? (
        <Emotions send={toolbar.emotions.send} close={() => setOpen(null)} />
      ) : null}
      {open === "more" ? <More room={room} toolbar={toolbar} close={() => setOpen(null)} /> : null}
      <div className={styles["controls"]} role="toolbar" aria-label={say("toolbar")}>
        <DeviceControl kind="microphone" model={toolbar.microphone} />
        <DeviceControl kind="camera" model={toolbar.camera} />
        {toolbar.emotions === null ? null : (
          <Big label={say("reactions")} opens={open === "emotions"} run={() => toggle("emotions")}>
            <IconMoodSmile size={24} stroke={1.75} aria-hidden />
          </Big>
        )}
        <Big label={say("more")} opens={open === "more"} run={() => toggle("more")}>
          <IconDots size={24} stroke={2} aria-hidden />
        </Big>
        <Big label={say("leave")} tone="leave" run={toolbar.leave}>
          <IconLogout2 size={24} stroke={2} aria-hidden />
        </Big>
      </div>
    </>
  );
}

function DeviceControl({ kind, model }: { kind: "microphone" | "camera"; model: DeviceButtonModel }) {
  const say = useTexts(roomTexts);
  // A finger finds no tooltip: what may not be turned on says why when it is tapped.
  const label = say(deviceLabelKey(kind, model.state));
  const isOff = model.state === "off" || model.state === "refused" || model.state === "notAllowed";
  return (
    <Big
      label={label}
      tone={isOff ? "off" : "rest"}
      wide
      run={model.toggle ?? (() => showToast({ text: label, kind: "bad" }))}
    >
      <span className={styles["glyph"]}>
        {icons[kind][isOff ? "off" : "on"]}
        {model.state === "refused" ? <i className={styles["warn"]}>!</i> : null}
      </span>
    </Big>
  );
}

const icons = {
  microphone: {
    on: <IconMicrophone size={24} stroke={1.75} aria-hidden />,
    off: <IconMicrophoneOff size={24} stroke={1.75} aria-hidden />,
  },
  camera: {
    on: <IconVideo size={24} stroke={1.75} aria-hidden />,
    off: <IconVideoOff size={24} stroke={1.75} aria-hidden />,
  },
} as const;

interface EmotionsProps {
  send: NonNullable<ToolbarModel["emotions"]>["send"];
  close: () => void;
}

function Emotions({ send, close }: EmotionsProps) {
  useEscape(close);
  return (
    <div className={`${styles["more"]} ${styles["emotions"]}`}>
      {EMOTIONS.map((emotion) => (
        <button key={emotion} type="button" onClick={() => send(emotion)}>
          {emotion}
        </button>
      ))}
    </div>
  );
}

function More({ room, toolbar, close }: PhoneControlsProps & { close: () => void }) {
  const say = useTexts(roomTexts);
  useEscape(close);
  const { screen, megaphone } = toolbar;
  const acts = [
    {
      label: say("deviceSettings"),
      icon: <IconSettings size={20} stroke={1.75} />,
      run: () => room.state.setSettings(true),
    },
    {
      label: screen?.isOn === true ? say("stopSharing") : say("shareScreen"),
      icon: <IconScreenShare size={20} stroke={1.75} />,
      run: canShare() ? (screen?.toggle ?? null) : null,
    },
    {
      label: megaphone?.isOn === true ? say("megaphoneOff") : say("megaphoneOn"),
      icon: <IconSpeakerphone size={20} stroke={1.75} />,
      run: megaphone?.toggle ?? null,
    },
  ];
  return (
    <div className={styles["more"]}>
      {acts.map(({ label, icon, run }) =>
        run === null ? null : (
          <button
            key={label}
            type="button"
            onClick={() => {
              close();
              run();
            }}
          >
            {icon}
            {label}
          </button>
        ),
      )}
    </div>
  );
}

/** Phones mostly cannot share a screen: their browsers have no such call. */
const canShare = (): boolean => "getDisplayMedia" in (navigator.mediaDevices ?? {});

interface BigProps {
  label: string;
  tone?: "rest" | "off" | "on" | "leave";
  wide?: boolean;
  /** Whether what it opens is open; left out where it opens nothing. */
  opens?: boolean;
  run: () => void;
  children: ReactNode;
}

function Big({ label, tone = "rest", wide = false, opens, run, children }: BigProps) {
  return (
    <button
      type="button"
      className={styles["big"]}
      data-tone={tone}
      data-wide={wide}
      aria-label={label}
      aria-expanded={opens}
      onClick={run}
    >
      {children}
    </button>
  );
}
