import { errorText } from "@atrium/contract";
import { currentLocale } from "../../../platform/i18n/i18n.ts";
import type { Say } from "../../../platform/i18n/texts.ts";
import { saveFile } from "../../../platform/saveFile.ts";
import { loadOptional } from "../../../ui/load/loadOptional.ts";
import { showToast } from "../../../ui/toast.tsx";
import type { Contact } from "./readContacts.ts";
import type { csvTexts } from "./texts.ts";

/** Saves contacts as a file that can be opened in a spreadsheet and read here again. */
export async function saveContacts(
  contacts: readonly Omit<Contact, "row">[],
  name: string,
  say: Say<typeof csvTexts.entries>,
): Promise<void> {
  const writer = await loadOptional(() => import("./contactFile.ts"));
  if (writer === null) return showToast({ text: errorText("connectionFailed", currentLocale()), kind: "bad" });
  saveFile(writer.contactFile(contacts, [say("email"), say("name"), say("role"), say("spaces")]), name);
}
