import { fileURLToPath } from "node:url";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The pictures embedded in mails, by content id: reading a mail fetches nothing. */
export const MAIL_PICTURES = {
  "logo@atrium": { filename: "logo.png", path: fileOf("logo.png") },
  "people@atrium": { filename: "people.png", path: fileOf("people.png") },
} as const;
export type MailPicture = keyof typeof MAIL_PICTURES;

/** The pictures that a mail shows, as attachments. */
export const picturesIn = (html: string) =>
  Object.entries(MAIL_PICTURES).flatMap(([cid, file]) => (html.includes(`cid:${cid}`) ? [{ cid, ...file }] : []));
