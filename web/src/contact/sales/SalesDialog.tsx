import { useState } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { SalesFrom } from "../openedContact.ts";
import { contactTexts } from "../texts.ts";
import { SalesForm } from "./SalesForm.tsx";
import { salesPlace } from "./salesPlace.ts";

interface SalesDialogProps {
  /** Null keeps the dialog closed. */
  from: SalesFrom | null;
  close: () => void;
}

/** Whoever needs more than the plans that are sold here writes to those who sell them. */
export function SalesDialog({ from, close }: SalesDialogProps) {
  const say = useTexts(contactTexts);
  const sent = () => {
    close();
    showToast({ text: say("letterSent"), kind: "good" });
  };
  return (
    <FormDialog opened={from !== null} onClose={close} title={say("salesTitle")} size={576} isTall>
      {from === null ? null : <HereForm from={from} onDone={sent} />}
    </FormDialog>
  );
}

function HereForm({ from, onDone }: { from: SalesFrom; onDone: () => void }) {
  const account = useOwnAccount();
  const [place] = useState(() => salesPlace(from));
  return account === undefined ? null : <SalesForm account={account} place={place} onDone={onDone} />;
}
