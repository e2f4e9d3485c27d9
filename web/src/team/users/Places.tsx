import { floorCardUrl } from "../../ui/artwork.ts";
import styles from "./users.module.css";
import type { PersonLine } from "./usersModel.ts";

/** The spaces somebody was added to: a few floors and the first one's name. */
export function Places({ spaces: { pictures, text } }: { spaces: PersonLine["spaces"] }) {
  return (
    <>
      {pictures.length === 0 ? null : (
        <span className={styles["floors"]}>
          {pictures.map((picture, at) => (
            <img key={`${picture}-${at}`} src={floorCardUrl(picture) ?? ""} alt="" loading="lazy" />
          ))}
        </span>
      )}
      <span className={styles["cut"]}>{text}</span>
    </>
  );
}
