import type { SpaceId } from "@atrium/contract";
import { isWorthTelling, meetingIn, meetingMessage } from "@atrium/rules";
import type { MeetingMessage } from "@atrium/rules";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { findSpace, showsFaces } from "../space/index.ts";
import type { SlackProblem } from "./slack.ts";
import { openToken } from "./slackStore.ts";
import type { PostingRow, WorkspaceRow } from "./slackStore.ts";
import { slackPostings, slackWorkspaces } from "./tables.ts";
import type { BusySpace, TellSlackNeeds } from "./tellSlackNeeds.ts";

/** Notes where people meet. A meeting that begins is owed to Slack from then on. */
export async function noteMeetings({ db, live }: TellSlackNeeds, nowMs: number): Promise<void> {
  const online = new Map(live.busySpaces().map((space) => [space.spaceId, space.online]));
  if (online.size === 0) return;
  const now = new Date(nowMs);
  const postings = await db
    .select({ spaceId: slackPostings.spaceId, metAt: slackPostings.metAt })
    .from(slackPostings)
    .where(and(inArray(slackPostings.spaceId, [...online.keys()]), eq(slackPostings.isOn, true)));
  const seen = postings.map(({ spaceId, metAt }) => ({
    spaceId,
    meeting: meetingIn({ online: online.get(spaceId) ?? 0, metMs: metAt?.getTime() ?? null }, nowMs),
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

/** Posts what is owed of the spaces of this node. */
export async function postOwed(needs: TellSlackNeeds, nowMs: number): Promise<void> {
  const { db, live, onFault } = needs;
  const busy = new Map(live.busySpaces().map((space) => [space.spaceId, space]));
  const owed: Owed[] = await db
    .select({ posting: slackPostings, workspace: slackWorkspaces })
    .from(slackPostings)
    .innerJoin(slackWorkspaces, eq(slackWorkspaces.teamId, slackPostings.teamId))
    .where(and(isNotNull(slackPostings.owedAt), isNull(slackWorkspaces.brokenAt)));
  for (const each of owed) {
    const { spaceId, owedAt } = each.posting;
    const space = busy.get(spaceId);
    const isTooLate = owedAt === null || !isWorthTelling(owedAt.getTime(), nowMs);
    if (isTooLate || !each.posting.isOn) await note(db, [spaceId], { owedAt: null });
    else if (space !== undefined) await postOne(needs, each, { space, nowMs }).catch(onFault);
  }
}

async function postOne(needs: TellSlackNeeds, { posting, workspace }: Owed, at: { space: BusySpace; nowMs: number }) {
  const { db, slack, tokenKey } = needs;
  const message = await messageOf(needs, at.space, workspace);
  const token = await openToken(db, tokenKey, workspace.tokenId);
  if (message === null || token === null) return;
  const told = await slack.post(token, posting.channelId, message);
  await noteTold(needs, { posting, is: told.is, nowMs: at.nowMs });
}

/** Null if the space has been deleted meanwhile. */
async function messageOf(
  { db, live, siteUrl }: TellSlackNeeds,
  { spaceId, online }: BusySpace,
  { locale }: WorkspaceRow,
): Promise<MeetingMessage | null> {
  const space = await findSpace(db, spaceId);
  if (space === null) return null;
  const isShown = !space.isPrivate && showsFaces(space, "PUBLIC_GUEST");
  const names = isShown ? live.peopleInside.peopleIn(spaceId).map(({ name }) => name) : [];
  const shown = space.isPrivate ? null : { name: space.name, url: `${siteUrl()}/s/${space.slug}` };
  return meetingMessage({ space: shown, online, names: names.filter((name) => name !== ""), locale });
}

async function noteTold(
  { db }: TellSlackNeeds,
  { posting, is, nowMs }: { posting: PostingRow; is: "done" | SlackProblem; nowMs: number },
): Promise<void> {
  const { spaceId, teamId } = posting;
  const now = new Date(nowMs);
  if (is === "done") await note(db, [spaceId], { owedAt: null, postedAt: now, isChannelLost: false });
  if (is === "channelLost") await note(db, [spaceId], { owedAt: null, isChannelLost: true });
  if (is === "tokenLost") {
    const isOf = and(eq(slackWorkspaces.teamId, teamId), isNull(slackWorkspaces.brokenAt));
    await db.update(slackWorkspaces).set({ brokenAt: now }).where(isOf);
  }
}
