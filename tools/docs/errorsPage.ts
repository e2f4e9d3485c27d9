import { ERROR_CODES, errors, errorTexts, reasons } from "@atrium/contract";

/** Every error code with its sentence in both languages, and why live connections end. */
export function errorsPage(): string {
  const lines = [
    "# Errors",
    "",
    "The single key of a failed reply, with what the user reads. *later* means that the same call may succeed another time.",
    "",
    "| code | retry | English | Russian |",
    "| --- | --- | --- | --- |",
    ...ERROR_CODES.map((code) => {
      const { text, retry } = errors[code];
      return `| ${code} | ${retry} | ${errorTexts[text].en} | ${errorTexts[text].ru} |`;
    }),
    "",
    "## Why a live connection ended",
    "",
    "| close code | English | Russian |",
    "| --- | --- | --- |",
    ...Object.entries(reasons).map(([code, text]) => `| ${code} | ${text.en} | ${text.ru} |`),
  ];
  return `${lines.join("\n")}\n`;
}
