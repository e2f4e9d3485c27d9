import { escapeHtml } from "./escapeHtml.ts";

/** The layout of every mail: tables 600 pixels wide with inline styles, as mail clients require. */
export interface MailFrame {
  locale: string;
  subject: string;
  /** Preview text that inboxes show after the subject. */
  preview: string;
  /** HTML. */
  body: string;
  /** HTML below the line. */
  note: string;
  footer: string;
}

/** Content id of the logo embedded in the mail. */
export const LOGO_CID = "logo@atrium";

const FONT = "font-family:Onest,'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';
const [PAPER, CARD, LINE, INK, SOFT, ACCENT] = ["#F5F1EA", "#FFFFFF", "#E6E1D8", "#1D1B18", "#6A645A", "#0A7368"];

export function mailFrame({ locale, subject, preview, body, note, footer }: MailFrame): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${PAPER};-webkit-font-smoothing:antialiased"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table ${TABLE} width="100%" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} width="600" style="width:600px;max-width:100%">
<tr><td style="padding:0 4px 20px">${letterhead()}</td></tr>
<tr><td style="background:${CARD};border-radius:24px;border:1px solid ${LINE};overflow:hidden"><table ${TABLE} width="100%"><tr><td style="padding:44px 56px 40px">
${body}
<table ${TABLE} width="100%" style="margin-top:28px"><tr><td style="border-top:1px solid ${LINE};padding-top:20px;${FONT};font-size:14px;line-height:20px;color:${SOFT}">${note}</td></tr></table>
</td></tr></table></td></tr>
<tr><td style="${FONT};font-size:12px;line-height:18px;color:${SOFT};padding:20px 24px 0;text-align:center">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`;
}

export const title = (text: string): string =>
  `<h1 style="${FONT};margin:0;font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.6px;color:${INK}">${escapeHtml(text)}</h1>`;

export const paragraph = (text: string, style: string): string =>
  `<p style="${FONT};${style};color:${SOFT}">${escapeHtml(text)}</p>`;

export const button = (text: string, href: string): string =>
  `<table ${TABLE} width="100%"><tr><td align="center" style="background:${ACCENT};border-radius:12px"><a href="${escapeHtml(href)}" style="${FONT};display:block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:500;color:#FFFFFF;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

const letterhead = (): string =>
  `<table ${TABLE}><tr><td style="padding-right:10px"><img src="cid:${LOGO_CID}" width="28" height="28" alt="" style="display:block"></td><td style="${FONT};font-size:19px;font-weight:600;letter-spacing:-.5px;color:${INK}">Atrium</td></tr></table>`;
