import papaparse from "papaparse";

/** A table as a file for spreadsheets. What one would compute (`=`, `+`, `-`, `@`) is shielded: it stays text there. */
export function csvFile(headings: readonly string[], rows: readonly (readonly string[])[]): Blob {
  const data = rows.map((row) => [...row]);
  const text = papaparse.unparse({ fields: [...headings], data }, { escapeFormulae: true });
  // With a mark: spreadsheets take UTF-8 for something older without it.
  return new Blob(["\uFEFF", text, "\r\n"], { type: "text/csv;charset=utf-8" });
}
