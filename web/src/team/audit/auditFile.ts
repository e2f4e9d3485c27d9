import type { AuditLine } from "./auditModel.ts";
import { plainText } from "./auditModel.ts";
import { csvFile } from "../../platform/csvFile.ts";
import type { AuditSay } from "./texts.ts";

/** The log as a file for spreadsheets, in the words of the page. */
export function auditFile(lines: readonly AuditLine[], say: AuditSay): Blob {
  const headings = [say("time"), say("who"), say("email"), say("what"), say("where"), say("from")];
  return csvFile(
    headings,
    lines.map(({ at, who, what, where, from }) => [at, who.name, who.email, plainText(what), where, from]),
  );
}
