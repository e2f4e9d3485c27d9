import { Button, Switch } from "@mantine/core";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { answerConsent, consent, type Consent } from "../../platform/consent.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { dateText } from "../../ui/dates.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import styles from "./consent.module.css";
import { consentTexts } from "./texts.ts";

interface ConsentDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Everything that is stored, by name, purpose and lifetime, and the one thing people can choose. */
export function ConsentDialog({ opened, onClose }: ConsentDialogProps) {
  const say = useTexts(consentTexts);
  const { answer } = useStore(consent);
  const change = (counting: boolean) => answerConsent(counting, Date.now());
  const give = (counting: boolean) => {
    change(counting);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} size={576} title={say("kept")} closeLabel={say("close")}>
      <ConsentDetails answer={answer} change={change} give={give} />
    </Dialog>
  );
}

interface ConsentDetailsProps {
  answer: Consent | null;
  /** The switch; takes effect at once. */
  change: (counting: boolean) => void;
  /** The answer that closes the dialog. */
  give: (counting: boolean) => void;
}

export function ConsentDetails({ answer, change, give }: ConsentDetailsProps) {
  const say = useTexts(consentTexts);
  const wished = (
    <Switch
      aria-label={say("counting")}
      checked={answer?.counting ?? false}
      onChange={(event) => change(event.target.checked)}
    />
  );
  return (
    <>
      <p className={styles["lead"]}>{say("keptLead")}</p>
      <Kind title={say("needed")} lead={say("neededLead")} state={<em>{say("alwaysOn")}</em>}>
        <Kept name="atrium_session" what={say("session")} until={say("sessionFor")} />
        <Kept name="atrium_browser" what={say("browser")} until={say("browserFor")} />
        <Kept name={say("lookNames")} what={say("look")} until={say("untilCleared")} />
      </Kind>
      <Kind title={say("counting")} lead={say("countingLead")} state={wished}>
        <Kept name="_ga, _ga_…" what={say("countingWhat")} until={say("countingFor")} />
      </Kind>
      <Kind title={say("marketing")} lead={say("marketingLead")} state={<em>{say("notUsed")}</em>} />
      <footer className={styles["foot"]}>
        <span>{answer === null ? null : say("last", { day: dateText(answer.atMs, "monthDay", currentLocale()) })}</span>
        <Button variant="secondary" onClick={() => give(false)}>
          {say("onlyNeeded")}
        </Button>
        <Button variant="secondary" onClick={() => give(true)}>
          {say("allow")}
        </Button>
      </footer>
    </>
  );
}

interface KindProps {
  title: string;
  lead: string;
  /** Whether it is on, or how to turn it on. */
  state: ReactNode;
  children?: ReactNode;
}

function Kind({ title, lead, state, children }: KindProps) {
  return (
    <section className={styles["kind"]}>
      <div className={styles["kindHead"]}>
        <div>
          <h3>{title}</h3>
          <p>{lead}</p>
        </div>
        {state}
      </div>
      {children === undefined ? null : <dl className={styles["table"]}>{children}</dl>}
    </section>
  );
}

function Kept({ name, what, until }: { name: string; what: string; until: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{what}</dd>
      <dd>{until}</dd>
    </div>
  );
}
