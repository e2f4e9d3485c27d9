import { IconMicrophoneFilled, IconPencil } from "@tabler/icons-react";
import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties } from "react";
import type { CursorShape } from "@atrium/contract";
import { paletteColors } from "../../ui/theme/palettes.ts";
import type { MapController } from "../map/mapController.ts";
import { firstNames } from "../people/firstNames.ts";
import type { PersonModel } from "../people/personModel.ts";
import type { RoomBundle } from "../useRoom.ts";
import styles from "./board.module.css";
import type { Board } from "./useBoard.ts";

/** The pointers of the others. Their places are written by the frame loop, as those of bubbles are. */
export function Cursors({ room, board }: { room: RoomBundle; board: Board }) {
  const { view, controller, speaking } = room;
  const first = useMemo(() => firstNames(view.people), [view.people]);
  return view.people
    .filter(({ isMe }) => !isMe)
    .map((person) => (
      <Cursor
        key={person.accountId}
        person={person}
        name={first.get(person.accountId) ?? person.name}
        shape={person.away ? null : (board.cursors.get(person.accountId) ?? null)}
        speaks={speaking.has(person.accountId) && !person.audioMuted}
        hold={controller.holdBubble}
      />
    ));
}

interface CursorProps {
  person: PersonModel;
  name: string;
  /** Null if they have no pointer on this board. */
  shape: CursorShape | null;
  speaks: boolean;
  hold: MapController["holdBubble"];
}

const Cursor = memo(function Cursor({ person: { accountId, palette }, name, shape, speaks, hold }: CursorProps) {
  const mover = useRef<HTMLDivElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (mover.current === null || pointer.current === null) return undefined;
    hold(accountId, { mover: mover.current, bubble: pointer.current });
    return () => hold(accountId, null);
  }, [hold, accountId]);
  const { primary, text } = paletteColors(palette);
  const style: CSSProperties & Record<"--own", string> = { "--own": primary };
  return (
    <div ref={mover} className={styles["mover"]} hidden={shape === null} aria-hidden data-cursor={accountId}>
      <div ref={pointer} className={styles["pointer"]} style={style}>
        <svg width="22" height="24" viewBox="0 0 22 24">
          <path d="M2 2L8.5 21L12 12.5L20 10Z" fill="var(--own)" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
        </svg>
        <span className={styles["name"]} style={{ background: primary, color: text }} dir="auto">
          <b>{name}</b>
          {shape === "pen" ? <IconPencil size={12} stroke={2} /> : null}
          {speaks ? <IconMicrophoneFilled size={12} /> : null}
        </span>
      </div>
    </div>
  );
});
