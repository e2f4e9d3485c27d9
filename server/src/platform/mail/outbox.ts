// The mails that stay on this computer, for the outbox page. Next to each `.eml`, which is for mail programs, a `.json` of
// the same name has what the page needs.
import { OutboxMail } from "@atrium/contract";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "@atrium/contract";
import { MAIL_PICTURES } from "./mailPictures.ts";

/** How many are shown: the outbox is never emptied automatically. */
const MOST = 200;

/** Atomic: a reader never sees half a file. */
export async function putIntoOutbox(outbox: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const unfinished = join(outbox, `${newId()}.part`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(outbox, name));
}

/** Newest first. Files other than our mails are ignored. */
export async function readOutbox(outbox: string): Promise<OutboxMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".json"));
  const newest = names.toSorted().toReversed().slice(0, MOST);
  const logo = `data:image/png;base64,${await readFile(MAIL_PICTURES["logo@atrium"].path, "base64")}`;
  const mails = await Promise.all(newest.map((name) => readMail(join(outbox, name))));
  return mails.flatMap((mail) => (mail === null ? [] : { ...mail, html: withLogo(mail.html, logo) }));
}

/** Other pictures are left out: with two hundred mails, every reading would be megabytes. */
const withLogo = (html: string, logo: string): string =>
  html.replaceAll("cid:logo@atrium", logo).replaceAll(/<img src="cid:[^"]*"[^>]*>/g, "");

/** Deletes every mail and its files. */
export async function emptyOutbox(outbox: string): Promise<void> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /\.(eml|json)$/.test(name));
  await Promise.all(names.map((name) => rm(join(outbox, name), { force: true })));
}

/** Null if it was deleted meanwhile, or is not a mail. */
async function readMail(file: string): Promise<OutboxMail | null> {
  try {
    return OutboxMail.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
