import { Button, Switch } from "@mantine/core";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { useId, useMemo, useRef, useState } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { useVirtualRows } from "../../../ui/useVirtualRows.ts";
import type { InviteTo } from "../inviteTo.ts";
import type { CheckedContact } from "./checkContacts.ts";
import { ContactRow } from "./ContactRow.tsx";
import styles from "./csv.module.css";
import { saveContacts } from "./saveContacts.ts";
import { csvTexts } from "./texts.ts";
import type { Contacts } from "./useContacts.ts";

interface ContactTableProps {
  contacts: Contacts;
  spaces: InviteTo["spaces"];
}

/** Height of a row without a fault on a desk; other rows are measured. */
const ROW_PIXELS = 40;
/** Rows drawn beyond the visible edge, so that Tab can reach them. */
const OVERSCAN = 6;

/** The rows of a file. Of thousands only the visible ones are drawn. */
export function ContactTable({ contacts, spaces }: ContactTableProps) {
  const say = useTexts(csvTexts);
  const title = useId();
  const { checked } = contacts;
  const [isOnlyFaulty, setOnlyFaulty] = useState(false);
  const faulty = useMemo(() => checked.filter(({ fault }) => fault !== null), [checked]);
  const shown = isOnlyFaulty ? faulty : checked;
  const save = () =>
    void saveContacts(
      faulty.map(({ contact }) => contact),
      say("faultyFile"),
      say,
    );
  return (
    <section aria-labelledby={title}>
      <div className={styles["head"]}>
        <b id={title}>{say("read")}</b>
        <Count isGood count={checked.length - faulty.length} />
        <Count count={faulty.length} />
        {isOnlyFaulty && faulty.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={save}>
            {say("saveFaulty")}
          </Button>
        ) : null}
        <Switch
          label={say("onlyFaulty")}
          checked={isOnlyFaulty}
          onChange={({ currentTarget }) => setOnlyFaulty(currentTarget.checked)}
        />
      </div>
      <Lines lines={shown} contacts={contacts} spaces={spaces} label={title} />
      {shown.length === 0 ? <p className={styles["empty"]}>{say("noFaulty")}</p> : null}
    </section>
  );
}

function Count({ count, isGood = false }: { count: number; isGood?: boolean }) {
  const say = useTexts(csvTexts);
  if (count === 0) return null;
  return (
    <em data-good={isGood}>
      {isGood ? <IconCheck size={14} aria-hidden /> : <IconAlertCircle size={14} aria-hidden />}
      {say(isGood ? "ready" : "faulty", { count })}
    </em>
  );
}

interface LinesProps extends ContactTableProps {
  lines: readonly CheckedContact[];
  label: string;
}

function Lines({ lines, contacts, spaces, label }: LinesProps) {
  const say = useTexts(csvTexts);
  const body = useRef<HTMLDivElement>(null);
  const { holdFrame, items, totalPixels, measure } = useVirtualRows<CheckedContact, HTMLDivElement>({
    rows: lines,
    keyOf,
    rowPixels: ROW_PIXELS,
    overscan: OVERSCAN,
  });
  // The button that was pressed is gone: the focus stays in the table.
  const settled = () => body.current?.focus();
  return (
    <div ref={holdFrame} className={styles["frame"]}>
      <div ref={body} role="table" aria-labelledby={label} aria-rowcount={lines.length + 1} tabIndex={-1}>
        <div role="row" className={styles["titles"]}>
          {(["row", "email", "name", "role", "spaces"] as const).map((each) => (
            <span key={each} role="columnheader">
              {say(each)}
            </span>
          ))}
        </div>
        <div role="rowgroup" style={{ height: totalPixels }}>
          {items.map(({ index, start }) => {
            const line = lines[index];
            return line === undefined ? null : (
              <div
                key={line.contact.row}
                ref={measure}
                role="row"
                data-index={index}
                data-faulty={line.fault !== null}
                aria-rowindex={index + 2}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ContactRow line={line} spaces={spaces} contacts={contacts} settled={settled} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

const keyOf = ({ contact }: CheckedContact): string => String(contact.row);
