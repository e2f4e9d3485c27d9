import { Button, TextInput } from "@mantine/core";
import { bounds, errorText, errorTexts, type Team } from "@atrium/contract";
import { planHas } from "@atrium/rules";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { ActFormView } from "../../ui/form/FormDialog.tsx";
import { useActForm } from "../../ui/form/useActForm.ts";
import { Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import { mailTexts } from "./mailTexts.ts";
import styles from "./teamLook.module.css";

/** Who mails of a team come from, where its plan has that. */
export function MailSetting({ team }: { team: Team }) {
  const say = useTexts(mailTexts);
  return (
    <Setting title={say("title")} lead={say("lead")}>
      {planHas(team.planNow, "whiteLabel") ? <SenderForm team={team} /> : <WithoutPlan team={team} />}
    </Setting>
  );
}

const valuesOf = ({ emailSenderName, emailPrefix }: Team) => ({
  emailSenderName: emailSenderName ?? "",
  emailPrefix: emailPrefix ?? "",
});
/** An empty field stands for what all mails have. */
const given = (typed: string): string | null => (typed.trim() === "" ? null : typed);

function SenderForm({ team }: { team: Team }) {
  const say = useTexts(mailTexts);
  const { id: teamId, emailDomain = null } = team;
  const form = useActForm("updateTeam", {
    initial: valuesOf(team),
    input: ({ emailSenderName, emailPrefix }) => ({
      teamId,
      emailSenderName: given(emailSenderName),
      ...(emailDomain !== null && { emailPrefix: given(emailPrefix) }),
    }),
    faults: { emailSenderName: say("nameWrong"), emailPrefix: errorTexts["email-prefix"][currentLocale()] },
    refusals: { alreadyExists: "emailPrefix" },
    says: { alreadyExists: say("prefixTaken") },
    onDone: (kept) => {
      if (kept === null) return;
      form.restart(valuesOf(kept.team));
      showToast({ text: say("saved") });
    },
  });
  return (
    <ActFormView form={form} act={say("save")} waitsForChange>
      <TextInput
        {...form.field("emailSenderName")}
        label={say("name")}
        placeholder="Atrium"
        description={emailDomain === null ? say("oneAddress") : undefined}
        maxLength={bounds.emailSenderName.max}
        autoComplete="off"
      />
      {emailDomain === null ? null : (
        <TextInput
          {...form.field("emailPrefix")}
          label={say("prefix")}
          description={say("prefixLead", { domain: emailDomain })}
          maxLength={bounds.emailPrefix.max}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
        />
      )}
    </ActFormView>
  );
}

/** What was set before the plan changed can be taken out. */
function WithoutPlan({ team }: { team: Team }) {
  const say = useTexts(mailTexts);
  const { run, busy } = useAct("updateTeam", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const sender = team.emailSenderName ?? team.emailPrefix ?? null;
  const remove = () => void run({ teamId: team.id, emailSenderName: null, emailPrefix: null });
  return (
    <>
      <p className={styles["help"]}>{say("takesPlan")}</p>
      {sender === null ? null : (
        <>
          <p className={styles["help"]}>{say("rests", { sender })}</p>
          <Button variant="secondary" disabled={busy} onClick={remove}>
            {say("remove")}
          </Button>
        </>
      )}
    </>
  );
}
