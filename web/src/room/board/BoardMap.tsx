import { MapFrame, type RoomMapProps } from "../map/MapFrame.tsx";
import styles from "./board.module.css";

/** A board from above: paper with elements and people's pointers. The people themselves are in the column beside it. */
export function BoardMap({ expand: _expand, placed: _placed, ...frame }: RoomMapProps) {
  return <MapFrame {...frame} className={styles["paper"] ?? ""} />;
}
