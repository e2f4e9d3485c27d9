import { AVATAR_APPEARANCES, type AvatarAppearance } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face, type FaceLook } from "../../ui/Face.tsx";
import { faceName, faceTexts } from "./faceTexts.ts";
import styles from "./Profile.module.css";
import { accountTexts } from "../texts.ts";

interface FacePickerProps {
  look: FaceLook;
  onChoose: (appearance: AvatarAppearance) => void;
}

/** The letter, the drawn faces and the animals as radio buttons. */
export function FacePicker({ look, onChoose }: FacePickerProps) {
  const say = useTexts(accountTexts);
  const called = useTexts(faceTexts);
  const isChosen = (appearance: AvatarAppearance) => look.avatarUrl === null && appearance === look.avatarAppearance;
  return (
    <fieldset className={styles["group"]}>
      <legend>{say("drawnFace")}</legend>
      <div className={styles["faces"]}>
        {AVATAR_APPEARANCES.map((appearance) => (
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
    </fieldset>
  );
}
