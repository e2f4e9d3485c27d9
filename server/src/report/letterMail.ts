import { plainLine } from "@atrium/contract";
import type { Locale } from "@atrium/contract";
import type { Mail } from "../platform/mail/mailer.ts";
import { escapeHtml } from "../platform/mail/escapeHtml.ts";
import { mailFrame, paragraph, title } from "../platform/mail/mailFrame.ts";

export interface LetterMail {
  kind: string;
  to: string;
  locale: Locale;
  title: string;
  /** In the writer's own words. */
  said: string;
  /** What goes with it: a word for it and what it is; empty ones are left out. */
  facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Whom an answer goes to; null if none is wanted. */
  replyTo: string | null;
  footer: string;
}

const WEEK_MS = 7 * 24 * 3_600_000;
/** Longer than all that a page notices. */
const MOST_OF_FACT = 10_000;

/**
 * What somebody has written to the operators, as a mail. Whatever was typed is escaped, and keeps its lines; what goes
 * with it is one line each, so that none can pass for another.
 */
export function letterMail({ kind, to, locale, title: head, said, facts, replyTo, footer }: LetterMail): Mail {
  const lines = facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === "" ? [] : [`${label}: ${plainLine(value, MOST_OF_FACT)}`],
  );
  const body = [title(head), paragraph(said, "margin:12px 0 0;font-size:16px;line-height:24px;white-space:pre-line")];
  const note = lines.map(escapeHtml).join("<br>");
  return {
    kind,
    usefulForMs: WEEK_MS,
    to,
    subject: head,
    text: [head, said, lines.join("\n"), footer].filter((part) => part !== "").join("\n\n"),
    html: mailFrame({ locale, subject: head, preview: said, body: body.join("\n"), note, footer }),
    ...(replyTo !== null && { replyTo }),
  };
}
