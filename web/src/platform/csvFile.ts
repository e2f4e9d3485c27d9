import papaparse from "papaparse";

/** Also matches values with line breaks (the parser's own rule stops at the first one) and full-width signs. */
const COMPUTES = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A table as a CSV file. Values that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`, also after a tab) are
 * escaped.
 */
export function csvFile(headings: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const data = rows.map((row) => [...row]);
  const text = papaparse.unparse({ fields: [...headings], data }, { escapeFormulae: COMPUTES });
  // With a byte order mark: without it, spreadsheets do not read the file as UTF-8.
  return new Blob(["\uFEFF", text, "\r\n"], { type: "text/csv;charset=utf-8" });
}
