import { must, type NewsItem } from "@atrium/contract";
import { connectLive, type LiveClient } from "@atrium/testkit/liveClient";
import { listenAs, type NewsClient } from "@atrium/testkit/newsClient";
import type { WebCaller } from "@atrium/testkit/webCaller";
import { ticketOf } from "../arrivals/guest.ts";
import type { Household } from "./household.ts";
import { within } from "./within.ts";

/** Milliseconds from the admin's call. */
export interface RoleTimes {
  /** A page outside of spaces is told that its teams have changed. */
  news: number;
  /** It has read its new role. */
  read: number;
  /** A page inside the space has the new role. */
  inside: number;
}

const ROLES = { ADMIN: "TEAM_ADMIN", MEMBER: "SPACE_MEMBER" } as const;

/** A member of the team, on the dashboard and in the space at once, is promoted and demoted in turn. */
export async function changeRoles(home: Household, rounds: number): Promise<RoleTimes[]> {
  const web = await newMember(home);
  const own = await listenAs(web);
  const { spaceId, roomId, url } = home;
  const live = await connectLive({ url, ticket: await ticketOf({ web, address: "" }, spaceId) });
  await live.join(roomId);
  const times: RoleTimes[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await changeRole(home, { web, own, live }, round % 2 === 0 ? "ADMIN" : "MEMBER"));
  own.close();
  live.close();
  return times;
}

async function newMember({ admin, teamId, newcomer }: Household): Promise<WebCaller> {
  const wish = { teamId, spaceIds: [], expiresInDays: null, uses: null };
  const { invitation } = await admin.done("createTeamMemberInvitationLink", wish);
  const web = await newcomer();
  const invitationId = must(invitation.url?.split("/").at(-1), "a link has an address");
  await web.done("authAccountByTeamMemberInvitation", { invitationId });
  return web;
}

interface Member {
  web: WebCaller;
  own: NewsClient;
  live: LiveClient;
}

async function changeRole(
  { admin, teamId }: Household,
  { web, own, live }: Member,
  role: "ADMIN" | "MEMBER",
): Promise<RoleTimes> {
  const { accountId } = own;
  const begunMs = performance.now();
  const sinceThen = () => performance.now() - begunMs;
  const onDashboard = readAgain(own, async () => {
    const toldMs = sinceThen();
    const { teams } = await web.done("listAccountTeams", {});
    const isNew = teams.find(({ id }) => id === teamId)?.role === role;
    return isNew ? { news: toldMs, read: sinceThen() } : null;
  });
  const inside = live
    .until(({ space }) => space.records.participant[accountId]?.role === ROLES[role], "the role has arrived")
    .then(sinceThen);
  const [told, insideMs] = await Promise.all([
    within(onDashboard, "the dashboard has the new role"),
    inside,
    admin.done("updateTeamMemberRole", { teamId, accountId, role }),
  ]);
  return { ...told, inside: insideMs };
}

/** Reads after each news about one's teams, as a page does, until the answer counts: the first may be about something else. */
async function readAgain<Answer>(own: NewsClient, read: () => Promise<Answer | null>): Promise<Answer> {
  for (let heard = own.heard.length; ;) {
    const since = heard;
    const isNew = (item: NewsItem) =>
      item.kind === "changed" && item.operation === "listAccountTeams" && own.heard.indexOf(item) >= since;
    heard = own.heard.indexOf(await own.untilNews(isNew)) + 1;
    const answer = await read();
    if (answer !== null) return answer;
  }
}
