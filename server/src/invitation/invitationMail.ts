import type { Locale, TeamRole } from "@atrium/contract";
import { escapeHtml } from "../platform/mail/escapeHtml.ts";
import type { Mail } from "../platform/mail/mailer.ts";
import { button, mailFrame, paragraph, title, WORDS } from "../platform/mail/mailFrame.ts";
import { invitationMailTexts } from "./invitationMailTexts.ts";
import { LANGUAGE_TAGS } from "../platform/mail/languageTags.ts";

export interface InvitationMail {
  to: string;
  link: string;
  /** Where its reader declines further invitations. */
  declineLink: string;
  inviter: { name: string; email: string };
  teamName: string;
  role: TeamRole;
  /** The spaces it opens, including the one it is for if it is for one only. */
  spaceNames: readonly string[];
  /** What the inviter wrote; empty for nothing. */
  message: string;
  expiresAt: Date;
  locale: Locale;
  nowMs: number;
}

/** The mail that invites somebody to a team or a space. Whatever people typed is escaped. */
export function invitationMail(mail: InvitationMail): Mail {
  const { to, link, declineLink, inviter, teamName, role, spaceNames, message, expiresAt, locale, nowMs } = mail;
  const said = invitationMailTexts[locale];
  const who = inviter.name === "" ? inviter.email : inviter.name;
  const head = said.title(who, teamName);
  const lead = said.lead(teamName);
  const ends = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(expiresAt);
  const what = [said.joins(role, spacesOf(spaceNames, locale)), said.until(ends)];
  const footer = said.why(to, who, inviter.email);
  const body = [
    title(head),
    paragraph(lead, "margin:12px 0 20px;font-size:16px;line-height:24px"),
    ...(message === "" ? [] : [quote(message, who)]),
    button(said.accept, link),
    ...what.map((line, at) =>
      paragraph(line, `margin:${at === 0 ? 20 : 0}px 0 0;font-size:14px;line-height:20px;text-align:center`),
    ),
  ];
  return {
    kind: "invitation",
    usefulForMs: expiresAt.getTime() - nowMs,
    to,
    subject: head,
    text: [
      head,
      lead,
      ...(message === "" ? [] : [`«${message}»`]),
      `${said.accept}:\n${link}`,
      ...what,
      footer,
      `${said.decline}:\n${declineLink}`,
    ].join("\n\n"),
    html: mailFrame({
      locale,
      subject: head,
      preview: message === "" ? lead : message,
      body: body.join("\n"),
      footer,
      footerLink: { text: said.decline, href: declineLink },
      art: "people@atrium",
    }),
  };
}

const SHOWN_SPACES = 3;

/** A few names and the number of the rest; empty for none. */
function spacesOf(names: readonly string[], locale: Locale): string {
  const more = names.length - SHOWN_SPACES;
  const shown = more > 0 ? [...names.slice(0, SHOWN_SPACES), invitationMailTexts[locale].more(more)] : names;
  return new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: "conjunction" }).format(shown);
}

/** What the inviter wrote, as a speech bubble with its line breaks, beside the inviter's initial. */
const quote = (message: string, who: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-bottom:24px"><tr><td width="44" valign="top">${initial(who)}</td><td class="box ink" style="background:#F5F1EA;border-radius:16px;padding:14px 16px;${WORDS};font-size:14px;line-height:20px;color:#1D1B18">${escapeHtml(message).replaceAll("\n", "<br>")}</td></tr></table>`;

/** A face without an image: it also shows in mail programs that block images. */
const initial = (who: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="act" width="36" height="36" align="center" aria-hidden="true" style="background:#0A7368;border-radius:18px;${WORDS};font-size:16px;line-height:36px;font-weight:600;color:#FFFFFF">${escapeHtml(firstLetter(who))}</td></tr></table>`;

/** The first character as people see it: an emoji of several code points stays whole. */
const firstLetter = (who: string): string => {
  const [first] = new Intl.Segmenter().segment(who.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
};
