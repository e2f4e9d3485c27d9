import { fileURLToPath } from "node:url";

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The pictures that mails carry inside, by the names under which they show them: nothing is fetched when one is read. */
export const MAIL_PICTURES = {
  "logo@atrium": { filename: "logo.png", path: fileOf("logo.png") },
  "people@atrium": { filename: "people.png", path: fileOf("people.png") },
} as const;
export type MailPicture = keyof typeof MAIL_PICTURES;

/** What a mail shows, as it is attached to it. */
export const picturesIn = (html: string) =>
  Object.entries(MAIL_PICTURES).flatMap(([cid, file]) => (html.includes(`cid:${cid}`) ? [{ cid, ...file }] : []));
