import type { CSSProperties } from "react";
import { drawnFaceUrl } from "./artwork.ts";
import styles from "./Face.module.css";
import { firstLetter } from "./firstLetter.ts";
import { paletteColors } from "./theme/palettes.ts";

/** How somebody looks; a picture is preferred over a drawn face, a drawn face over the letter. */
export interface FaceLook {
  name: string;
  avatarUrl: string | null;
  avatarAppearance: string;
  palette: string;
}

interface FaceProps {
  look: FaceLook;
  /** Diameter in pixels; without it the circle fills its parent. */
  size?: number;
  /** A green dot: in a room now. */
  inside?: boolean;
  className?: string;
}

/** A person as a circle. Decorative only: the name is always next to it. */
export function Face({ look, size, inside = false, className }: FaceProps) {
  const { primary, text } = paletteColors(look.palette);
  const picture = look.avatarUrl ?? drawnFaceUrl(look.avatarAppearance);
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--face-size": size === undefined ? "100%" : `${size}px`,
    ...(picture === null
      ? { background: primary, color: text }
      : { backgroundImage: `url(${JSON.stringify(picture)})` }),
  };
  return (
    <span className={classes("face", inside && "inside", className)} style={style} data-face aria-hidden>
      {picture === null ? <b data-letter={firstLetter(look.name)} /> : null}
    </span>
  );
}

interface FacesProps {
  looks: readonly FaceLook[];
  size: number;
  most?: number;
  /** The total count, if only some of the people are known. */
  count?: number;
}

/** Overlapping faces in a row; those beyond `most` become a number. */
export function Faces({ looks, size, most = 4, count = looks.length }: FacesProps) {
  const beyond = count - Math.min(most, looks.length);
  return (
    <span className={styles["faces"]}>
      {looks.slice(0, most).map((look, at) => (
        <Face key={`${look.name}-${at}`} look={look} size={size} />
      ))}
      {beyond > 0 ? <span className={styles["more"]}>+{beyond}</span> : null}
    </span>
  );
}

const classes = (...names: (string | false | undefined)[]) =>
  names.map((name) => (name === false || name === undefined ? "" : (styles[name] ?? name))).join(" ");
