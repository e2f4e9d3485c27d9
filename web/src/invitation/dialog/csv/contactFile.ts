import { csvFile } from "../../../platform/csvFile.ts";
import type { Contact } from "./readContacts.ts";

/** Contacts as a file for spreadsheets. */
export const contactFile = (contacts: readonly Omit<Contact, "row">[], headings: readonly string[]): Blob =>
  csvFile(
    headings,
    contacts.map(({ email, name, role, spaces }) => [email, name, role, spaces]),
  );
