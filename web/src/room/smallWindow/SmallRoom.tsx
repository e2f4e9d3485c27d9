import { IconArrowBackUp, IconMicrophoneOff } from "@tabler/icons-react";
import { useRef, type CSSProperties } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face, Faces } from "../../ui/Face.tsx";
import { paletteColors } from "../../ui/theme/palettes.ts";
import { isOff } from "../actions/device.ts";
import { actionOf, type ActionModel } from "../actions/roomActions.ts";
import { useBox } from "../grid/useTileSizes.ts";
import { PictureView } from "../map/PictureView.tsx";
import { SpeakingBars } from "../panel/PeopleRows.tsx";
import { useSpaceSign } from "../panel/useSpaceSign.ts";
import type { PersonModel } from "../people/personModel.ts";
import { roomTexts } from "../texts.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./smallRoom.module.css";
import { smallLayout } from "./smallLayout.ts";
import { smallWindowTexts } from "./texts.ts";
import { useSmallPeople, useSmallSizes } from "./useSmallPeople.ts";

/** The small window's room, for as long as one is open. */
export function SmallRoom({ room }: { room: RoomBundle }) {
  const { body } = room.smallWindow;
  return body === null ? null : createPortal(<SmallRoomView room={room} />, body);
}

/** Who speaks, my microphone and camera, the way back. */
export function SmallRoomView({ room }: { room: RoomBundle }) {
  const say = useTexts(smallWindowTexts);
  const { view, actions, smallWindow } = room;
  const { name: space } = useSpaceSign(room.port);
  const devices = ["microphone", "camera", "leave"] as const;
  const back = () => {
    globalThis.focus();
    smallWindow.close();
  };
  return (
    <main className={styles["small"]} data-away={view.isAway} data-testid="small-room">
      <header className={styles["head"]}>
        <h1>{view.isAway ? say("reconnecting") : say("title", { room: view.roomName, space })}</h1>
        <button type="button" aria-label={say("back")} title={say("back")} onClick={back}>
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
        </button>
      </header>
      <SmallPeople room={room}>
        {devices.map((id) => {
          const action = actionOf(id, actions);
          return action === null ? null : <SmallButton key={id} action={action} />;
        })}
      </SmallPeople>
    </main>
  );
}

function SmallPeople({ room, children }: { room: RoomBundle; children: React.ReactNode }) {
  const say = useTexts(smallWindowTexts);
  const { near, others } = useSmallPeople(room);
  const tiles = useRef<HTMLUListElement>(null);
  const box = useBox(tiles);
  const layout = smallLayout(box, near.length);
  const shown = near.slice(0, layout.columns * layout.rows);
  const rest = [...near.slice(shown.length), ...others];
  useSmallSizes(room.port, { shown, height: Math.round(box.h / layout.rows) });
  const style: CSSProperties & Record<"--columns" | "--rows", number> = {
    "--columns": layout.columns,
    "--rows": layout.rows,
  };
  const isAlone = near.every(({ isMe }) => isMe);
  return (
    <>
      <ul ref={tiles} className={styles["tiles"]} style={style} aria-label={say("near")}>
        {shown.map((person) => (
          <SmallTile key={person.accountId} person={person} isSpeaking={room.speaking.has(person.accountId)} />
        ))}
      </ul>
      <footer className={styles["foot"]}>
        <p>
          {rest.length === 0 ? null : <Faces looks={rest} size={24} most={3} count={Math.min(3, rest.length)} />}
          <span>{isAlone ? say("nobodyNear") : rest.length > 3 ? say("more", { count: rest.length - 3 }) : null}</span>
        </p>
        {children}
      </footer>
    </>
  );
}

function SmallTile({ person, isSpeaking }: { person: PersonModel; isSpeaking: boolean }) {
  const room = useTexts(roomTexts);
  const name = person.isMe ? room("you") : (person.name.split(" ")[0] ?? person.name);
  const style: CSSProperties & Record<"--tile", string> = { "--tile": paletteColors(person.palette).primary };
  return (
    <li
      className={styles["tile"]}
      style={style}
      data-speaking={isSpeaking && !person.audioMuted}
      data-mirrored={person.isMe}
      data-away={person.away}
    >
      <Face look={person} className={styles["face"] ?? ""} />
      {person.camera === null ? null : <PictureView picture={person.camera} />}
      <span className={styles["name"]}>
        {person.audioMuted ? (
          <IconMicrophoneOff size={14} stroke={2} role="img" aria-label={room("isMuted")} />
        ) : isSpeaking ? (
          <SpeakingBars />
        ) : null}
        <b>{name}</b>
      </span>
    </li>
  );
}

/** A tip of ours would stand in the page, not here: the browser's own says what a button does. */
function SmallButton({ action }: { action: ActionModel }) {
  const { Icon, label, run, whyNot, device, isOn, tone, key } = action;
  const says = whyNot ?? label;
  return (
    <button
      type="button"
      className={styles["act"]}
      data-tone={tone ?? (device !== null && isOff(device) ? "off" : device?.state)}
      title={says}
      aria-label={says}
      aria-pressed={isOn ?? undefined}
      aria-disabled={run === null || undefined}
      aria-keyshortcuts={key?.says}
      onClick={() => run?.()}
    >
      <Icon size={20} stroke={tone === "leave" ? 2 : 1.75} aria-hidden />
    </button>
  );
}
