import { Checkbox, TextInput } from "@mantine/core";
import { bounds, type AccountProfile } from "@atrium/contract";
import { IconMail } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { CountedArea } from "../../ui/form/CountedArea.tsx";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { contactTexts } from "../texts.ts";
import styles from "./bug.module.css";
import { asksForEmail, blankBug, bugInput, isReady, type BugPlace, type BugValues } from "./bugModel.ts";
import { GoesWithIt } from "./GoesWithIt.tsx";

interface BugFormProps {
  account: Pick<AccountProfile, "email" | "name"> | null;
  place: BugPlace;
  onDone: () => void;
}

export function BugForm({ account, place, onDone }: BugFormProps) {
  const say = useTexts(contactTexts);
  const form = useActForm<"sendBugReport", BugValues>("sendBugReport", {
    initial: blankBug,
    input: (values) => bugInput(account, values, place),
    refusals: { invalidEmail: "email" },
    onDone,
  });
  const { values } = form;
  const email = account?.email ?? null;
  return (
    <ActFormView
      form={{ ...form, problem: form.problem === null ? null : say("reportNotSent", { reason: form.problem }) }}
      act={say("sendReport")}
      isBlocked={!isReady(account, values)}
      note={say("privacyNote")}
    >
      <p className={styles["lead"]}>{say("bugLead")}</p>
      <CountedArea
        {...form.field("issue")}
        label={say("whatWentWrong")}
        used={values.issue.length}
        max={bounds.bugReport.max}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
      />
      <div className={styles["answer"]}>
        <Checkbox
          checked={values.needFeedback}
          onChange={(event) => form.set("needFeedback", event.currentTarget.checked)}
          label={say("needFeedback")}
          classNames={{ body: styles["asked"] ?? "", inner: styles["mark"] ?? "", description: styles["when"] ?? "" }}
          description={email === null ? say("feedbackTip") : say("feedbackTo", { email })}
        />
        {asksForEmail(account, values) ? (
          <TextInput
            {...form.field("email")}
            type="email"
            autoComplete="email"
            aria-label={say("email")}
            placeholder={say("email")}
            maxLength={bounds.email.max}
            leftSection={<IconMail size={18} aria-hidden />}
          />
        ) : null}
      </div>
      <GoesWithIt
        hasName={(account?.name ?? "") !== ""}
        isInSpace={place.spaceId !== undefined}
        faults={place.noticed?.length ?? 0}
      />
    </ActFormView>
  );
}
