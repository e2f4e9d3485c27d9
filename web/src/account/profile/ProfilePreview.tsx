import { useTexts } from "../../platform/i18n/texts.ts";
import { floorCardUrl } from "../../ui/artwork.ts";
import { Face } from "../../ui/Face.tsx";
import styles from "./Profile.module.css";
import type { ProfileDraft } from "./profileModel.ts";
import { accountTexts } from "../texts.ts";

/** How others see the draft: the circle on a floor and the card on hover. */
export function ProfilePreview({ draft, avatarUrl }: { draft: ProfileDraft; avatarUrl: string | null }) {
  const say = useTexts(accountTexts);
  const name = draft.name.trim() === "" ? say("name") : draft.name.trim();
  return (
    <figure className={styles["preview"]}>
      <div className={styles["stage"]}>
        <img src={floorCardUrl("floor:lounge") ?? ""} alt="" />
        <span className={styles["bubble"]}>
          <Face look={{ ...draft, avatarUrl }} />
        </span>
        <span className={styles["bubbleName"]}>{name.split(/\s+/)[0]}</span>
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
