import papaparse from "papaparse";

/** Also before line breaks (the parser's own rule stops at the first) and for full-width characters. */
const COMPUTES = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A table for spreadsheets. Cells that would be computed (`=`, `+`, `-`, `@`, also after a tab) are escaped and stay text. */
export function csvFile(headings: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const data = rows.map((row) => [...row]);
  const text = papaparse.unparse({ fields: [...headings], data }, { escapeFormulae: COMPUTES });
  // With a byte order mark: without it spreadsheets do not recognise UTF-8.
  return new Blob(["\uFEFF", text, "\r\n"], { type: "text/csv;charset=utf-8" });
}
