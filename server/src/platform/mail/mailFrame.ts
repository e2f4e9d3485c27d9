import { escapeHtml } from "./escapeHtml.ts";
import type { MailPicture } from "./mailPictures.ts";

/** The layout of every mail: tables 600 pixels wide with inline styles, as mail clients require. */
export interface MailFrame {
  locale: string;
  subject: string;
  /** Preview text that inboxes show after the subject. */
  preview: string;
  /** HTML. */
  body: string;
  /** HTML below the line; without it there is no line. */
  note?: string;
  footer: string;
  /** In small print, under the footer. */
  footerLink?: { text: string; href: string };
  /** As wide as the card, at its top. Decorative: the text says everything. */
  art?: MailPicture;
}

const LOGO: MailPicture = "logo@atrium";
/**
 * The font of all text except codes. A name may be one long word: without a break it would widen the card beyond the
 * window.
 */
export const WORDS =
  "font-family:Onest,'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';
const [PAPER, CARD, LINE, INK, SOFT, ACCENT] = ["#F5F1EA", "#FFFFFF", "#E6E1D8", "#1D1B18", "#6A645A", "#0A7368"];

/**
 * For mail programs in dark mode that support media queries. Others get the colors of each cell, which match on their
 * own.
 */
const DARK = `@media (prefers-color-scheme:dark){${[
  ".paper{background:#12110f!important}",
  ".card{background:#1c1a17!important;border-color:#37332d!important}",
  ".line{border-color:#37332d!important}",
  ".box{background:#2a2722!important}",
  ".ink{color:#f4f0e9!important}",
  ".soft{color:#b5ada1!important}",
  ".act{background:#34bfae!important;color:#06211d!important}",
].join("")}}`;

/** On a phone, the card's wide padding would leave too little room for text and for the digits of a code. */
const NARROW =
  "@media (max-width:480px){.inside{padding-left:24px!important;padding-right:24px!important}.code{font-size:32px!important;letter-spacing:6px!important;text-indent:6px!important}}";

export function mailFrame({ locale, subject, preview, body, note, footer, footerLink, art }: MailFrame): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}${NARROW}</style></head>
<body class="paper" style="margin:0;background:${PAPER};-webkit-font-smoothing:antialiased"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} width="100%" class="paper" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} width="600" style="width:100%;max-width:600px">
<tr><td style="padding:0 4px 20px">${letterhead()}</td></tr>
<tr><td class="card" style="background:${CARD};border-radius:24px;border:1px solid ${LINE};overflow:hidden"><table ${TABLE} width="100%">${art === undefined ? "" : picture(art)}<tr><td class="inside" style="padding:${art === undefined ? 44 : 32}px 56px 40px">
${body}
${note === undefined ? "" : underLine(note)}
</td></tr></table></td></tr>
<tr><td class="soft" style="${WORDS};font-size:12px;line-height:18px;color:${SOFT};padding:20px 24px 0;text-align:center">${escapeHtml(footer)}${footerLink === undefined ? "" : quietLink(footerLink)}</td></tr>
</table></td></tr></table></body></html>`;
}

export const title = (text: string): string =>
  `<h1 class="ink" style="${WORDS};margin:0;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.6px;color:${INK}">${escapeHtml(text)}</h1>`;

export const paragraph = (text: string, style: string): string =>
  `<p class="soft" style="${WORDS};${style};color:${SOFT}">${escapeHtml(text)}</p>`;

export const button = (text: string, href: string): string =>
  `<table ${TABLE} width="100%"><tr><td align="center" class="act" style="background:${ACCENT};border-radius:12px"><a href="${escapeHtml(href)}" class="act" style="${WORDS};display:block;border-radius:12px;padding:14px 28px;font-size:16px;line-height:20px;font-weight:500;color:#FFFFFF;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

const quietLink = ({ text, href }: { text: string; href: string }): string =>
  `<br><a href="${escapeHtml(href)}" class="soft" style="${WORDS};font-size:12px;line-height:18px;color:${SOFT};text-decoration:underline">${escapeHtml(text)}</a>`;

const picture = (art: MailPicture): string =>
  `<tr><td><img src="cid:${art}" width="598" alt="" style="display:block;width:100%;height:auto;border-radius:23px 23px 0 0"></td></tr>`;

const underLine = (note: string): string =>
  `<table ${TABLE} width="100%" style="margin-top:28px"><tr><td class="line soft" style="border-top:1px solid ${LINE};padding-top:20px;${WORDS};font-size:14px;line-height:20px;color:${SOFT}">${note}</td></tr></table>`;

const letterhead = (): string =>
  `<table ${TABLE}><tr><td style="padding-right:10px"><img src="cid:${LOGO}" width="28" height="28" alt="" style="display:block;border-radius:8px"></td><td class="ink" style="${WORDS};font-size:19px;font-weight:600;letter-spacing:-.5px;color:${INK}">Atrium</td></tr></table>`;
