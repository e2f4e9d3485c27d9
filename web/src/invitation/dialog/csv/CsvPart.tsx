import { NativeSelect } from "@mantine/core";
import type { TeamId } from "@atrium/contract";
import { useState, type DragEvent } from "react";
import { useTexts, type Say } from "../../../platform/i18n/texts.ts";
import { ActFormView } from "../../../ui/form/FormDialog.tsx";
import { useSendForm } from "../../../ui/form/useSendForm.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { InviteTo } from "../inviteTo.ts";
import parts from "../inviteDialog.module.css";
import { PlacesField } from "../PlacesField.tsx";
import { problemText } from "../problemText.ts";
import { inviteTexts } from "../texts.ts";
import { ContactTable } from "./ContactTable.tsx";
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
  const sayCsv = useTexts(csvTexts);
  const contacts = useContacts(to);
  const { opened, checked } = contacts;
  const ready = checked.filter(({ fault }) => fault === null).length;
  const drop = useDrop((file) => void contacts.open(file));
  const form = useSendForm({
    initial: {},
    faults: () => ({}),
    send: async () => {
      const { count, problem } = await contacts.send();
      if (count > 0) showToast({ text: say("sent", { count }) });
      if (problem !== null) return { field: null, says: () => problemText(problem, say) };
      if (count === checked.length) onClose();
      return null;
    },
  });
  const act = ready === 0 ? sayCsv("inviteNobody") : sayCsv("invite", { count: ready });
  const note = noteOf({ ready, waiting: checked.length - ready }, sayCsv);
  return (
    <div className={parts["part"]} {...drop.on}>
      <ActFormView form={form} act={act} isBlocked={ready === 0} note={note}>
        <FilePart contacts={contacts} example={{ spaces: to.spaces }} isOver={drop.isOver} />
        {opened.file === null ? null : (
          <>
            <ContactTable contacts={contacts} spaces={to.spaces} />
            <Usual contacts={contacts} spaces={to.spaces} />
          </>
        )}
      </ActFormView>
    </div>
  );
}

/** Role and spaces for rows that name none; not shown when every row names them. */
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

function noteOf(
  { ready, waiting }: { ready: number; waiting: number },
  say: Say<(typeof csvTexts)["entries"]>,
): string {
  const will = ready === 0 ? [] : [say("willGet", { count: ready })];
  const wait = waiting === 0 ? [] : [say("wait", { count: waiting })];
  return [...will, ...wait].join(", ");
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
