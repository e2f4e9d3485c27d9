import { Button } from "@mantine/core";
import { constants, errorText, type Team } from "@atrium/contract";
import { IconConfetti } from "@tabler/icons-react";
import { useState } from "react";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { dateText } from "../../ui/dates.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { showToast } from "../../ui/toast.tsx";
import styles from "./trial.module.css";
import { trialModel } from "./trialModel.ts";
import { trialTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

interface TrialNoteProps {
  team: Team;
  /** Also where a trial could begin, not only while one runs. */
  offers?: boolean;
  /** With the way to the plans. */
  leads?: boolean;
}

/** The team's trial: how many days are left, or that there is one. */
export function TrialNote({ team, offers = false, leads = false }: TrialNoteProps) {
  const say = useTexts(trialTexts);
  const [isPicking, setPicking] = useState(false);
  const model = trialModel(team, useNow(MINUTE_MS));
  if (model === null || (model.state === "offered" && !offers)) return null;
  const isOffered = model.state === "offered";
  return (
    <aside className={styles["note"]} data-testid="trial">
      <IconConfetti size={20} stroke={1.75} aria-hidden />
      <p>
        <b>{isOffered ? say("offer", { count: model.days }) : say("left", { count: model.daysLeft })}</b>{" "}
        {isOffered
          ? say("offerLead", { people: constants.trial.people })
          : say("leftLead", { when: dateText(model.endsMs, "full", currentLocale()) })}
      </p>
      {isOffered ? (
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {say("pick")}
        </Button>
      ) : null}
      {!isOffered && leads ? (
        <ButtonLink to="/dashboard/team/$teamId/upgrade/{-$step}" params={{ teamId: team.id }} variant="secondary">
          {say("seePlans")}
        </ButtonLink>
      ) : null}
      <TrialDialog team={team} opened={isPicking} onClose={() => setPicking(false)} />
    </aside>
  );
}

interface TrialDialogProps {
  team: Team;
  opened: boolean;
  onClose: () => void;
}

/** What is tried, for how long, and what comes after it. */
export function TrialDialog({ team, opened, onClose }: TrialDialogProps) {
  const say = useTexts(trialTexts);
  const { run, busy } = useAct("startTrial", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const start = async () => {
    const reply = await run({ teamId: team.id });
    if (!reply.ok) return;
    onClose();
    showToast({ text: say("begun") });
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={say("title")} closeLabel={say("close")}>
      <div className={styles["dialog"]}>
        <p>{say("what")}</p>
        <p>{say("offerLead", { people: constants.trial.people })}</p>
        <p>{say("after")}</p>
        <Button size="md" loading={busy} onClick={() => void start()}>
          {say("start")}
        </Button>
      </div>
    </Dialog>
  );
}
