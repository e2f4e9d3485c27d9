import { Button } from "@mantine/core";
import type { AccountId } from "@atrium/contract";
import { IconDownload, IconListDetails, IconListSearch } from "@tabler/icons-react";
import { useTexts } from "../../platform/i18n/texts.ts";
import { List } from "../../ui/list/List.tsx";
import { Empty } from "../../ui/page/Empty.tsx";
import { Page } from "../../ui/page/Page.tsx";
import styles from "./audit.module.css";
import { AuditFilter } from "./AuditFilter.tsx";
import { AuditRow } from "./AuditRow.tsx";
import type { AuditLine } from "./auditModel.ts";
import { auditTexts } from "./texts.ts";
import { isNarrowed, LATELY, type AuditWanted } from "./wanted.ts";

interface AuditViewProps {
  teamName: string;
  lines: readonly AuditLine[];
  actors: readonly { value: AccountId; name: string }[];
  total: number;
  wanted: AuditWanted;
  onWanted: (wanted: AuditWanted) => void;
  more: (() => void) | null;
  save: () => void;
  isSaving: boolean;
}

export function AuditView(props: AuditViewProps) {
  const { teamName, lines, total, wanted, onWanted, more } = props;
  const say = useTexts(auditTexts);
  const draw = (line: AuditLine) => <AuditRow line={line} />;
  return (
    <Page
      title={say("title")}
      lead={say("lead", { team: teamName })}
      act={total === 0 ? undefined : <Save {...props} />}
    >
      <AuditFilter actors={props.actors} wanted={wanted} onWanted={onWanted} />
      {lines.length === 0 ? (
        <Nothing wanted={wanted} onWanted={onWanted} />
      ) : (
        <>
          <Heads />
          <List label={say("entries")} items={lines} keyOf={({ id }) => id} more={more} row={draw} />
          <p className={styles["foot"]}>{say("kept", { count: total })}</p>
        </>
      )}
    </Page>
  );
}

function Save({ total, save, isSaving }: Pick<AuditViewProps, "total" | "save" | "isSaving">) {
  const say = useTexts(auditTexts);
  return (
    <Button
      variant="secondary"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={isSaving}
      onClick={save}
    >
      {say("save", { count: total })}
    </Button>
  );
}

/** The heads of the columns; each row repeats them for screen readers. */
function Heads() {
  const say = useTexts(auditTexts);
  return (
    <div className={styles["heads"]} aria-hidden>
      <span>{say("time")}</span>
      <span>{say("who")}</span>
      <span>{say("what")}</span>
      <span>{say("where")}</span>
      <span>{say("from")}</span>
    </div>
  );
}

function Nothing({ wanted, onWanted }: Pick<AuditViewProps, "wanted" | "onWanted">) {
  const say = useTexts(auditTexts);
  if (!isNarrowed(wanted))
    return (
      <Empty icon={<IconListDetails size={28} stroke={1.5} />} title={say("empty")} lead={say("emptyLead")}>
        {wanted.days === "365" ? null : (
          <Button variant="secondary" onClick={() => onWanted({ ...LATELY, days: "365" })}>
            {say("days365")}
          </Button>
        )}
      </Empty>
    );
  return (
    <Empty icon={<IconListSearch size={28} stroke={1.5} />} title={say("notFound")} lead={say("notFoundLead")}>
      <Button variant="secondary" onClick={() => onWanted({ ...LATELY, days: "365" })}>
        {say("showAll")}
      </Button>
    </Empty>
  );
}
