import { Button, TextInput } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import { useTexts, type Say } from "../../../platform/i18n/texts.ts";
import type { InviteTo } from "../inviteTo.ts";
import { inviteTexts } from "../texts.ts";
import type { CheckedContact } from "./checkContacts.ts";
import styles from "./csv.module.css";
import { csvTexts } from "./texts.ts";
import { faultText } from "../faultText.ts";
import type { Contacts } from "./useContacts.ts";

type Faulty = Extract<CheckedContact, { cell: string }>;

interface ContactRowProps {
  line: CheckedContact;
  spaces: InviteTo["spaces"];
  contacts: Pick<Contacts, "change" | "skip">;
  /** Told after an action that removed the row's buttons. */
  settled: () => void;
}

/** A row of a contact; a faulty one says why and how to correct or skip it. */
export function ContactRow({ line, spaces, contacts, settled }: ContactRowProps) {
  const say = useTexts(inviteTexts);
  const { contact } = line;
  const cell = line.fault === null ? null : line.cell;
  const namesOf = (ids: readonly string[]) => spaces.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <>
      <span role="cell">{contact.row}</span>
      <span role="cell" data-faulty={cell === "email"}>
        {contact.email}
      </span>
      <span role="cell">{contact.name}</span>
      <span role="cell" data-faulty={cell === "role"}>
        {line.fault === null ? say(line.role) : contact.role}
      </span>
      <span role="cell" data-faulty={cell === "spaces"}>
        {line.fault === null ? namesOf(line.spaceIds).join(", ") : contact.spaces}
      </span>
      {line.fault === null ? null : <Fault line={line} contacts={contacts} settled={settled} />}
    </>
  );
}

interface FaultProps extends Pick<ContactRowProps, "contacts" | "settled"> {
  line: Faulty;
}

function Fault({ line, contacts, settled }: FaultProps) {
  const say = useTexts(csvTexts);
  const [isCorrected, setCorrected] = useState(false);
  const { contact } = line;
  const skip = () => {
    contacts.skip(contact);
    settled();
  };
  const save = (text: string) => {
    contacts.change(contact, { [line.cell]: text.trim() });
    setCorrected(false);
    settled();
  };
  if (isCorrected) return <CellField line={line} save={save} cancel={() => setCorrected(false)} />;
  return (
    <div role="cell" className={styles["why"]}>
      <IconAlertCircle size={14} aria-hidden />
      <p>{whyOf(line, say)}</p>
      <Button
        variant="quiet"
        size="sm"
        aria-label={say("correctRow", { row: contact.row })}
        onClick={() => setCorrected(true)}
      >
        {say("correct")}
      </Button>
      <Button variant="quiet" size="sm" aria-label={say("skipRow", { row: contact.row })} onClick={skip}>
        {say("skip")}
      </Button>
    </div>
  );
}

interface CellFieldProps {
  line: Faulty;
  save: (text: string) => void;
  cancel: () => void;
}

/** NOTE: no form of its own, for it stands inside one; Enter saves, Escape leaves the dialog open. */
function CellField({ line, save, cancel }: CellFieldProps) {
  const say = useTexts(csvTexts);
  const { contact, cell } = line;
  const [text, setText] = useState(contact[cell]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") save(text);
    else cancel();
  };
  return (
    <div role="cell" className={styles["why"]}>
      <TextInput
        size="sm"
        autoFocus
        data-mantine-stop-propagation
        aria-label={say("cellOf", { cell: say(cell), row: contact.row })}
        value={text}
        onChange={(event: FormEvent<HTMLInputElement>) => setText(event.currentTarget.value)}
        onKeyDown={press}
      />
      <Button size="sm" variant="secondary" onClick={() => save(text)}>
        {say("save")}
      </Button>
    </div>
  );
}

function whyOf({ fault, contact }: Faulty, say: Say<typeof csvTexts.entries>): string {
  switch (fault) {
    case "noEmail":
      return say("noEmail");
    case "unknownRole":
      return say("unknownRole", { role: contact.role });
    case "unknownSpace":
      return say("unknownSpace", { spaces: contact.spaces });
    default:
      return faultText(fault);
  }
}
