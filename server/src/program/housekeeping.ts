import { constants } from "@atrium/contract";
import {
  accounts,
  forgetChallenges,
  forgetDeletedAccounts,
  forgetGuests,
  forgetSessions,
  forgetSignIns,
  isAvatar,
} from "../account/index.ts";
import { forgetPaymentMessages } from "../billing/index.ts";
import { forgetDirectChats, forgetLostMentions, isAttached } from "../chat/index.ts";
import { isElementFile } from "../element/index.ts";
import { removeOrphans, urlOfFile } from "../file/index.ts";
import { forgetInvitations } from "../invitation/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { FileStore } from "../platform/files/fileStore.ts";
import { isRoomBackground } from "../room/index.ts";
import { forgetReplies } from "../platform/calls/storedReplies.ts";
import { forgetRecordings } from "../recording/index.ts";
import { forgetLetters } from "../report/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { forgetRefused } from "../platform/mail/refusedMailboxes.ts";
import { forgetStates } from "../platform/oauth/oauthStates.ts";
import { forgetSaml } from "../sso/index.ts";
import { forgetOldWindows } from "../platform/rateLimit.ts";
import { forgetBans, forgetDeletedSpaces, isMember, isSpacePicture } from "../space/index.ts";
import { forgetAuditEntries, forgetDeletedTeams, isInTeam, isTeamLogo } from "../team/index.ts";
import { accountTeams } from "./wireDomains.ts";

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

interface HousekeepingNeeds {
  db: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  files: FileStore;
}

/** Periodically deletes what is no longer needed. Returns a function that stops it. */
export function startHousekeeping({ db, bus, clock, log, files }: HousekeepingNeeds): () => void {
  return clock.every(EVERY_MS, () => {
    clean({ db, bus, files }, clock.nowMs()).catch((error: unknown) => log.warn({ err: error }, "housekeeping failed"));
  });
}

/** One sweep; repeating it is harmless. */
export async function clean(
  { db, bus, files }: Pick<HousekeepingNeeds, "db" | "bus" | "files">,
  nowMs: number,
): Promise<void> {
  await forgetReplies(db, { beforeMs: nowMs - constants.call.replayForMs, most: constants.call.mostReplies });
  await forgetOldWindows(db, nowMs);
  await forgetRefused(db, nowMs);
  await forgetSignIns(db, nowMs - DAY_MS);
  await forgetChallenges(db, nowMs);
  await forgetStates(db, nowMs);
  await forgetSaml(db, nowMs);
  await forgetSessions(db, nowMs);
  await forgetPaymentMessages(db, nowMs);
  await forgetBans(db, nowMs);
  await forgetInvitations(db, nowMs);
  await forgetRecordings({ db, store: files });
  await forgetDeletedSpaces(db, nowMs);
  await forgetDeletedTeams(db, nowMs);
  await forgetDeletedAccounts({ db, bus, teams: accountTeams }, nowMs);
  await forgetAuditEntries(db, nowMs);
  await forgetLetters(db, nowMs);
  const pictures = [isAvatar, isRoomBackground, isSpacePicture, isTeamLogo];
  const shown = [...pictures, isElementFile].map((isShown) => isShown(db, urlOfFile));
  const unless = [...shown, isAttached];
  await removeOrphans({ db, store: files }, { nowMs, unless });
  const madeBeforeMs = nowMs - constants.session.guestKeptMs;
  await forgetGuests(db, { madeBeforeMs, unless: [isInTeam(db, accounts.id), isMember(db, accounts.id)] });
  await forgetLostMentions({ db, bus });
  await forgetDirectChats(db);
}
