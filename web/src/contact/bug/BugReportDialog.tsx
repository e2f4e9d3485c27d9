import { useState } from "react";
import { useOwnAccount } from "../../account/index.ts";
import { useTexts } from "../../platform/i18n/texts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { showToast } from "../../ui/toast.tsx";
import { contactTexts } from "../texts.ts";
import { BugForm } from "./BugForm.tsx";
import { bugPlace } from "./bugPlace.ts";

/** Whoever met a problem tells about it in their own words. */
export function BugReportDialog({ opened, close }: { opened: boolean; close: () => void }) {
  const say = useTexts(contactTexts);
  const sent = () => {
    close();
    showToast({ text: say("reportSent"), kind: "good" });
  };
  return (
    <FormDialog opened={opened} onClose={close} title={say("bugTitle")} size={520} isTall>
      {opened ? <HereForm onDone={sent} /> : null}
    </FormDialog>
  );
}

/** The page may go on while somebody writes: it is told as it stood when the dialog opened. */
function HereForm({ onDone }: { onDone: () => void }) {
  const account = useOwnAccount() ?? null;
  const [place] = useState(bugPlace);
  return <BugForm account={account} place={place} onDone={onDone} />;
}
