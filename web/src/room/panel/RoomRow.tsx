import { IconArmchair, IconEyeOff, IconLock, IconNote, IconPodium, IconShieldLock } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { roomTexts } from "../texts.ts";
import styles from "./RoomRow.module.css";
import type { RoomRowModel } from "./roomsPanelModel.ts";

const KIND = { spatial: IconArmchair, stage: IconPodium, collaboration: IconNote } as const;

/** One room: its kind, who is in it, and what stands at its door. */
export function RoomRow({ room, enter }: { room: RoomRowModel; enter: (room: RoomRowModel) => void }) {
  const say = useTexts(roomTexts);
  const Kind = KIND[room.type];
  const refused = room.isFull && !room.isCurrent;
  return (
    <button
      type="button"
      className={styles["room"]}
      data-current={room.isCurrent}
      data-dim={room.isHidden || room.isBlocked}
      aria-current={room.isCurrent ? "page" : undefined}
      aria-disabled={refused || undefined}
      aria-label={labelOf(room, say)}
      title={room.isCurrent ? undefined : labelOf(room, say)}
      onClick={() => (room.enter === null ? undefined : enter(room))}
    >
      <span className={styles["icon"]}>
        <Kind size={19} stroke={1.75} aria-hidden />
      </span>
      <span className={styles["cut"]}>{room.name}</span>
      {room.isCurrent ? null : (
        <span className={styles["faces"]}>
          {room.faces.map((face) => (
            <Face key={face.accountId} look={face} size={20} />
          ))}
        </span>
      )}
      <DoorGlyph room={room} /> <span className={styles["count"]}>{room.count === 0 ? "" : room.count}</span>
    </button>
  );
}

function DoorGlyph({ room }: { room: RoomRowModel }) {
  const Glyph = room.isBlocked ? IconShieldLock : room.isHidden ? IconEyeOff : room.hasPassword ? IconLock : null;
  if (Glyph === null) return null;
  return (
    <span className={styles["glyph"]}>
      <Glyph size={16} stroke={1.75} aria-hidden />
    </span>
  );
}

function labelOf(room: RoomRowModel, say: ReturnType<typeof useTexts<typeof roomTexts.entries>>): string {
  const parts = [room.isCurrent ? room.name : say("enterRoom", { name: room.name })];
  if (room.count > 0) parts.push(say("peopleHere", { count: room.count }));
  if (room.isFull && !room.isCurrent) parts.push(say("roomFull"));
  if (room.isBlocked) parts.push(say("roomBlocked"));
  if (room.isHidden) parts.push(say("roomHidden"));
  if (room.asksPassword) parts.push(say("roomLocked"));
  return parts.join(", ");
}
