import { useStore } from "zustand";
import { BugReportDialog } from "./bug/BugReportDialog.tsx";
import { closeContact, openedContact } from "./openedContact.ts";
import { SalesDialog } from "./sales/SalesDialog.tsx";

/** The dialogs, one at a time. */
export function ContactDialogs() {
  const current = useStore(openedContact, (state) => state.current);
  return (
    <>
      <BugReportDialog opened={current?.kind === "problem"} close={closeContact} />
      <SalesDialog from={current?.kind === "sales" ? current.from : null} close={closeContact} />
    </>
  );
}
