import type { RoomElement } from "@atrium/contract";
import type { RoomPort } from "../roomPort.ts";
import { useLive } from "../useLive.ts";
import styles from "./board.module.css";

interface BoardThingsProps {
  port: RoomPort;
  size: { w: number; h: number };
}

const NONE: Record<string, RoomElement> = {};

/** What stands on the board, as patches of paper in the mini map. */
export function BoardThings({ port, size }: BoardThingsProps) {
  const elements = useLive(port, ({ room }) => room?.snapshot.records.element ?? NONE, Object.is);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles["small"]}>
      {Object.values(elements).map(({ id, pos, width, height, data }) => (
        <i
          key={id}
          data-kind={data.type}
          style={{
            left: share(pos.x, size.w),
            top: share(pos.y, size.h),
            width: share(width, size.w),
            height: share(height, size.h),
            backgroundColor: "bgColor" in data && data.bgColor !== null ? data.bgColor : undefined,
          }}
        />
      ))}
    </div>
  );
}
