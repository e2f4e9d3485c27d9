import type { RoomElement } from "@atrium/contract";
import {
  IconArrowLeft,
  IconArrowsMinimize,
  IconMicrophone,
  IconMicrophoneOff,
  IconVideo,
  IconVideoOff,
} from "@tabler/icons-react";
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useFocusStays } from "../../../ui/focus/useFocusStays.ts";
import { at } from "../../actions/roomActions.ts";
import type { RoomBundle } from "../../useRoom.ts";
import { RecordingChip } from "../../recording/RecordingChip.tsx";
import { RecordingNotice } from "../../recording/RecordingNotice.tsx";
import { elementTexts } from "../texts.ts";
import { FullFaces } from "./FullFaces.tsx";
import styles from "./fullView.module.css";

interface FullViewProps {
  room: RoomBundle;
  element: RoomElement;
  title: string;
  /** Shown under the title, with who added the element. */
  about?: string;
  mark: ReactNode;
  /** At the top right. */
  corner: ReactNode;
  /** Handles keys; returns whether it used this one. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Tools beside my microphone; without any, the camera and the way back are there instead. */
  bar: ReactNode;
  children: ReactNode;
}

/**
 * An element over the whole window, with people I hear in the corner and my microphone below. A native dialog: it keeps
 * the focus inside and returns it.
 */
export function FullView({ room, element, title, about, mark, corner, onKey, bar, children }: FullViewProps) {
  const say = useTexts(elementTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => room.elements.desk.view(null);
  // Fields of the bar are mounted and unmounted while the dialog is open.
  useFocusStays(dialog);
  // Closed before it is unmounted: only then does the browser return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const by = element.creatorName;
  return createPortal(
    <dialog
      ref={dialog}
      className={styles["full"]}
      aria-label={title}
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : close())}
      onKeyDown={(event) => {
        if (!onKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <header className={styles["head"]}>
        <button type="button" autoFocus aria-label={say("backTo", { room: room.view.roomName })} onClick={close}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
        </button>
        {mark}
        <span className={styles["title"]}>
          <b dir="auto">{title}</b>
          <small>
            {[
              ...(by === "" ? [] : [say("addedByTo", { name: by, room: room.view.roomName })]),
              ...(about === undefined ? [] : [about]),
            ].join(", ")}
          </small>
        </span>
      </header>
      <div className={styles["corner"]}>
        <RecordingChip port={room.port} />
        {corner}
      </div>
      <div className={styles["notice"]}>
        <RecordingNotice port={room.port} tellsEnd={false} />
      </div>
      {children}
      <FullFaces room={room} />
      <div className={styles["bar"]} role="toolbar" aria-label={title}>
        {bar}
        {bar === null ? null : <i className={styles["sep"]} />}
        <Device room={room} draws="microphone" />
        {bar === null ? <WayBack room={room} close={close} /> : null}
      </div>
    </dialog>,
    document.body,
  );
}

function WayBack({ room, close }: Pick<FullViewProps, "room"> & { close: () => void }) {
  const say = useTexts(elementTexts);
  return (
    <>
      <Device room={room} draws="camera" />
      <i className={styles["sep"]} />
      <button type="button" className={styles["back"]} onClick={close}>
        <IconArrowsMinimize size={18} stroke={1.75} aria-hidden />
        <span>{say("backTo", { room: room.view.roomName })}</span>
      </button>
    </>
  );
}

const ICONS = {
  microphone: [IconMicrophone, IconMicrophoneOff],
  camera: [IconVideo, IconVideoOff],
} as const;

function Device({ room: { actions }, draws }: { room: RoomBundle; draws: keyof typeof ICONS }) {
  const action = at("devices", actions).find((each) => each.draws === draws);
  if (action === undefined) return null;
  const { isOn, label, run } = action;
  const [On, Off] = ICONS[draws];
  const Icon = isOn === true ? On : Off;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn === true}
      aria-disabled={run === null}
      onClick={run ?? undefined}
      data-tone={isOn === true ? "rest" : "off"}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
