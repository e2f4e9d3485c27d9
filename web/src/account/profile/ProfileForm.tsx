import { Button, Textarea, TextInput } from "@mantine/core";
import { bounds, type AccountProfile, type AvatarAppearance } from "@atrium/contract";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTexts } from "../../platform/i18n/texts.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { FacePicker } from "./FacePicker.tsx";
import { PalettePicker } from "./PalettePicker.tsx";
import styles from "./Profile.module.css";
import type { PickedPicture } from "./picture/pickPicture.ts";
import { PictureDialog } from "./picture/PictureDialog.tsx";
import { PictureField } from "./picture/PictureField.tsx";
import { lookOf, type ProfileDraft } from "./profileModel.ts";
import { ProfilePreview } from "./ProfilePreview.tsx";
import { useKeptProfile } from "./useKeptProfile.ts";
import { accountTexts } from "../texts.ts";

/** Name, words, colour and face in a dialog, beside how others will see them; all of it is kept as one goes. */
export function ProfileForm({ account, onDone }: { account: AccountProfile; onDone: () => void }) {
  const say = useTexts(accountTexts);
  /** What stood in the fields when one was done: the dialog closes once that is kept. */
  const done = useRef<ProfileDraft | null>(null);
  const [doneWith, setDoneWith] = useState<ProfileDraft | null>(null);
  const close = () => {
    showToast({ text: say("saved") });
    onDone();
  };
  const { form, kept, isKept, differs } = useKeptProfile(account, (sent) => {
    if (done.current === sent) close();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    done.current = form.values;
    setDoneWith(form.values);
    if (differs || form.busy) return form.submit(event);
    event.preventDefault();
    (isKept ? close : onDone)();
  };
  return (
    <ProfileEditor account={account} form={form}>
      {(fields) => (
        <form onSubmit={submit} noValidate className={styles["form"]}>
          {fields}
          <p className={styles["problem"]} role="alert">
            {form.problem}
          </p>
          <div className={styles["footer"]}>
            <p role="status">
              {kept === "saved" ? <IconCheck size={18} aria-hidden /> : null}
              {kept === null ? say("profileLead") : say(kept === "saved" ? "everyoneSees" : "saving")}
            </p>
            {/* While words go by themselves it stays a button: one that stops being one under a press loses it. */}
            <Button type="submit" size="lg" fz={14} loading={form.busy && doneWith === form.values}>
              {say("done")}
            </Button>
          </div>
        </form>
      )}
    </ProfileEditor>
  );
}

interface ProfileEditorProps {
  account: AccountProfile;
  form: ActForm<ProfileDraft>;
  /** On a page the picture has a column of its own. */
  isPage?: boolean;
  /** Puts the form around its fields. */
  children: (fields: ReactNode) => ReactNode;
}

/** The fields of a profile, and the dialog for a picture beside their form. */
export function ProfileEditor({ account, form, isPage = false, children }: ProfileEditorProps) {
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [isCropping, setCropping] = useState(false);
  const url = picked?.url ?? null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const draft = form.values;
  const look = lookOf(account, draft);
  const crop = (picture: PickedPicture) => {
    setPicked(picture);
    setCropping(true);
  };
  const chooseFace = (appearance: AvatarAppearance) => {
    form.set("avatarAppearance", appearance);
    form.set("keepsPicture", false);
  };
  const picture = <PictureField account={account} look={look} onPicked={crop} />;
  const preview = <ProfilePreview draft={draft} avatarUrl={look.avatarUrl} />;
  return (
    <>
      {children(
        <div className={styles["columns"]} data-page={isPage}>
          {isPage ? null : (
            <div className={styles["side"]}>
              {preview}
              {picture}
            </div>
          )}
          <div className={styles["fields"]}>
            {isPage ? picture : null}
            <WordFields form={form} isFirst={!isPage} />
            <PalettePicker chosen={draft.palette} onChoose={(palette) => form.set("palette", palette)} />
            <FacePicker look={look} onChoose={chooseFace} />
          </div>
          {isPage ? preview : null}
        </div>,
      )}
      {/* A form of its own: inside the other one it would send both. */}
      {picked === null ? null : (
        <PictureDialog
          opened={isCropping}
          picked={picked}
          look={look}
          onTaken={() => form.set("keepsPicture", true)}
          onClose={() => setCropping(false)}
        />
      )}
    </>
  );
}

/** Name, pronoun and a few words. */
function WordFields({ form, isFirst }: { form: ActForm<ProfileDraft>; isFirst: boolean }) {
  const say = useTexts(accountTexts);
  return (
    <>
      <div className={styles["pair"]}>
        <div className={styles["counted"]}>
          <TextInput
            {...form.field("name")}
            label={say("name")}
            autoComplete="name"
            {...(isFirst ? { "data-autofocus": true } : {})}
            maxLength={bounds.personName.max}
          />
          <Counter text={form.values.name} max={bounds.personName.max} />
        </div>
        <TextInput
          {...form.field("pronoun")}
          label={say("pronoun")}
          placeholder={say("pronounExample")}
          maxLength={bounds.pronoun.max}
        />
      </div>
      <div className={styles["counted"]}>
        <Textarea
          {...form.field("about")}
          label={say("about")}
          placeholder={say("aboutExample")}
          rows={3}
          maxLength={bounds.about.max}
        />
        <Counter text={form.values.about} max={bounds.about.max} />
      </div>
    </>
  );
}

const Counter = ({ text, max }: { text: string; max: number }) => (
  <span className={styles["counter"]}>
    {text.length} / {max}
  </span>
);
