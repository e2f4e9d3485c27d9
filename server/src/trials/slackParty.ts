import { must, newId } from "@atrium/contract";
import type { EntrancePerson, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import type { TestDatabase } from "@atrium/testkit/database";
import type { FakeSlack, FakeWorkspace } from "@atrium/testkit/fakeSlack";
import type { FakeClock } from "@atrium/testkit/fakeClock";
import type { Caller } from "../platform/calls/context.ts";
import { roomsOf } from "../room/index.ts";
import { createSlack, tellSlack, Turns } from "../slack/index.ts";
import type { TellSlackNeeds } from "../slack/index.ts";

const idOfSlack = (kind: string) =>
  `${kind}${newId()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "0")}`;
export const newUserId = (): string => idOfSlack("U");
export const SITE = "https://meet.example.test";
/** The same as the call desk's. */
const TOKEN_KEY = Buffer.alloc(32, 11);

export const aWorkspace = (change: Partial<FakeWorkspace> = {}): FakeWorkspace => ({
  id: idOfSlack("T"),
  name: "Kite Studio",
  channels: ["hq-lobby", "design", "all"].map((name) => ({ id: idOfSlack("C"), name })),
  ...change,
});

/** Teams, and the Slack they are connected to. */
export function slackParty({ db }: Pick<TestDatabase, "db">, fake: FakeSlack) {
  const { SLACK_CLIENT_ID: clientId = "", SLACK_CLIENT_SECRET: clientSecret = "" } = fake.settings;
  const slack = createSlack(
    { clientId, clientSecret, url: fake.url },
    { siteUrl: () => SITE, clock: { nowMs: () => desk.clock.nowMs() } },
  );
  const homes: Homes = new Map();
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
    person: insider,
    program: () => lookingProgram({ db, slack }, homes, desk.clock),
    idOf: ({ accountId }: Caller) => must(accountId, "somebody with an account"),
    /** A team with an admin, a member and a space. */
    async crew() {
      const [admin, member] = [await desk.account("en"), await desk.account("en")];
      const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
      const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Kite HQ" });
      await arrange.joinTeam(member, teamId, "MEMBER");
      const roomIds = must((await roomsOf(db, [spaceId])).get(spaceId), "its rooms").map(({ id }) => id);
      homes.set(spaceId, must(roomIds[0], "a room"));
      return { admin, member, teamId, spaceId, roomIds };
    },
    async connect(by: Caller, teamId: TeamId, workspace = aWorkspace()): Promise<FakeWorkspace> {
      await desk.done(by, "integrateTeamSlack", await agreed(by, teamId, workspace));
      return workspace;
    },
  };
}

/** The first room of each space, for people without a named room. */
type Homes = Map<SpaceId, RoomId>;

/** Somebody inside a space. */
const insider = (caller: Caller, name: string, roomId: RoomId | null = null): EntrancePerson => ({
  accountId: must(caller.accountId, "somebody with an account"),
  roomId,
  name,
  avatarUrl: null,
  avatarAppearance: "letter",
  palette: "mainPalette4v2",
  pos: null,
  speaking: false,
});

/** A program that checks the spaces of a test. */
function lookingProgram(needsOfParty: Pick<TellSlackNeeds, "db" | "slack">, homes: Homes, clock: FakeClock) {
  const inside = new Map<SpaceId, { teamId: TeamId; people: EntrancePerson[] }>();
  const faults: unknown[] = [];
  const peopleIn = (spaceId: SpaceId): EntrancePerson[] => {
    const home = homes.get(spaceId) ?? null;
    return (inside.get(spaceId)?.people ?? []).map((each) => ({ ...each, roomId: each.roomId ?? home }));
  };
  const needs: TellSlackNeeds = {
    ...needsOfParty,
    tokenKey: TOKEN_KEY,
    siteUrl: () => SITE,
    live: {
      busySpaces: () => [...inside].map(([spaceId, { teamId }]) => ({ spaceId, teamId })),
      peopleInside: {
        peopleIn,
        countIn: (spaceId, roomId) => peopleIn(spaceId).filter((each) => each.roomId === roomId).length,
      },
    },
    roomsOf,
    program: newId(),
    turns: new Turns(),
    onFault: (error) => void faults.push(error),
  };
  return {
    faults,
    enter: (at: { spaceId: SpaceId; teamId: TeamId }, ...people: EntrancePerson[]) =>
      void inside.set(at.spaceId, { teamId: at.teamId, people }),
    empty: (spaceId: SpaceId) => void inside.delete(spaceId),
    async look(laterMs = 0) {
      clock.advance(laterMs);
      await tellSlack(needs, clock.nowMs());
    },
  };
}
