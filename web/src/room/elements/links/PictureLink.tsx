import type { RoomElement } from "@atrium/contract";
import { IconLink } from "@tabler/icons-react";
import { boxStyle } from "../boxStyle.ts";
import { boxOf } from "../elementDesk.ts";
import { addressOf } from "../pageAddress.ts";
import styles from "./links.module.css";
import { ThingLink } from "./ThingLink.tsx";

/** Where a picture leads, on the picture: the address is seen before it is opened. The same size at every zoom. */
export function PictureLink({ element }: { element: RoomElement }) {
  const { data } = element;
  if (data.type !== "image" || data.link === null) return null;
  return (
    <span className={styles["over"]} style={boxStyle(boxOf(element))} data-keeps-pointer>
      <ThingLink url={data.link} className={styles["chip"]}>
        <IconLink size={14} stroke={2} aria-hidden />
        <span dir="ltr">{addressOf(data.link)}</span>
      </ThingLink>
    </span>
  );
}
