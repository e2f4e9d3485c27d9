import { useTexts } from "../../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../../ui/artwork.ts";
import type { FaceLook } from "../../../ui/Face.tsx";
import { accountTexts } from "../../texts.ts";
import { cutStyle, type CutPicture } from "./cutStyle.ts";
import styles from "./picture.module.css";

/** How people will see it: on a floor, and small in lists. */
export function CutPreview({ cut, look }: { cut: CutPicture; look: FaceLook }) {
  const say = useTexts(accountTexts);
  const style = cutStyle(cut);
  return (
    <figure className={styles["preview"]} aria-hidden>
      <figcaption>{say("howPeopleSeeIt")}</figcaption>
      <div className={styles["floor"]}>
        <img src={floorCardUrl("floor:lounge") ?? ""} alt="" />
        <span className={styles["bubble"]} style={style} />
        <span className={styles["name"]}>{look.name.split(/\s+/)[0]}</span>
      </div>
      <div className={styles["small"]}>
        <span style={style} />
        <span style={style} />
        {say("listsAndChats")}
      </div>
    </figure>
  );
}
