import papaparse from "papaparse";

/** Also where line breaks follow (the parser's own rule stops at the first) and for the wide signs of Asian keyboards. */
const COMPUTES = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A table as a file for spreadsheets. What one would compute (`=`, `+`, `-`, `@`, also behind a tab) is shielded: it stays text. */
export function csvFile(headings: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const data = rows.map((row) => [...row]);
  const text = papaparse.unparse({ fields: [...headings], data }, { escapeFormulae: COMPUTES });
  // With a mark: spreadsheets take UTF-8 for something older without it.
  return new Blob(["\uFEFF", text, "\r\n"], { type: "text/csv;charset=utf-8" });
}
