import { DEFAULT_MAIL_CHOICES } from "@atrium/contract";
import type { Effect } from "@atrium/contract";
import type { Database } from "../../platform/database/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { findTeam, mailSender } from "../../team/index.ts";
import { finishedMail } from "./finishedMail.ts";
import { noteTold, stillSees, untoldBetween } from "./recordingNewsStore.ts";
import type { RecordingNews } from "./recordingNewsStore.ts";

/** How long a page has to tell it before it is mailed. */
export const PAGE_TELLS_WITHIN_MS = 10 * 60_000;
/** After a longer outage, recordings that were finished before this are not mailed about. */
const LOOKS_BACK_MS = 24 * 3_600_000;

export interface MailFinishedNeeds {
  db: Database;
  mailer: Pick<Mailer, "send">;
  /** Where links in mails lead, without a slash at the end. */
  siteUrl: () => string;
  /** One mail failed; the others of the round go on. */
  onFault: (error: unknown) => void;
}

/** One round: mails those whom no page has told. Can be repeated at any time, on several nodes at once. */
export async function mailFinished(needs: MailFinishedNeeds, nowMs: number): Promise<void> {
  const upTo = new Date(nowMs - PAGE_TELLS_WITHIN_MS);
  const after = new Date(upTo.getTime() - LOOKS_BACK_MS);
  for (const news of await untoldBetween(needs.db, { after, upTo }))
    await tell(needs, news, nowMs).catch(needs.onFault);
}

async function tell({ db, mailer, siteUrl }: MailFinishedNeeds, news: RecordingNews, nowMs: number): Promise<void> {
  const { recordingId, email, roomName, state, locale, slug, teamId } = news;
  const isWanted = news.wantsMail ?? DEFAULT_MAIL_CHOICES.recording;
  const to = isWanted && (await stillSees(db, news)) ? email : null;
  const team = teamId === null ? null : await findTeam(db, teamId);
  const effects = await db.transaction(async (tx): Promise<Effect[]> => {
    // Noted without a mail too, so that they do not fill up every round.
    if (!(await noteTold(tx, recordingId, nowMs)) || to === null) return [];
    const mail = finishedMail({ to, roomName, state, link: `${siteUrl()}/s/${slug}?show=recordings`, locale });
    return [await mailer.send(tx, { ...mail, ...mailSender(team, nowMs) }, nowMs)];
  });
  for (const effect of effects) await effect();
}
