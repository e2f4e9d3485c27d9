import { constants } from "@atrium/contract";
import type { SpaceId } from "@atrium/contract";
import { isWorthTelling, meetingIn, meetingMessage } from "@atrium/rules";
import type { MeetingMessage } from "@atrium/rules";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { findSpace, showsFaces } from "../space/index.ts";
import { peopleWhoMeet } from "./peopleWhoMeet.ts";
import type { SlackProblem } from "./slack.ts";
import { openToken } from "./slackStore.ts";
import type { PostingRow, WorkspaceRow } from "./slackStore.ts";
import { slackPostings, slackWorkspaces } from "./tables.ts";
import type { TellSlackNeeds } from "./tellSlackNeeds.ts";

/** Stores where people meet. A new meeting is marked as not posted yet. */
export async function noteMeetings(needs: TellSlackNeeds, nowMs: number): Promise<void> {
  const { db, live } = needs;
  const busy = live.busySpaces().map(({ spaceId }) => spaceId);
  if (busy.length === 0) return;
  const now = new Date(nowMs);
  const postings = await db
    .select({ spaceId: slackPostings.spaceId, metAt: slackPostings.metAt })
    .from(slackPostings)
    .where(and(inArray(slackPostings.spaceId, busy), eq(slackPostings.isOn, true)));
  const met = await peopleWhoMeet(
    needs,
    postings.map(({ spaceId }) => spaceId),
  );
  const seen = postings.map(({ spaceId, metAt }) => ({
    spaceId,
    meeting: meetingIn({ online: met.get(spaceId)?.online ?? 0, metMs: metAt?.getTime() ?? null }, nowMs),
  }));
  const idsOf = (wanted: "begins" | "goesOn") =>
    seen.filter(({ meeting }) => meeting === wanted).map(({ spaceId }) => spaceId);
  await note(db, idsOf("begins"), { metAt: now, owedAt: now });
  await note(db, idsOf("goesOn"), { metAt: now });
}

async function note(db: TellSlackNeeds["db"], spaceIds: SpaceId[], seen: Partial<PostingRow>): Promise<void> {
  if (spaceIds.length > 0) await db.update(slackPostings).set(seen).where(inArray(slackPostings.spaceId, spaceIds));
}

interface Owed {
  posting: PostingRow;
  workspace: WorkspaceRow;
}

/** Posts the pending messages for the spaces of this node. */
export async function postOwed(needs: TellSlackNeeds, nowMs: number): Promise<void> {
  const { db, live, onFault } = needs;
  const busy = new Set(live.busySpaces().map(({ spaceId }) => spaceId));
  const owed: Owed[] = await db
    .select({ posting: slackPostings, workspace: slackWorkspaces })
    .from(slackPostings)
    .innerJoin(slackWorkspaces, eq(slackWorkspaces.teamId, slackPostings.teamId))
    .where(and(isNotNull(slackPostings.owedAt), isNull(slackWorkspaces.brokenAt)));
  for (const each of owed) {
    const { spaceId, owedAt } = each.posting;
    const isTooLate = owedAt === null || !isWorthTelling(owedAt.getTime(), nowMs);
    if (isTooLate || !each.posting.isOn) await note(db, [spaceId], { owedAt: null });
    else if (busy.has(spaceId)) await postOne(needs, each, nowMs).catch(onFault);
  }
}

async function postOne(needs: TellSlackNeeds, { posting, workspace }: Owed, nowMs: number) {
  const { db, slack, tokenKey } = needs;
  const message = await messageOf(needs, posting.spaceId, workspace);
  const token = await openToken(db, tokenKey, workspace.tokenId);
  if (message === null || token === null) return;
  const told = await slack.post(token, posting.channelId, message);
  await noteTold(needs, { posting, workspace, is: told.is, nowMs });
}

/** Null if the space has been deleted meanwhile, or too few people are left for a meeting. */
async function messageOf(
  needs: TellSlackNeeds,
  spaceId: SpaceId,
  { locale }: WorkspaceRow,
): Promise<MeetingMessage | null> {
  const space = await findSpace(needs.db, spaceId);
  const met = (await peopleWhoMeet(needs, [spaceId])).get(spaceId);
  if (space === null || met === undefined || met.online < constants.slack.meeting) return null;
  const isShown = !space.isPrivate && showsFaces(space, "PUBLIC_GUEST");
  const shown = space.isPrivate ? null : { name: space.name, url: `${needs.siteUrl()}/s/${space.slug}` };
  return meetingMessage({ space: shown, online: met.online, names: isShown ? met.firstNames : [], locale });
}

/** Says nothing of another channel that was chosen meanwhile, nor of a workspace that was connected anew. */
async function noteTold(
  { db }: TellSlackNeeds,
  { posting, workspace, is, nowMs }: Owed & { is: "done" | SlackProblem; nowMs: number },
): Promise<void> {
  const { teamId, tokenId } = workspace;
  const now = new Date(nowMs);
  const ofChannel = and(eq(slackPostings.spaceId, posting.spaceId), eq(slackPostings.channelId, posting.channelId));
  const noteChannel = (told: Partial<PostingRow>) => db.update(slackPostings).set(told).where(ofChannel);
  if (is === "done") await noteChannel({ owedAt: null, postedAt: now, isChannelLost: false });
  if (is === "channelLost") await noteChannel({ owedAt: null, isChannelLost: true });
  if (is === "tokenLost") {
    const isOf = and(eq(slackWorkspaces.teamId, teamId), eq(slackWorkspaces.tokenId, tokenId));
    await db
      .update(slackWorkspaces)
      .set({ brokenAt: now })
      .where(and(isOf, isNull(slackWorkspaces.brokenAt)));
  }
}
