import type { RoomId } from "@atrium/contract";
import { IconFolder } from "@tabler/icons-react";
import type { RoomPort } from "../../roomPort.ts";
import { useRoomName } from "../../useRoomName.ts";
import { KIND_ICONS } from "../kindIcons.ts";
import { RowTail } from "../RoomRow.tsx";
import { roomRow, type Looker } from "../roomsPanelModel.ts";
import type { Id } from "./arrange.ts";
import styles from "./list.module.css";

interface CarriedProps {
  port: Pick<RoomPort, "live">;
  id: Id;
  looker: Looker;
}

/** The dragged row under the pointer, with the people in it. */
export function Carried({ port, id, looker }: CarriedProps) {
  const { space } = port.live.getState();
  const nameOf = useRoomName(port);
  if (space === null) return null;
  const room = roomRow(space, id as RoomId, looker);
  const Icon = room === null ? IconFolder : KIND_ICONS[room.type];
  return (
    // The outer box is measured: its position decides where it would land.
    <div>
      <div className={styles["carried"]} data-carried>
        <Icon size={19} stroke={1.75} aria-hidden />
        <span>{room === null ? space.records.folder[id]?.name : nameOf(room.name)}</span>
        {room === null ? null : <RowTail room={room} />}
      </div>
    </div>
  );
}
