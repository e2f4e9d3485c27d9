import { DEFAULT_MAIL_CHOICES } from "@atrium/contract";
import type { Effect, SpaceId } from "@atrium/contract";
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
import { announce, listExpired, spacesToTell, takeAnnouncementsBack } from "./expiringStore.ts";

export interface ExpireRecordingsNeeds {
  db: Database;
  files: Pick<FileStore, "remove">;
  mailer: Pick<Mailer, "send">;
  /** Where links in mails lead, without a slash at the end. */
  siteUrl: () => string;
  /** What concerns one space or recording failed; the others of the round go on. */
  onFault: (error: unknown) => void;
}

/**
 * One round: tells hosts which recordings will be deleted, and deletes those whose day has come. Can be interrupted and
 * repeated at any time, on several nodes at once.
 */
export async function expireRecordings(needs: ExpireRecordingsNeeds, nowMs: number): Promise<void> {
  const { db, files, onFault } = needs;
  await takeAnnouncementsBack(db, nowMs);
  for (const spaceId of await spacesToTell(db, nowMs)) await tell(needs, spaceId, nowMs).catch(onFault);
  for (const id of await listExpired(db, nowMs))
    await db
      .transaction(async (tx) => {
        const recording = await lockRecording(tx, id);
        if (recording === null || !isAnnounced(recording, nowMs)) return;
        // As by hand: the file goes before the deletion of its row commits, so that this can be repeated.
        await forgetRow(tx, id);
        await removeFiles(files, recording);
      })
      .catch(onFault);
}

/** Its day may have been taken back meanwhile. */
const isAnnounced = ({ state, goesAt }: RecordingRow, nowMs: number): boolean =>
  state === "failed" || (goesAt !== null && goesAt.getTime() <= nowMs);

/** One mail to each host, however many of the space's recordings go. */
async function tell({ db, mailer, siteUrl }: ExpireRecordingsNeeds, spaceId: SpaceId, nowMs: number): Promise<void> {
  const effects = await db.transaction(async (tx): Promise<Effect[]> => {
    const announced = await announce(tx, spaceId, nowMs);
    const space = announced.length === 0 ? null : await findSpace(tx, spaceId);
    if (space === null) return [];
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
