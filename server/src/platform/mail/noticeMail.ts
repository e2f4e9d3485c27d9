import type { Locale } from "@atrium/contract";
import { escapeHtml } from "./escapeHtml.ts";
import { button, mailFrame, paragraph, title } from "./mailFrame.ts";
import type { Mail } from "./mailer.ts";

export interface Notice extends Pick<Mail, "kind" | "to" | "usefulForMs"> {
  locale: Locale;
  title: string;
  /** Defaults to the title. */
  subject?: string;
  /** What has happened, in one or two sentences. */
  lead: string;
  /** What to do about it, or what it means. */
  note: string;
  /** Button label and URL. */
  way?: { says: string; link: string };
  /** Why it was sent to this address. */
  footer: string;
}

/** A notification mail: title, what happened, one button. Whatever people typed is escaped. */
export function noticeMail({ kind, to, usefulForMs, locale, way, ...said }: Notice): Mail {
  const { title: head, subject = head, lead, note, footer } = said;
  const margin = way === undefined ? "margin:12px 0 0" : "margin:12px 0 20px";
  const body = [
    title(head),
    paragraph(lead, `${margin};font-size:16px;line-height:24px`),
    ...(way === undefined ? [] : [button(way.says, way.link)]),
  ].join("\n");
  const onward = way === undefined ? [] : [`${way.says}:\n${way.link}`];
  return {
    kind,
    usefulForMs,
    to,
    subject,
    text: [head, lead, note, ...onward, footer].join("\n\n"),
    html: mailFrame({ locale, subject, preview: lead, body, note: escapeHtml(note), footer }),
  };
}
