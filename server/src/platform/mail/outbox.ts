// The mails that stay on this computer, as the outbox page shows them. Beside each `.eml`, which is for mail programs,
// stands what the page needs in a `.json` of the same name.
import { OutboxMail } from "@atrium/contract";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newId } from "@atrium/contract";
import { LOGO_CID } from "./mailFrame.ts";
import { LOGO_FILE } from "./logoFile.ts";

/** So many are shown: an outbox is never emptied by itself. */
const MOST = 200;

/** Whole or not at all: a reader never meets half a file. */
export async function putIntoOutbox(outbox: string, name: string, content: string | Buffer): Promise<void> {
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const unfinished = join(outbox, `${newId()}.part`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(outbox, name));
}

/** Newest first. What is no mail of ours is passed over. */
export async function readOutbox(outbox: string): Promise<OutboxMail[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".json"));
  const newest = names.toSorted().toReversed().slice(0, MOST);
  const logo = `data:image/png;base64,${await readFile(LOGO_FILE, "base64")}`;
  const mails = await Promise.all(newest.map((name) => readMail(join(outbox, name))));
  return mails.flatMap((mail) =>
    mail === null ? [] : { ...mail, html: mail.html.replaceAll(`cid:${LOGO_CID}`, logo) },
  );
}

/** Throws away every mail, as files too. */
export async function emptyOutbox(outbox: string): Promise<void> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /\.(eml|json)$/.test(name));
  await Promise.all(names.map((name) => rm(join(outbox, name), { force: true })));
}

/** Null where it was thrown away meanwhile, or is not one. */
async function readMail(file: string): Promise<OutboxMail | null> {
  try {
    return OutboxMail.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}
