import { must, newId } from "@atrium/contract";
import type { TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import type { TestDatabase } from "@atrium/testkit/database";
import type { FakeSlack, FakeWorkspace } from "@atrium/testkit/fakeSlack";
import type { Caller } from "../platform/calls/context.ts";
import { createSlack } from "../slack/index.ts";

const idOfSlack = (kind: string) => `${kind}${newId().toUpperCase().replaceAll(/[^A-Z0-9]/g, "0")}`;
export const newUserId = (): string => idOfSlack("U");
export const SITE = "https://meet.example.test";
/** The same as the call desk's. */
export const TOKEN_KEY = Buffer.alloc(32, 11);

export const aWorkspace = (change: Partial<FakeWorkspace> = {}): FakeWorkspace => ({
  id: idOfSlack("T"),
  name: "Kite Studio",
  channels: ["hq-lobby", "design", "all"].map((name) => ({ id: idOfSlack("C"), name })),
  ...change,
});

/** Teams, and the Slack they are connected to. */
export function slackParty({ db }: Pick<TestDatabase, "db">, fake: FakeSlack) {
  const { SLACK_CLIENT_ID: clientId = "", SLACK_CLIENT_SECRET: clientSecret = "" } = fake.settings;
  const slack = createSlack({ clientId, clientSecret, url: fake.url }, () => SITE);
  const desk = createCallDesk(db, { slack });
  const arrange = createArrange(db);
  const agreed = async (by: Caller, teamId: TeamId, workspace: FakeWorkspace) => {
    const { url } = await desk.done(by, "getTeamSlackLink", { teamId });
    return { teamId, ...(await fake.agree(url, { userId: newUserId(), workspace })) };
  };
  const agreedBy = async (by: Caller, teamId: TeamId, { workspace, userId }: Parameters<FakeSlack["agree"]>[1]) => {
    const { url } = await desk.done(by, "getTeamMemberSlackLink", { teamId });
    return { teamId, ...(await fake.agree(url, { userId, workspace })) };
  };
  return {
    desk,
    slack,
    arrange,
    agreed,
    agreedBy,
    idOf: ({ accountId }: Caller) => must(accountId, "somebody with an account"),
    /** A team with an admin, a member and a space. */
    async crew() {
      const [admin, member] = [await desk.account("en"), await desk.account("en")];
      const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
      const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Kite HQ" });
      await arrange.joinTeam(member, teamId, "MEMBER");
      return { admin, member, teamId, spaceId };
    },
    async connect(by: Caller, teamId: TeamId, workspace = aWorkspace()): Promise<FakeWorkspace> {
      await desk.done(by, "integrateTeamSlack", await agreed(by, teamId, workspace));
      return workspace;
    },
  };
}
