import type { ReactNode } from "react";
import { floorBlurUrl, floorCardUrl } from "../../ui/artwork.ts";
import { Face, type FaceLook } from "../../ui/Face.tsx";
import styles from "./SpacePicture.module.css";

interface SpacePictureProps {
  backgroundUrl: string | null;
  people: readonly FaceLook[];
  children?: ReactNode;
}

/** Places in percent of the picture: two groups and a wanderer, where talking places usually are. */
const PLACES = [
  { left: 55, top: 55 },
  { left: 64, top: 48 },
  { left: 63, top: 66 },
  { left: 17, top: 40 },
  { left: 25, top: 50 },
  { left: 42, top: 82 },
] as const;

/** A floor seen from above with people on it, 16:9. Where they really stand is for those inside. */
export function SpacePicture({ backgroundUrl, people, children }: SpacePictureProps) {
  const picture = floorCardUrl(backgroundUrl);
  const blur = floorBlurUrl(backgroundUrl);
  return (
    <div className={styles["picture"]}>
      {blur === null ? null : <img className={styles["blur"]} src={blur} alt="" />}
      {picture === null ? null : <img className={styles["floor"]} src={picture} alt="" loading="lazy" />}
      {people.length > 1 ? <i className={styles["disc"]} /> : null}
      {people.slice(0, PLACES.length).map((look, at) => (
        <span key={`${look.name}-${at}`} className={styles["person"]} style={place(at)}>
          <Face look={look} />
        </span>
      ))}
      {children}
    </div>
  );
}

function place(at: number) {
  const { left, top } = PLACES[at] ?? PLACES[0];
  return { left: `${left}%`, top: `${top}%` };
}
