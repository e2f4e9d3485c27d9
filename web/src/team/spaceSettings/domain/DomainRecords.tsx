import { Button } from "@mantine/core";
import { errorText, type CustomDomain, type DomainRecord } from "@atrium/contract";
import { IconAlertCircle, IconCheck, IconCopy, IconRefresh, IconX } from "@tabler/icons-react";
import { useAct } from "../../../platform/data/useAct.ts";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useNow } from "../../../platform/useNow.ts";
import { copyOrShow } from "../../../ui/copyOrShow.ts";
import { agoText } from "../../../ui/dates.ts";
import { askConfirm } from "../../../ui/dialog/askConfirm.ts";
import type { SettingsForm } from "../useSettingsDraft.ts";
import styles from "./domain.module.css";
import { domainTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

/** The domain, and what its owner's provider should say, beside what it says. */
export function DomainRecords({ form, domain }: { form: SettingsForm; domain: CustomDomain }) {
  const say = useTexts(domainTexts);
  const nowMs = useNow(MINUTE_MS);
  const look = useAct("checkCustomDomain");
  const { id: spaceId } = form.kept.space;
  const lookAgain = async () => {
    const reply = await look.run({ spaceId });
    if (reply.ok) form.keep(reply.value);
  };
  const { lookedUpAt } = domain;
  return (
    <div>
      <DomainLine form={form} domain={domain.domain} />
      <div className={styles["head"]}>
        <b>{say("records")}</b>
        <small role="status">
          {lookedUpAt === null
            ? say("neverLookedUp")
            : say("lookedUp", { when: agoText(Date.parse(lookedUpAt), nowMs, currentLocale()) })}
        </small>
      </div>
      <ul className={styles["records"]}>
        {domain.records.map((record) => (
          <Entry key={record.type} record={record} />
        ))}
      </ul>
      <div className={styles["again"]}>
        <Button
          variant="secondary"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
          loading={look.busy}
          onClick={() => void lookAgain()}
        >
          {say("lookAgain")}
        </Button>
        <small>{say("lookLead")}</small>
      </div>
      <p role="alert" className={styles["problem"]}>
        {look.problem === null ? null : errorText(look.problem, currentLocale())}
      </p>
    </div>
  );
}

function DomainLine({ form, domain }: { form: SettingsForm; domain: string }) {
  const say = useTexts(domainTexts);
  const { run, busy, problem } = useAct("updateSpace");
  const remove = async () => {
    const question = { title: say("removeQuestion", { domain }), text: say("removeText") };
    if (!(await askConfirm({ ...question, act: say("remove"), cancel: say("cancel"), danger: true }))) return;
    const reply = await run({ spaceId: form.kept.space.id, customDomain: null });
    if (reply.ok) form.keep(reply.value);
  };
  return (
    <>
      <div className={styles["domain"]}>
        <span className="visually-hidden">{say("domain")}</span>
        <b>{domain}</b>
        <Button variant="quiet" loading={busy} onClick={() => void remove()}>
          {say("remove")}
        </Button>
      </div>
      <p role="alert" className={styles["problem"]}>
        {problem === null ? null : errorText(problem, currentLocale())}
      </p>
    </>
  );
}

const SIGNS = { found: IconCheck, waiting: null, other: IconX } as const;

function Entry({ record: { type, name, value, found, state } }: { record: DomainRecord }) {
  const say = useTexts(domainTexts);
  const Sign = SIGNS[state];
  return (
    <li>
      <div className={styles["entry"]}>
        <span className={styles["type"]}>{type}</span>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["state"]} data-state={state}>
          {Sign === null ? null : <Sign size={14} stroke={2} aria-hidden />}
          {say(state)}
        </span>
      </div>
      <div className={styles["value"]}>
        <code>{value}</code>
        <button type="button" aria-label={say("copy", { type })} onClick={() => void copyOrShow(value, say("copied"))}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      {state === "other" ? (
        <p className={styles["problem"]}>
          <IconAlertCircle size={14} aria-hidden /> {say("otherNow", { values: found.join(", ") })}
        </p>
      ) : null}
    </li>
  );
}
