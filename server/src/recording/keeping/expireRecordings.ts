import { DEFAULT_MAIL_CHOICES } from "@atrium/contract";
import type { Effect, RecordingId, SpaceId } from "@atrium/contract";
import { may } from "@atrium/rules";
import { inArray } from "drizzle-orm";
import { mailChoices } from "../../account/index.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/fileStore.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { findSpace, hostsOf } from "../../space/index.ts";
import { findTeam, mailSender } from "../../team/index.ts";
import { removeFiles } from "../recordingFile.ts";
import { forgetRow, lockRecording } from "../recordingStore.ts";
import type { RecordingRow } from "../recordingStore.ts";
import { expiryMail } from "./expiryMail.ts";
import { announce, isStillExpired, listExpired, spacesToTell, takeAnnouncementsBack } from "./expiringStore.ts";

export interface ExpireRecordingsNeeds {
  db: Database;
  files: Pick<FileStore, "remove">;
  mailer: Pick<Mailer, "send">;
  /** Where links in mails lead, without a slash at the end. */
  siteUrl: () => string;
  /** What concerns one space or recording failed; the others of the round go on. */
  onFault: (error: unknown) => void;
  /** Lists of a space's recordings show one less. */
  onDeleted: (where: Pick<RecordingRow, "spaceId" | "teamId">) => void;
  /** False once the program stops. */
  goesOn?: () => boolean;
}

/**
 * One round: tells hosts which recordings will be deleted, and deletes those whose day has come. Can be interrupted and
 * repeated at any time, on several nodes at once.
 */
export async function expireRecordings(needs: ExpireRecordingsNeeds, nowMs: number): Promise<void> {
  const { db, onFault, goesOn = () => true } = needs;
  await takeAnnouncementsBack(db, nowMs);
  for await (const spaceId of inPages((behind: SpaceId | null) => spacesToTell(db, nowMs, behind))) {
    if (!goesOn()) return;
    await tell(needs, spaceId, nowMs).catch(onFault);
  }
  for await (const id of inPages((behind: RecordingId | null) => listExpired(db, nowMs, behind))) {
    if (!goesOn()) return;
    await expire(needs, id, nowMs).catch(onFault);
  }
}

/** Page after page, each behind the last of the one before: what fails costs its own turn only. */
async function* inPages<Id>(find: (behind: Id | null) => Promise<Id[]>): AsyncGenerator<Id> {
  for (let page = await find(null); page.length > 0; page = await find(page.at(-1) ?? null)) yield* page;
}

async function expire({ db, files, onDeleted }: ExpireRecordingsNeeds, id: RecordingId, nowMs: number): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const recording = await lockRecording(tx, id);
    if (recording === null || !(await isStillExpired(tx, id, nowMs))) return null;
    // As by hand: the file goes before the deletion of its row commits, so that this can be repeated.
    await forgetRow(tx, id);
    await removeFiles(files, recording);
    return recording;
  });
  if (gone !== null) onDeleted(gone);
}

/** One mail to each host, however many of the space's recordings go. */
async function tell({ db, mailer, siteUrl }: ExpireRecordingsNeeds, spaceId: SpaceId, nowMs: number): Promise<void> {
  const effects = await db.transaction(async (tx): Promise<Effect[]> => {
    // What nobody can be told of is not announced.
    const space = await findSpace(tx, spaceId);
    if (space === null) return [];
    const announced = await announce(tx, spaceId, nowMs);
    if (announced.length === 0) return [];
    const team = await findTeam(tx, space.teamId);
    const sent: Effect[] = [];
    for (const { email, locale, seesAll } of await readersOf(tx, spaceId)) {
      const recordings = announced.filter(({ isBlocked }) => seesAll || !isBlocked);
      if (recordings.length === 0) continue;
      const link = `${siteUrl()}/s/${space.slug}?show=recordings`;
      const mail = expiryMail({ to: email, locale, spaceName: space.name, recordings, link });
      sent.push(await mailer.send(tx, { ...mail, ...mailSender(team, nowMs) }, nowMs));
    }
    return sent;
  });
  for (const effect of effects) await effect();
}

/** The hosts of a space who want mails about recordings. */
async function readersOf(tx: Transaction, spaceId: SpaceId) {
  const hosts = (await hostsOf(tx, spaceId)).filter(({ role }) => may("room.manageRecordings", { role }));
  const ids = hosts.map(({ account }) => account.id);
  const choices =
    ids.length === 0 ? [] : await tx.select().from(mailChoices).where(inArray(mailChoices.accountId, ids));
  const wants = new Map(choices.map(({ accountId, recording }) => [accountId, recording]));
  return hosts.flatMap(({ account: { id, email, locale, deletesAt }, role }) =>
    email === null || deletesAt !== null || !(wants.get(id) ?? DEFAULT_MAIL_CHOICES.recording)
      ? []
      : [{ email, locale, seesAll: may("room.seeBlocked", { role }) }],
  );
}
