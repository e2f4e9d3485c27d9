import { IconSparkles } from "@tabler/icons-react";
import { drawnFaceUrl, videoBackgroundUrl } from "../../ui/artwork.ts";
import { PicturePill } from "../../ui/Glass.tsx";
import styles from "./news.module.css";

/** Somebody before a picture of theirs. */
export function NewsPicture({ label }: { label: string }) {
  return (
    <div className={styles["picture"]}>
      <img src={videoBackgroundUrl("evening") ?? ""} alt="" />
      <img className={styles["face"]} src={drawnFaceUrl("face:anna") ?? ""} alt="" />
      <span className={styles["pill"]}>
        <PicturePill live={false}>
          <IconSparkles size={14} aria-hidden /> {label}
        </PicturePill>
      </span>
    </div>
  );
}
