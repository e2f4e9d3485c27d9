import { bounds } from "@atrium/contract";
import papaparse from "papaparse";

/** A line of a file of contacts, as it stands there or as it was corrected since. */
export interface Contact {
  /** Which line of contacts, from 1. */
  row: number;
  email: string;
  name: string;
  role: string;
  spaces: string;
}

/** Why a file as a whole cannot be read. */
export type FileFault = "tooLarge" | "tooManyRows" | "openQuote" | "noEmails";

export type ReadFile = { ok: true; contacts: Contact[]; separator: string } | { ok: false; fault: FileFault };

/** How columns are called, in lower case: in both languages, and as address books export them. */
const COLUMNS = {
  email: /^(e-?mail( address| 1 - value)?|mail|(эл\. |электронная )?почта|адрес( почты)?)$/u,
  name: /^((full |first |last |given |family )?name|имя|фамилия|фио)$/u,
  role: /^(role|роль)$/u,
  spaces: /^(spaces?|пространств[ао])$/u,
} as const;
type Column = keyof typeof COLUMNS;
type Columns = Readonly<Record<Column, readonly number[]>>;

/** The mark that our files and others put before a cell that a spreadsheet would compute (see contactFile.ts). */
const SHIELD = /^'(?=[=+\-@\t\r])/;

/** Reads a file of contacts: with a line of headings, or with addresses from the first line on. */
export function readContacts(text: string): ReadFile {
  const { data, errors, meta } = papaparse.parse<string[]>(text, {
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
    // One more than may be, and the headings.
    preview: bounds.csvRows.max + 2,
  });
  if (errors.some(({ type }) => type === "Quotes")) return { ok: false, fault: "openQuote" };
  const [first = [], ...rest] = data;
  const headings = columnsOf(first);
  const columns = headings ?? guessed(first);
  if (columns === null) return { ok: false, fault: "noEmails" };
  const lines = headings === null ? [first, ...rest] : rest;
  if (lines.length > bounds.csvRows.max) return { ok: false, fault: "tooManyRows" };
  if (lines.length === 0) return { ok: false, fault: "noEmails" };
  return { ok: true, contacts: lines.map((line, at) => contactOf(line, columns, at + 1)), separator: meta.delimiter };
}

/** Null where no column is called as one of addresses. */
function columnsOf(line: readonly string[]): Columns | null {
  const named = line.map((cell) => cell.trim().toLowerCase());
  const which = (column: Column) => named.flatMap((name, at) => (COLUMNS[column].test(name) ? [at] : []));
  const columns = { email: which("email"), name: which("name"), role: which("role"), spaces: which("spaces") };
  return columns.email.length === 0 ? null : columns;
}

/** Without headings the column of the first address counts, and nothing else. Null where there is no address. */
function guessed(line: readonly string[]): Columns | null {
  const email = line.findIndex((cell) => cell.includes("@"));
  return email < 0 ? null : { email: [email], name: [], role: [], spaces: [] };
}

function contactOf(line: readonly string[], columns: Columns, row: number): Contact {
  const cell = (column: Column) =>
    columns[column]
      .map((at) => (line[at] ?? "").trim().replace(SHIELD, ""))
      .filter((part) => part !== "")
      .join(" ");
  const [first = -1] = columns.email;
  const email = (line[first] ?? "").trim().replace(SHIELD, "");
  return { row, email, name: cell("name"), role: cell("role"), spaces: cell("spaces") };
}
