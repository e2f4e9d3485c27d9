import { Button } from "@mantine/core";
import { errorText, type AccountId, type OwnSupportAccess } from "@atrium/contract";
import { useAct } from "../../platform/data/useAct.ts";
import { currentLocale } from "../../platform/i18n/i18n.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useNow } from "../../platform/useNow.ts";
import { dateText } from "../../ui/dates.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Row, Rows } from "../../ui/list/Row.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { Section, Setting } from "../../ui/page/Section.tsx";
import { showToast } from "../../ui/toast.tsx";
import styles from "./support.module.css";
import { SupportForm } from "./SupportForm.tsx";
import { supportTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

interface SupportViewProps {
  accesses: readonly OwnSupportAccess[];
  accountId: AccountId | null;
}

export function SupportView({ accesses, accountId }: SupportViewProps) {
  const say = useTexts(supportTexts);
  const nowMs = useNow(MINUTE_MS);
  const open = accesses.filter(({ endsAt }) => Date.parse(endsAt) > nowMs);
  return (
    <Page title={say("title")} lead={say("lead")}>
      <Setting title={say("openOne")} lead={say("rules")}>
        <SupportForm />
      </Setting>
      <Section title={say("now")} count={open.length}>
        {open.length === 0 ? (
          <p className={styles["nothing"]}>{say("nothing")}</p>
        ) : (
          <Rows>
            {open.map((access) => (
              <AccessRow key={access.spaceId} access={access} accountId={accountId} />
            ))}
          </Rows>
        )}
      </Section>
    </Page>
  );
}

function AccessRow({ access, accountId }: { access: OwnSupportAccess; accountId: AccountId | null }) {
  const say = useTexts(supportTexts);
  const { slug, spaceName, teamName, teamId, endsAt, reason } = access;
  const { run, busy } = useAct("endSupportAccess", {
    onRefused: ({ code }) => showToast({ text: errorText(code, currentLocale()), kind: "bad" }),
  });
  const end = async () => {
    if (accountId === null) return;
    const reply = await run({ teamId, accountId });
    if (reply.ok) showToast({ text: say("ended") });
  };
  const when = dateText(Date.parse(endsAt), "time", currentLocale());
  return (
    <div className={styles["access"]}>
      <Row
        title={spaceName}
        note={
          <>
            {say("until", { team: teamName, when })}
            <span className={styles["reason"]}>{reason}</span>
          </>
        }
      />
      <div className={styles["acts"]}>
        <ButtonLink to="/s/$slug" params={{ slug }} variant="secondary">
          {say("goIn")}
        </ButtonLink>
        <Button
          variant="secondary"
          loading={busy}
          aria-label={say("endOf", { team: teamName })}
          onClick={() => void end()}
        >
          {say("end")}
        </Button>
      </div>
    </div>
  );
}
