import { MapFrame, type RoomMapProps } from "../map/MapFrame.tsx";
import styles from "./board.module.css";

/** A board seen from above: paper with what stands on it. People are at its side, here are only their pointers. */
export function BoardMap({ expand: _expand, placed: _placed, ...frame }: RoomMapProps) {
  return <MapFrame {...frame} className={styles["paper"] ?? ""} />;
}
