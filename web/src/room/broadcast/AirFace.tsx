import { IconBroadcast } from "@tabler/icons-react";
import type { Picture } from "../../media/index.ts";
import { Face, type FaceLook } from "../../ui/Face.tsx";
import { PictureView } from "../map/PictureView.tsx";
import styles from "./airCards.module.css";

interface AirFaceProps {
  look: FaceLook;
  size: number;
  /** Shown instead of the face. */
  picture?: Picture | null;
  speaks?: boolean;
}

/** The face of whoever is on air, with a broadcast mark. */
export function AirFace({ look, size, picture = null, speaks = false }: AirFaceProps) {
  return (
    <span className={styles["face"]} data-speaks={speaks}>
      {picture === null ? (
        <Face look={look} size={size} />
      ) : (
        <span className={styles["round"]} style={{ width: size, height: size }}>
          <PictureView picture={picture} />
        </span>
      )}
      <span className={styles["mark"]}>
        <IconBroadcast size={14} stroke={2} aria-hidden />
      </span>
    </span>
  );
}
