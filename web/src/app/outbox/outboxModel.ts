import { constants, type OutboxMail } from "@atrium/contract";

export type MailKind = "code" | "invitation" | "role";

/** The kind of a mail in one word; null if that says nothing. */
export function kindOfMail({ kind }: Pick<OutboxMail, "kind">): MailKind | null {
  if (kind === "signIn") return "code";
  if (kind === "roleChange") return "role";
  return /invit/i.test(kind) ? "invitation" : null;
}

/** The code and link of a sign-in mail; null for any other. */
export function codeOfMail(mail: Pick<OutboxMail, "kind" | "text">): { code: string; link: string | null } | null {
  if (kindOfMail(mail) !== "code") return null;
  const [code] = /\b\d{6}\b/.exec(mail.text) ?? [];
  const [link = null] = /https?:\/\/\S+\/(?:magiclink|change-email)\/\S+/.exec(mail.text) ?? [];
  return code === undefined ? null : { code, link };
}

export const MINUTE_MS = 60_000;

/** How many minutes its code is still valid, rounded up; null for a mail without one. */
export function minutesLeft(mail: OutboxMail, nowMs: number): number | null {
  if (codeOfMail(mail) === null) return null;
  return Math.max(0, Math.ceil((mail.atMs + constants.login.codeForMs - nowMs) / MINUTE_MS));
}

/** Mails that match the words in address, subject or text. */
export function findMails(mails: readonly OutboxMail[], find: string): readonly OutboxMail[] {
  const wanted = find.trim().toLowerCase();
  return mails.filter(({ to, subject, text }) =>
    [to, subject, text].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** Makes a mail's links open in a new tab: inside the preview they would lead nowhere. */
export const withOuterLinks = (html: string): string => html.replace("<head>", '<head><base target="_blank">');
