import { bounds } from "@atrium/contract";
import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useMedia } from "../../platform/useMedia.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useActForm } from "../../ui/form/useActForm.ts";
import type { ActForm } from "../../ui/form/useSendForm.ts";
import { PHONE } from "../../ui/theme/windowSizes.ts";
import { SurveyActs } from "./SurveyActs.tsx";
import { RoleField, SizeField, SourceField, UseCaseField } from "./SurveyFields.tsx";
import { answersOf, blankSurvey, SURVEY_STEPS, type SurveyValues } from "./surveyModel.ts";
import styles from "./survey.module.css";
import { surveyTexts } from "./texts.ts";

interface SurveyFormProps {
  name: string | null;
  /** The answers also go to whoever runs the server. */
  goesToHubspot?: boolean;
  onDone: () => Promise<void>;
}

/** All questions at once; on the phone one after the other. */
export function SurveyForm({ name, goesToHubspot = false, onDone }: SurveyFormProps) {
  const say = useTexts(surveyTexts);
  const isPhone = useMedia(PHONE);
  const [at, setAt] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  const form = useActForm("answerSurvey", { initial: blankSurvey(name), input: answersOf, onDone });
  const isLast = !isPhone || at === SURVEY_STEPS.length - 1;
  const step = isPhone ? (SURVEY_STEPS[at] ?? "name") : null;
  useEffect(() => {
    // Focused, so that the next question is announced and can be answered directly.
    if (at > 0) body.current?.querySelector<HTMLElement>("input")?.focus();
  }, [at]);
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        if (isLast) return form.submit(event);
        event.preventDefault();
        setAt(at + 1);
      }}
    >
      {step === null ? null : (
        <div className={styles["way"]}>
          <progress value={at + 1} max={SURVEY_STEPS.length} aria-hidden />
          <p role="status">{say("step", { at: at + 1, of: SURVEY_STEPS.length })}</p>
        </div>
      )}
      {step === null || step === "name" ? (
        <div>
          <h1>{say("title")}</h1>
          <p className={styles["lead"]}>{say(goesToHubspot ? "leadShared" : "lead")}</p>
        </div>
      ) : null}
      <div className={styles["questions"]} ref={body}>
        <Questions form={form} step={step} />
      </div>
      <p className={styles["problem"]} role="alert">
        {form.problem}
      </p>
      <SurveyActs isLast={isLast} busy={form.busy} back={isPhone && at > 0 ? () => setAt(at - 1) : null} />
    </form>
  );
}

interface QuestionsProps {
  form: ActForm<SurveyValues>;
  /** The current question; null: all of them. */
  step: (typeof SURVEY_STEPS)[number] | null;
}

function Questions({ form, step }: QuestionsProps) {
  const say = useTexts(surveyTexts);
  const { values, set } = form;
  const isTitle = step !== null;
  const isShown = (of: (typeof SURVEY_STEPS)[number]) => step === null || step === of;
  return (
    <>
      {isShown("name") ? (
        <TextInput
          {...form.field("name")}
          label={say("name")}
          size="lg"
          maxLength={bounds.personName.max}
          autoComplete="name"
        />
      ) : null}
      {isShown("useCase") ? (
        <UseCaseField chosen={values.useCase} choose={(useCase) => set("useCase", useCase)} isTitle={isTitle} />
      ) : null}
      {isShown("who") ? (
        <div className={styles["pair"]}>
          <RoleField chosen={values.role} choose={(role) => set("role", role)} />
          <SourceField chosen={values.source} choose={(source) => set("source", source)} />
        </div>
      ) : null}
      {isShown("size") ? (
        <SizeField chosen={values.companySize} choose={(size) => set("companySize", size)} isTitle={isTitle} />
      ) : null}
    </>
  );
}
