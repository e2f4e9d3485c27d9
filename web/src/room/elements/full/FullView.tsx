import type { RoomElement } from "@atrium/contract";
import { IconArrowLeft, IconMicrophone, IconMicrophoneOff } from "@tabler/icons-react";
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { at } from "../../actions/roomActions.ts";
import type { RoomBundle } from "../../useRoom.ts";
import { elementTexts } from "../texts.ts";
import { FullFaces } from "./FullFaces.tsx";
import styles from "./fullView.module.css";

interface FullViewProps {
  room: RoomBundle;
  element: RoomElement;
  title: string;
  mark: ReactNode;
  /** At the top right. */
  corner: ReactNode;
  /** Keys of what is shown; returns whether it took one. */
  onKey: (event: KeyboardEvent) => boolean;
  bar: ReactNode;
  children: ReactNode;
}

/**
 * A thing of the room over the whole window: some of those I hear stay in the corner, my microphone below. As a native
 * dialog it keeps the focus and returns it.
 */
export function FullView({ room, element, title, mark, corner, onKey, bar, children }: FullViewProps) {
  const say = useTexts(elementTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => room.elements.desk.view(null);
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
          {by === "" ? null : <small>{say("addedByTo", { name: by, room: room.view.roomName })}</small>}
        </span>
      </header>
      <div className={styles["corner"]}>{corner}</div>
      {children}
      <FullFaces room={room} />
      <div className={styles["bar"]} role="toolbar" aria-label={title}>
        {bar}
        <Microphone room={room} />
      </div>
    </dialog>,
    document.body,
  );
}

function Microphone({ room: { actions } }: { room: RoomBundle }) {
  const action = at("devices", actions).find(({ draws }) => draws === "microphone");
  if (action === undefined) return null;
  const { isOn, label, run } = action;
  const Icon = isOn === true ? IconMicrophone : IconMicrophoneOff;
  return (
    <>
      <i className={styles["sep"]} />
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
    </>
  );
}
