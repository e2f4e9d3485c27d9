import { Button } from "@mantine/core";
import type { AccountId } from "@atrium/contract";
import { IconCalendar, IconListCheck, IconUser } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { Choices } from "../../ui/list/Choices.tsx";
import { Choice } from "../../ui/list/Choice.tsx";
import { SearchField } from "../../ui/list/SearchField.tsx";
import styles from "./audit.module.css";
import { auditTexts } from "./texts.ts";
import { AuditDays, AuditKind, isNarrowed, LATELY, type AuditWanted } from "./wanted.ts";

interface AuditFilterProps {
  actors: readonly { value: AccountId; name: string }[];
  wanted: AuditWanted;
  onWanted: (wanted: AuditWanted) => void;
}

/** What the log shows: whom or what it names, by whom it was done, of which kind, and since when. */
export function AuditFilter({ actors, wanted, onWanted }: AuditFilterProps) {
  const say = useTexts(auditTexts);
  return (
    <div className={styles["filter"]} role="search">
      <div className={styles["find"]}>
        <SearchField label={say("find")} value={wanted.find} onChange={(find) => onWanted({ ...wanted, find })} />
      </div>
      <Choices
        all={say("anybody")}
        icon={<IconUser size={16} aria-hidden />}
        options={actors}
        values={wanted.who}
        onChoose={(who) => onWanted({ ...wanted, who })}
      />
      <Choice
        all={say("anything")}
        icon={<IconListCheck size={16} aria-hidden />}
        options={AuditKind.options.map((value) => ({ value, name: say(value) }))}
        value={wanted.what}
        onChoose={(what) => onWanted({ ...wanted, what })}
      />
      <Choice
        icon={<IconCalendar size={16} aria-hidden />}
        options={AuditDays.options.map((value) => ({ value, name: say(`days${value}`) }))}
        value={wanted.days}
        onChoose={(days) => onWanted({ ...wanted, days: days ?? LATELY.days })}
      />
      {isNarrowed(wanted) ? (
        <Button variant="quiet" className={styles["clear"] ?? ""} onClick={() => onWanted(LATELY)}>
          {say("clear")}
        </Button>
      ) : null}
    </div>
  );
}
