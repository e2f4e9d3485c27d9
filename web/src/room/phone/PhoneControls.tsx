import type { Emotion } from "@atrium/contract";
import { IconDots } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useEscape } from "../../ui/focus/useEscape.ts";
import { showToast } from "../../ui/toast.tsx";
import { isOff } from "../actions/device.ts";
import { at, type ActionModel } from "../actions/roomActions.ts";
import { tell } from "../../ui/tell.ts";
import { ReactionButtons } from "../reactions/ReactionButtons.tsx";
import { roomTexts } from "../texts.ts";
import { useStuck } from "../toolbar/useStuck.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./PhoneControls.module.css";

/** Microphone and camera wide, then emotions, more and leave: all under the thumb. */
export function PhoneControls({ room }: { room: RoomBundle }) {
  const say = useTexts(roomTexts);
  const [moreOpen, setMoreOpen] = useState(false);
  const { actions, state, port } = room;
  const closeAll = () => {
    setMoreOpen(false);
    state.setReactions(false);
  };
  const press = (action: ActionModel) => {
    setMoreOpen(false);
    if (action.draws !== "reactions") state.setReactions(false);
    // A finger finds no tooltip: what may not be done says why when it is tapped.
    if (action.run === null) showToast({ text: action.whyNot ?? action.label, kind: "bad" });
    else action.run();
  };
  const isOpen = moreOpen || state.reactions;
  return (
    <>
      {isOpen ? <div className={styles["scrim"]} onPointerDown={closeAll} /> : null}
      {state.reactions ? (
        <Emotions send={(emotion) => tell(port.call("sendEmotion", { emotion }))} close={closeAll} />
      ) : null}
      {moreOpen ? <More actions={at("phoneMore", actions)} close={closeAll} /> : null}
      <div className={styles["controls"]} role="toolbar" aria-label={say("toolbar")}>
        {at("phone", actions)
          .filter(({ tone }) => tone !== "leave")
          .map((action) => (
            <Control key={action.id} action={action} isOpen={state.reactions} press={press} />
          ))}
        <Big
          label={say("more")}
          opens={moreOpen}
          run={() => {
            state.setReactions(false);
            setMoreOpen(!moreOpen);
          }}
        >
          <IconDots size={24} stroke={2} aria-hidden />
        </Big>
        {at("phone", actions)
          .filter(({ tone }) => tone === "leave")
          .map((action) => (
            <Control key={action.id} action={action} isOpen={false} press={press} />
          ))}
      </div>
    </>
  );
}

interface ControlProps {
  action: ActionModel;
  /** Whether the reaction picker is open. */
  isOpen: boolean;
  press: (action: ActionModel) => void;
}

function Control({ action, isOpen, press }: ControlProps) {
  const { Icon, device, draws, tone } = action;
  const say = useTexts(roomTexts);
  const isStuck = useStuck(device?.state === "waiting");
  const label = isStuck ? say(draws === "camera" ? "camStuck" : "micStuck") : action.label;
  const waits = isStuck ? "stuck" : "waiting";
  const tells = device !== null && isOff(device) ? "off" : device?.state === "waiting" ? waits : "rest";
  const icon = <Icon size={24} stroke={tone === "leave" ? 2 : 1.75} aria-hidden />;
  return (
    <Big
      label={label}
      tone={tone ?? tells}
      wide={device !== null || tone === "hand"}
      run={() => press(action)}
      {...(draws === "reactions" && { opens: isOpen })}
    >
      {device === null ? (
        <>
          {icon}
          {tone === "hand" ? <span className={styles["words"]}>{label}</span> : null}
        </>
      ) : (
        <span className={styles["glyph"]}>
          {icon}
          {isStuck || device.state === "refused" ? <i className={styles["warn"]}>!</i> : null}
        </span>
      )}
    </Big>
  );
}

function Emotions({ send, close }: { send: (emotion: Emotion) => void; close: () => void }) {
  useEscape(close);
  return (
    <div className={`${styles["more"]} ${styles["emotions"]}`}>
      <ReactionButtons send={send} />
    </div>
  );
}

function More({ actions, close }: { actions: readonly ActionModel[]; close: () => void }) {
  useEscape(close);
  return (
    <div className={styles["more"]}>
      {actions.map(({ id, label, Icon, run }) => (
        <button
          key={id}
          type="button"
          onClick={() => {
            close();
            run?.();
          }}
        >
          <Icon size={20} stroke={1.75} />
          {label}
        </button>
      ))}
    </div>
  );
}

interface BigProps {
  label: string;
  tone?: "rest" | "off" | "waiting" | "stuck" | "on" | "leave" | "hand";
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
