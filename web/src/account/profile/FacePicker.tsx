import { AVATAR_APPEARANCES, type AvatarAppearance } from "@atrium/contract";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Face } from "../../ui/Face.tsx";
import { faceName, faceTexts } from "./faceTexts.ts";
import styles from "./Profile.module.css";
import type { ProfileDraft } from "./profileModel.ts";
import { accountTexts } from "../texts.ts";

interface FacePickerProps {
  draft: ProfileDraft;
  onChoose: (appearance: AvatarAppearance) => void;
}

/** The letter, the drawn faces and the animals as radio buttons. */
export function FacePicker({ draft, onChoose }: FacePickerProps) {
  const say = useTexts(accountTexts);
  const called = useTexts(faceTexts);
  return (
    <fieldset className={styles["group"]}>
      <legend>{say("drawnFace")}</legend>
      <div className={styles["faces"]}>
        {AVATAR_APPEARANCES.map((appearance) => (
          <label
            key={appearance}
            className={styles["face"]}
            data-chosen={appearance === draft.avatarAppearance}
            title={called(faceName(appearance))}
          >
            <input
              type="radio"
              name="appearance"
              className="visually-hidden"
              checked={appearance === draft.avatarAppearance}
              onChange={() => onChoose(appearance)}
              aria-label={called(faceName(appearance))}
            />
            <Face look={{ ...draft, avatarUrl: null, avatarAppearance: appearance }} size={40} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
