import { constants, errorText } from "@atrium/contract";
import type { CallHere } from "../../live/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useIsShown } from "../../platform/useIsShown.ts";
import { ActFormView, FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../ui/form/useSendForm.ts";
import { showToast } from "../../ui/toast.tsx";
import { roomTexts } from "../texts.ts";
import { kickTexts } from "./kickTexts.ts";
import styles from "./kickDialog.module.css";
import type { PersonModel } from "./personModel.ts";

interface KickDialogProps {
  person: Pick<PersonModel, "accountId" | "name">;
  /** Whether they may be kept out for a time as well. */
  canBan: boolean;
  kick: CallHere;
  close: () => void;
}

const [HOUR, DAY, FOR_EVER] = constants.ban.durationsMs;
const CHOICES = [
  { says: "banNot", banForMs: undefined, done: "removed" },
  { says: "banHour", banForMs: HOUR, done: "removedHour" },
  { says: "banDay", banForMs: DAY, done: "removedDay" },
  { says: "banForEver", banForMs: FOR_EVER, done: "removedForEver" },
] as const;
type Choice = (typeof CHOICES)[number];

/** Asks before somebody is sent away, and for how long they stay out. */
export function KickDialog({ person, canBan, kick, close }: KickDialogProps) {
  const say = useTexts(kickTexts);
  const { accountId, name } = person;
  return (
    <FormDialog opened onClose={close} title={say("kickTitle", { name })}>
      <KickForm accountId={accountId} name={name} canBan={canBan} kick={kick} close={close} />
    </FormDialog>
  );
}

type KickFormProps = Omit<KickDialogProps, "person"> & Pick<PersonModel, "accountId" | "name">;

function KickForm({ accountId, name, canBan, kick, close }: KickFormProps) {
  const say = useTexts(kickTexts);
  const sayRoom = useTexts(roomTexts);
  const isShown = useIsShown();
  const form = useSendForm<{ chosen: Choice }>({
    initial: { chosen: CHOICES[0] },
    faults: () => ({}),
    send: async ({ chosen: { banForMs, done } }) => {
      const outcome = await kick("kick", { accountId, ...(banForMs !== undefined && { banForMs }) });
      if (!outcome.ok) return { field: null, says: () => errorText(outcome.code, currentLocale()) };
      showToast({ text: say(done, { name }) });
      if (isShown()) close();
      return null;
    },
  });
  return (
    <ActFormView form={form} act={sayRoom("kick")} isDanger hasFocus>
      <p className={styles["text"]}>{say("kickText")}</p>
      {canBan ? <HowLong chosen={form.values.chosen} choose={(chosen) => form.set("chosen", chosen)} /> : null}
    </ActFormView>
  );
}

function HowLong({ chosen, choose }: { chosen: Choice; choose: (choice: Choice) => void }) {
  const say = useTexts(kickTexts);
  return (
    <fieldset className={styles["choices"]}>
      <legend>{say("banQuestion")}</legend>
      {CHOICES.map((choice) => (
        <label key={choice.says}>
          <input type="radio" name="ban" checked={choice === chosen} onChange={() => choose(choice)} />
          {say(choice.says)}
          {choice.banForMs === null ? <small>{say("banForEverHint")}</small> : null}
        </label>
      ))}
    </fieldset>
  );
}
