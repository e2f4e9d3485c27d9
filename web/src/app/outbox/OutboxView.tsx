import type { OutboxMail } from "@atrium/contract";
import { Button } from "@mantine/core";
import { IconChevronRight, IconDeviceLaptop, IconMail, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useLocale } from "../../platform/i18n/useLocale.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { useTitle } from "../../platform/useTitle.ts";
import { BrandMark } from "../../ui/Brand.tsx";
import { dateText } from "../../ui/dates.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { Empty } from "../../ui/page/Empty.tsx";
import { MailSheet } from "./MailSheet.tsx";
import styles from "./outbox.module.css";
import { findMails, kindOfMail } from "./outboxModel.ts";
import { outboxTexts } from "./texts.ts";

interface OutboxViewProps {
  /** Newest first. */
  mails: readonly OutboxMail[];
  empty: () => void;
}

/** A list of mails next to the selected one; on the phone one at a time. */
export function OutboxView({ mails, empty }: OutboxViewProps) {
  const say = useTexts(outboxTexts);
  useTitle(say("outbox"));
  const [find, setFind] = useState("");
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = findMails(mails, find);
  const chosen = found.find(({ id }) => id === chosenId) ?? null;
  // Until something is selected, show the newest mail.
  const shown = chosen ?? found[0] ?? null;
  return (
    <div className={styles["page"]} data-chosen={chosen !== null} data-empty={found.length === 0}>
      <header className={styles["top"]}>
        <BrandMark />
        <b className={styles["brand"]}>Atrium</b>
        <IconChevronRight size={16} aria-hidden />
        <h1>{say("outbox")}</h1>
        <span className={styles["here"]}>
          <IconDeviceLaptop size={14} aria-hidden />
          {say("onlyHere")}
        </span>
        <span className={styles["byItself"]}>{say("byItself")}</span>
        <Button
          variant="quiet"
          size="sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={say("empty")}
          disabled={mails.length === 0}
          onClick={empty}
        >
          <span className={styles["word"]}>{say("empty")}</span>
        </Button>
      </header>
      <section className={styles["list"]} aria-label={say("mails")}>
        <div className={styles["find"]}>
          <SearchField label={say("find")} value={find} onChange={setFind} />
        </div>
        <div className={styles["rows"]}>
          {found.map((mail) => (
            <MailRow key={mail.id} mail={mail} isChosen={mail === shown} choose={() => setChosenId(mail.id)} />
          ))}
        </div>
        <p className={styles["foot"]}>{say("staysHere")}</p>
      </section>
      <main className={styles["sheet"]}>
        {shown === null ? (
          <NoMail find={mails.length === 0 ? "" : find.trim()} />
        ) : (
          <MailSheet key={shown.id} mail={shown} back={() => setChosenId(null)} />
        )}
      </main>
    </div>
  );
}

function MailRow({ mail, isChosen, choose }: { mail: OutboxMail; isChosen: boolean; choose: () => void }) {
  const say = useTexts(outboxTexts);
  const kind = kindOfMail(mail);
  return (
    <button type="button" className={styles["row"]} aria-current={isChosen} onClick={choose}>
      <span className={styles["to"]}>{mail.to}</span>
      <time className={styles["time"]}>{dateText(mail.atMs, "time", useLocale())}</time>
      <span className={styles["about"]}>
        {kind === null ? null : (
          <span className={styles["kind"]} data-kind={kind}>
            {say(kind)}
          </span>
        )}
        <span className={styles["subject"]}>{mail.subject}</span>
      </span>
    </button>
  );
}

function NoMail({ find }: { find: string }) {
  const say = useTexts(outboxTexts);
  const icon = <IconMail size={28} stroke={1.5} />;
  if (find !== "") return <Empty icon={icon} title={say("nothingFound", { find })} />;
  return <Empty icon={icon} title={say("noMails")} lead={say("noMailsLead")} />;
}
