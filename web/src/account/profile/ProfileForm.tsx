import { Button, Textarea, TextInput } from "@mantine/core";
import { bounds, errorText } from "@atrium/contract";
import { useState, type FormEvent } from "react";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import dialogStyles from "../../ui/dialog/dialog.module.css";
import { FacePicker } from "./FacePicker.tsx";
import { PalettePicker } from "./PalettePicker.tsx";
import styles from "./Profile.module.css";
import { isWhole, type ProfileModel, type ProfileState } from "./profileModel.ts";
import { ProfilePreview } from "./ProfilePreview.tsx";
import { accountTexts } from "../texts.ts";

interface ProfileFormProps {
  state: ProfileState;
  actions: Omit<ProfileModel, "store">;
  onCancel: () => void;
}

export function ProfileForm({ state, actions, onCancel }: ProfileFormProps) {
  const say = useTexts(accountTexts);
  const { draft } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void actions.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles["columns"]}>
        <div className={styles["fields"]}>
          <WordFields state={state} change={actions.change} />
          <PalettePicker chosen={draft.palette} onChoose={(palette) => actions.change({ palette })} />
          <FacePicker draft={draft} onChoose={(avatarAppearance) => actions.change({ avatarAppearance })} />
        </div>
        <ProfilePreview draft={draft} />
      </div>
      {state.problem === null ? null : (
        <p className={dialogStyles["error"]} role="alert">
          {errorText(state.problem, currentLocale())}
        </p>
      )}
      <div className={dialogStyles["footer"]}>
        <span className={dialogStyles["note"]}>{say("profileLead")}</span>
        <Button variant="secondary" onClick={onCancel}>
          {say("cancel")}
        </Button>
        <Button type="submit" loading={state.busy} disabled={!isWhole(state)}>
          {say("save")}
        </Button>
      </div>
    </form>
  );
}

/** Name, pronoun and a few words. */
function WordFields({ state, change }: { state: ProfileState; change: ProfileModel["change"] }) {
  const say = useTexts(accountTexts);
  const { draft } = state;
  const [isTouched, setTouched] = useState(false);
  return (
    <>
      <div className={styles["pair"]}>
        <TextInput
          label={say("name")}
          autoComplete="name"
          data-autofocus
          value={draft.name}
          maxLength={bounds.personName.max}
          error={isTouched && !isWhole(state) ? say("nameNeeded") : null}
          onChange={(event) => {
            setTouched(true);
            change({ name: event.currentTarget.value });
          }}
        />
        <TextInput
          label={say("pronoun")}
          placeholder={say("pronounExample")}
          value={draft.pronoun}
          maxLength={bounds.pronoun.max}
          onChange={(event) => change({ pronoun: event.currentTarget.value })}
        />
      </div>
      <div className={styles["about"]}>
        <Textarea
          label={say("about")}
          placeholder={say("aboutExample")}
          rows={3}
          value={draft.about}
          maxLength={bounds.about.max}
          onChange={(event) => change({ about: event.currentTarget.value })}
        />
        <span className={styles["counter"]}>
          {draft.about.length} / {bounds.about.max}
        </span>
      </div>
    </>
  );
}
