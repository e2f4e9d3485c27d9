import { Button } from "@mantine/core";
import { constants, errorText } from "@atrium/contract";
import { useState, type FormEvent } from "react";
import type { CallHere } from "../../live/index.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useIsShown } from "../../platform/useIsShown.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { roomTexts } from "../texts.ts";
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
  { says: "banNot", banForMs: undefined },
  { says: "banHour", banForMs: HOUR },
  { says: "banDay", banForMs: DAY },
  { says: "banForEver", banForMs: FOR_EVER },
] as const;
type Choice = (typeof CHOICES)[number];

/** Asks before somebody is sent away, and for how long they stay out. */
export function KickDialog({ person, canBan, kick, close }: KickDialogProps) {
  const say = useTexts(roomTexts);
  const [chosen, setChosen] = useState<Choice>(CHOICES[0]);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = useIsShown();
  const { accountId, name } = person;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    setProblem(null);
    const { banForMs } = chosen;
    const outcome = await kick("kick", { accountId, ...(banForMs !== undefined && { banForMs }) });
    if (!isShown()) return;
    setAsking(false);
    if (outcome.ok) return close();
    setProblem(errorText(outcome.code, currentLocale()));
  };
  return (
    <Dialog opened onClose={close} title={say("kickTitle", { name })} closeLabel={say("close")} size={480}>
      <form className={styles["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles["text"]}>{say("kickText")}</p>
        {canBan ? <HowLong chosen={chosen} choose={setChosen} /> : null}
        {problem === null ? null : (
          <p role="alert" className={styles["problem"]}>
            {problem}
          </p>
        )}
        <div className={styles["acts"]}>
          <Button variant="secondary" onClick={close}>
            {say("cancel")}
          </Button>
          <Button type="submit" variant="danger" aria-disabled={asking} data-autofocus>
            {say("kick")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function HowLong({ chosen, choose }: { chosen: Choice; choose: (choice: Choice) => void }) {
  const say = useTexts(roomTexts);
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
