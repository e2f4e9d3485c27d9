import { AVATAR_APPEARANCES, type AvatarAppearance } from "@atrium/contract";
import { useState } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face, type FaceLook } from "../../ui/Face.tsx";
import { facesFrom, shownFaces } from "./facesFrom.ts";
import { faceName, faceTexts } from "./faceTexts.ts";
import styles from "./Profile.module.css";
import { accountTexts } from "../texts.ts";

interface FacePickerProps {
  look: FaceLook & { avatarAppearance: AvatarAppearance };
  onChoose: (appearance: AvatarAppearance) => void;
}

/** The letter, eight drawn faces and more at a wish, as radio buttons. */
export function FacePicker({ look, onChoose }: FacePickerProps) {
  const say = useTexts(accountTexts);
  const called = useTexts(faceTexts);
  const chosen = look.avatarAppearance;
  const [{ faces, sets }, setShown] = useState(() => ({ faces: facesFrom(chosen), sets: 1 }));
  const shown = shownFaces(faces, { sets, chosen });
  const isAll = shown.length === AVATAR_APPEARANCES.length;
  const unfold = () => setShown(isAll ? { faces: facesFrom(chosen), sets: 1 } : { faces, sets: sets + 1 });
  const isChosen = (appearance: AvatarAppearance) => look.avatarUrl === null && appearance === chosen;
  return (
    <fieldset className={styles["group"]}>
      <legend>{say("drawnFace")}</legend>
      <div className={styles["faces"]}>
        {shown.map((appearance) => (
          <label
            key={appearance}
            className={styles["face"]}
            data-chosen={isChosen(appearance)}
            title={called(faceName(appearance))}
          >
            <input
              type="radio"
              name="appearance"
              className="visually-hidden"
              checked={isChosen(appearance)}
              onChange={() => onChoose(appearance)}
              aria-label={called(faceName(appearance))}
            />
            <Face look={{ ...look, avatarUrl: null, avatarAppearance: appearance }} size={40} />
          </label>
        ))}
      </div>
      <button type="button" className={styles["unfold"]} onClick={unfold}>
        {say(isAll ? "fewerFaces" : "moreFaces")}
      </button>
    </fieldset>
  );
}
