import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl, floorUrl } from "../../ui/artwork.ts";
import { Face } from "../../ui/Face.tsx";
import styles from "./Profile.module.css";
import type { ProfileDraft } from "./profileModel.ts";
import { accountTexts } from "../texts.ts";

const FLOOR = "floor:lounge";

/** How others see the draft: the circle on a floor and the card on hover. */
export function ProfilePreview({ draft, avatarUrl }: { draft: ProfileDraft; avatarUrl: string | null }) {
  const say = useTexts(accountTexts);
  const name = draft.name.trim() === "" ? say("name") : draft.name.trim();
  return (
    <figure className={styles["preview"]}>
      <div className={styles["stage"]}>
        {/* The small picture stands until the sharp one is there. */}
        <img src={floorCardUrl(FLOOR) ?? ""} alt="" />
        <img src={floorUrl(FLOOR) ?? ""} alt="" />
        <span className={styles["bubble"]}>
          <Face look={{ ...draft, avatarUrl }} />
        </span>
        <span className={styles["bubbleName"]}>{name}</span>
        <div className={styles["card"]}>
          <p>
            <b>{name}</b> <span>{draft.pronoun}</span>
          </p>
          <p className={styles["cardAbout"]}>{draft.about}</p>
        </div>
      </div>
      <figcaption>{say("whenPointed")}</figcaption>
    </figure>
  );
}
