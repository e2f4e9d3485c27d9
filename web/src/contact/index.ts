import { errorText } from "@atrium/contract";
import { currentLocale } from "../platform/i18n/i18n.ts";
import { loadOptional } from "../ui/load/loadOptional.ts";
import { optionalPart } from "../ui/load/optionalPart.tsx";
import { closeContact, openedContact, type Contact, type SalesFrom } from "./openedContact.ts";

/*
 * Writing to those who run this installation. The dialogs are one part of the page, opened from anywhere: their code loads
 * when one is first wanted.
 */
export const contactDialogs = optionalPart(async () => (await import("./ContactDialogs.tsx")).ContactDialogs);

export const reportProblem = (): void => open({ kind: "problem" });

/** About a plan for more people, or on a contract. */
export const talkToSales = (from: SalesFrom): void => open({ kind: "sales", from });

function open(contact: Contact): void {
  openedContact.setState({ current: contact });
  void contactDialogs.want().then((isThere) => (isThere ? undefined : giveUp()));
}

async function giveUp(): Promise<void> {
  closeContact();
  const toast = await loadOptional(() => import("../ui/toast.tsx"));
  toast?.showToast({ text: errorText("connectionFailed", currentLocale()), kind: "bad" });
}
