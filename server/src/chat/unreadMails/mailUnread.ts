import type { AccountId, Effect } from "@atrium/contract";
import { may } from "@atrium/rules";
import type { Database, Query } from "../../platform/database/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { rolesInTeam } from "../../space/index.ts";
import { findTeam, mailSender } from "../../team/index.ts";
import type { TeamRow } from "../../team/index.ts";
import { unreadMail } from "./unreadMail.ts";
import { noteTold, waitingDirect, waitingMentions, type Waiting } from "./unreadMailStore.ts";

/** How long a message stays unread before it is mailed about. */
export const WAITS_MS = 10 * 60_000;
/** After a longer outage, messages older than this are not mailed about. */
const LOOKS_BACK_MS = 60 * 60_000;

export interface MailUnreadNeeds {
  db: Database;
  mailer: Pick<Mailer, "send">;
  /** Where links in mails lead, without a slash at the end. */
  siteUrl: () => string;
  /** One mail failed; the others of the round go on. */
  onFault: (error: unknown) => void;
}

/** One round: mails people about what has waited too long. Can be repeated at any time, on several nodes at once. */
export async function mailUnread(needs: MailUnreadNeeds, nowMs: number): Promise<void> {
  const upTo = new Date(nowMs - WAITS_MS);
  const written = { upTo, after: new Date(upTo.getTime() - LOOKS_BACK_MS) };
  const { db } = needs;
  const waiting = [...(await waitingDirect(db, written)), ...(await waitingMentions(db, written))];
  for (const each of newestOfEach(waiting)) await tell(needs, each, nowMs).catch(needs.onFault);
}

/** One mail per chat, however many messages wait in it. */
function newestOfEach(waiting: readonly Waiting[]): Iterable<Waiting> {
  return new Map(waiting.map((each) => [`${each.chatId} ${each.accountId}`, each])).values();
}

/** Somebody who was mentioned in a team's chat and has left the team gets no mail. */
async function mayStillRead(query: Query, team: TeamRow, accountId: AccountId): Promise<boolean> {
  const role = (await rolesInTeam(query, [accountId], team.id)).get(accountId);
  return role !== undefined && may("team.chat", { role });
}

async function tell({ db, mailer, siteUrl }: MailUnreadNeeds, waiting: Waiting, nowMs: number): Promise<void> {
  const { email, accountId, author, authorId, locale } = waiting;
  if (email === null) return;
  const team = waiting.team === null ? null : await findTeam(db, waiting.team.id);
  if (waiting.team !== null && (team === null || !(await mayStillRead(db, team, accountId)))) {
    // Marked as mailed all the same, so that they do not fill up every round.
    await db.transaction((tx) => noteTold(tx, waiting));
    return;
  }
  const place = team === null ? `with=${authorId ?? ""}` : `team=${team.id}`;
  const mail = unreadMail({
    to: email,
    author: author === "" ? null : author,
    teamName: team?.name ?? null,
    link: `${siteUrl()}/dashboard/messages?${place}`,
    locale,
  });
  const effects: Effect[] = await db.transaction(async (tx) =>
    (await noteTold(tx, waiting)) ? [await mailer.send(tx, { ...mail, ...mailSender(team, nowMs) }, nowMs)] : [],
  );
  for (const effect of effects) await effect();
}
