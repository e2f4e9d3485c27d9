import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import styles from "./survey.module.css";
import { surveyTexts } from "./texts.ts";

interface SurveyActsProps {
  /** Whether this is the last question. */
  isLast: boolean;
  busy: boolean;
  /** Goes to the previous question, if any. */
  back: (() => void) | null;
}

export function SurveyActs({ isLast, busy, back }: SurveyActsProps) {
  const say = useTexts(surveyTexts);
  return (
    <div className={styles["acts"]}>
      {back === null ? null : (
        <ActionIcon variant="secondary" size={44} aria-label={say("back")} onClick={back}>
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
      )}
      <Button type="submit" size="lg" loading={busy}>
        {say(isLast ? "done" : "next")}
      </Button>
    </div>
  );
}
