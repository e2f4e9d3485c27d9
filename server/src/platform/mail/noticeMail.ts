import type { Locale } from "@atrium/contract";
import { escapeHtml } from "./escapeHtml.ts";
import { button, mailFrame, paragraph, title } from "./mailFrame.ts";
import type { Mail } from "./mailer.ts";

export interface Notice extends Pick<Mail, "kind" | "to" | "usefulForMs"> {
  locale: Locale;
  title: string;
  /** The title when left out. */
  subject?: string;
  /** What has happened, in a sentence or two. */
  lead: string;
  /** What to do about it, or what it means. */
  note: string;
  /** Where one goes on, and what the way there is called. */
  way?: { says: string; link: string };
  /** Why it came to this address. */
  footer: string;
}

/** A mail that tells of something: title, what happened, one way on. Whatever people typed stands in it as text only. */
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
