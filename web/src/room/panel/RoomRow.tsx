import { IconEyeOff, IconLock, IconShieldLock } from "@tabler/icons-react";
import type { RoomId } from "@atrium/contract";
import { memo } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { isEqual } from "../people/keepEqual.ts";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import { useRoomName } from "../useRoomName.ts";
import { roomTexts } from "../texts.ts";
import styles from "./RoomRow.module.css";
import { KIND_ICONS } from "./kindIcons.ts";
import { isSameRow, roomRow, type Looker, type RoomRowModel } from "./roomsPanelModel.ts";

interface RoomRowProps {
  port: Pick<RoomPort, "live">;
  roomId: RoomId;
  looker: Looker;
  enter: (roomId: RoomId) => void;
}

/** A room of the list. It selects its own state: changes in other rooms do not re-render it. */
export const RoomRow = memo(
  function RoomRow({ port, roomId, looker, enter }: RoomRowProps) {
    const room = useLive(port, ({ space }) => (space === null ? null : roomRow(space, roomId, looker)), isSameRow);
    const nameOf = useRoomName(port);
    return room === null ? null : <RoomButton room={{ ...room, name: nameOf(room.name) }} enter={enter} />;
  },
  (before, now) =>
    before.port === now.port &&
    before.roomId === now.roomId &&
    before.enter === now.enter &&
    isEqual(before.looker, now.looker),
);

/** Its kind, who is in it, and what stands at its door. */
function RoomButton({ room, enter }: { room: RoomRowModel; enter: (roomId: RoomId) => void }) {
  const say = useTexts(roomTexts);
  const Kind = KIND_ICONS[room.type];
  const refused = room.isFull && !room.isCurrent;
  return (
    <button
      type="button"
      className={styles["room"]}
      data-room={room.roomId}
      data-line={room.roomId}
      data-current={room.isCurrent}
      data-dim={room.isHidden || room.isBlocked}
      aria-current={room.isCurrent ? "page" : undefined}
      aria-disabled={refused || undefined}
      aria-label={labelOf(room, say)}
      title={tipOf(room, say)}
      onClick={() => (room.mayEnter ? enter(room.roomId) : undefined)}
    >
      <span className={styles["icon"]}>
        <Kind size={19} stroke={1.75} aria-hidden />
      </span>
      <span className={styles["cut"]}>
        {room.name}
        <WhoSees room={room} />
      </span>
      <RowTail room={room} />
    </button>
  );
}

/** Who is in it, what stands at its door, and how many they are. */
export function RowTail({ room }: { room: RoomRowModel }) {
  const say = useTexts(roomTexts);
  return (
    <>
      {room.isCurrent || room.isFull ? null : (
        <span className={styles["faces"]}>
          {room.faces.map((face) => (
            <Face key={face.accountId} look={face} size={20} />
          ))}
        </span>
      )}
      {room.isLive ? (
        <span className={styles["live"]} aria-hidden>
          {say("live")}
        </span>
      ) : null}
      <DoorGlyph room={room} />{" "}
      <span className={styles["count"]} data-full={room.isFull}>
        {room.isFull ? say("fullCount", room) : room.count === 0 ? "" : room.count}
      </span>
    </>
  );
}

/** Shown where there is no tooltip. */
function WhoSees({ room }: { room: RoomRowModel }) {
  const say = useTexts(roomTexts);
  if (!room.isHidden && !room.isBlocked) return null;
  return <small className={styles["sees"]}>{say(room.isBlocked ? "blockedFor" : "hiddenFor")}</small>;
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

type SayRoom = ReturnType<typeof useTexts<typeof roomTexts.entries>>;

/** What the room is for stands under its name; the row of the room I am in says the rest itself. */
function tipOf(room: RoomRowModel, say: SayRoom): string | undefined {
  const lines = [room.isCurrent ? "" : labelOf(room, say), room.about].filter((line) => line !== "");
  return lines.length === 0 ? undefined : lines.join("\n");
}

function labelOf(room: RoomRowModel, say: SayRoom): string {
  const parts = [room.isCurrent ? room.name : say("enterRoom", { name: room.name })];
  if (room.isLive) parts.push(say("live"));
  if (room.count > 0) parts.push(say("peopleHere", { count: room.count }));
  if (room.isFull && !room.isCurrent) parts.push(say("roomFull"));
  if (room.isBlocked) parts.push(say("roomBlocked"));
  if (room.isHidden) parts.push(say("roomHidden"));
  if (room.asksPassword) parts.push(say("roomLocked"));
  return parts.join(", ");
}
