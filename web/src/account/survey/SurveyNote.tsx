import { Button } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../platform/data/read.ts";
import { useAct } from "../../platform/data/useAct.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ButtonLink } from "../../ui/links.tsx";
import styles from "./survey.module.css";
import { surveyTexts } from "./texts.ts";

/** Invites people with a pending survey to its page. */
export function SurveyNote() {
  const survey = useQuery(read("getActiveAccessibilitySurvey", {})).data?.survey ?? null;
  const { run, busy } = useAct("answerSurvey");
  return survey === null ? null : <SurveyOffer busy={busy} skip={() => void run({})} />;
}

export function SurveyOffer({ busy, skip }: { busy: boolean; skip: () => void }) {
  const say = useTexts(surveyTexts);
  return (
    <div className={styles["note"]} role="note">
      <IconMessageQuestion size={18} aria-hidden />
      <span>
        <b>{say("offer")}</b> {say("offerLead")}
      </span>
      <div className={styles["offers"]}>
        <Button size="sm" variant="quiet" disabled={busy} onClick={skip}>
          {say("skip")}
        </Button>
        <ButtonLink to="/survey" size="sm" variant="secondary">
          {say("answer")}
        </ButtonLink>
      </div>
    </div>
  );
}
