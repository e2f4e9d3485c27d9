import { bounds, type Locale } from "@atrium/contract";
import { loadOptional } from "../../../ui/load/loadOptional.ts";
import { decodeText } from "./decodeText.ts";
import type { Contact, FileFault } from "./readContacts.ts";

/** A file of contacts as it was read. */
export interface OpenedFile {
  name: string;
  separator: string;
  encoding: string;
  contacts: Contact[];
}

export type Opened = { ok: true; file: OpenedFile } | { ok: false; fault: FileFault | "notRead" };

/** Opens a file that somebody chose or dropped. It goes nowhere from here. */
export async function openFile(file: File, locale: Locale): Promise<Opened> {
  if (file.size > bounds.csvBytes.max) return { ok: false, fault: "tooLarge" };
  const reader = await loadOptional(() => import("./readContacts.ts"));
  const bytes = await file.arrayBuffer().catch(() => null);
  if (reader === null || bytes === null) return { ok: false, fault: "notRead" };
  const { text, encoding } = decodeText(new Uint8Array(bytes), locale);
  const read = reader.readContacts(text);
  if (!read.ok) return read;
  return { ok: true, file: { name: file.name, separator: read.separator, encoding, contacts: read.contacts } };
}
