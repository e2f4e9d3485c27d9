import { Button, NativeSelect } from "@mantine/core";
import type { TeamId } from "@atrium/contract";
import { useState, type DragEvent, type FormEvent } from "react";
import { useTexts } from "../../../platform/i18n/texts.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { InviteTo } from "../inviteTo.ts";
import parts from "../inviteDialog.module.css";
import { PlacesField } from "../PlacesField.tsx";
import { problemText } from "../problemText.ts";
import { inviteTexts } from "../texts.ts";
import { ContactTable } from "./ContactTable.tsx";
import styles from "./csv.module.css";
import { FilePart } from "./FilePart.tsx";
import { csvTexts } from "./texts.ts";
import { useContacts, type Contacts } from "./useContacts.ts";

interface CsvPartProps {
  to: InviteTo & { team: { id: TeamId } };
  onClose: () => void;
}

/** Inviting by a file of contacts: shown before anything is sent, each line with what is wrong with it. */
export function CsvPart({ to, onClose }: CsvPartProps) {
  const say = useTexts(inviteTexts);
  const contacts = useContacts(to);
  const { opened, checked, problem } = contacts;
  const ready = checked.filter(({ fault }) => fault === null).length;
  const drop = useDrop((file) => void contacts.open(file));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const count = await contacts.send();
    if (count > 0) showToast({ text: say("sent", { count }) });
    if (count === checked.length) onClose();
  };
  return (
    <form className={parts["part"]} onSubmit={(event) => void submit(event)} noValidate {...drop.on}>
      <FilePart contacts={contacts} example={{ spaces: to.spaces }} isOver={drop.isOver} />
      {opened.file === null ? null : (
        <>
          <ContactTable contacts={contacts} spaces={to.spaces} />
          <Usual contacts={contacts} spaces={to.spaces} />
        </>
      )}
      <p className={parts["problem"]} role="alert">
        {problem === null ? null : problemText(problem, say)}
      </p>
      <Foot ready={ready} waiting={checked.length - ready} isBusy={contacts.isBusy} onClose={onClose} />
    </form>
  );
}

/** What lines that say nothing of it are invited as and where to; nothing where every line says it. */
function Usual({ contacts: { checked, usual }, spaces }: { contacts: Contacts } & Pick<InviteTo, "spaces">) {
  const say = useTexts(csvTexts);
  const sayRole = useTexts(inviteTexts);
  const lacksRole = checked.some(({ contact }) => contact.role === "");
  const lacksSpaces = checked.some(({ contact }) => contact.spaces === "");
  return (
    <>
      {lacksRole ? (
        <NativeSelect
          label={say("usualRole")}
          value={usual.role}
          data={(["MEMBER", "ADMIN", "GUEST"] as const).map((value) => ({ value, label: sayRole(value) }))}
          onChange={({ currentTarget: { value } }) =>
            usual.setRole(value === "ADMIN" || value === "GUEST" ? value : "MEMBER")
          }
        />
      ) : null}
      {lacksSpaces ? <PlacesField spaces={spaces} chosen={usual.spaceIds} onChange={usual.setSpaceIds} /> : null}
    </>
  );
}

interface FootProps {
  ready: number;
  waiting: number;
  isBusy: boolean;
  onClose: () => void;
}

function Foot({ ready, waiting, isBusy, onClose }: FootProps) {
  const say = useTexts(csvTexts);
  const sayInvite = useTexts(inviteTexts);
  const will = ready === 0 ? [] : [say("willGet", { count: ready })];
  const wait = waiting === 0 ? [] : [say("wait", { count: waiting })];
  return (
    <div className={parts["foot"]}>
      <span className={styles["foot"]}>{[...will, ...wait].join(", ")}</span>
      <Button variant="secondary" onClick={onClose}>
        {sayInvite("cancel")}
      </Button>
      <Button type="submit" loading={isBusy} disabled={ready === 0}>
        {ready === 0 ? say("inviteNobody") : say("invite", { count: ready })}
      </Button>
    </div>
  );
}

/** A file may be dropped anywhere on the part. */
function useDrop(open: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  const on = {
    onDragOver(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) open(file);
    },
  };
  return { isOver, on };
}
