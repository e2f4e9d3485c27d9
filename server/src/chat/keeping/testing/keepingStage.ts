// What the tests of keeping share: teams whose messages grow old, and rounds of the sweep.
import { DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { AccountId, ChatClientId, RoomId, SpaceId, TeamId } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { eq } from "drizzle-orm";
import { createLocalBus } from "../../../platform/bus.ts";
import type { Caller } from "../../../platform/calls/context.ts";
import { teams } from "../../../team/index.ts";
import { chatChanged } from "../../engine/topics.ts";
import type { ChatChange } from "../../engine/topics.ts";
import { forgetOldMessages } from "../forgetOldMessages.ts";

const DAY_MS = 24 * 3_600_000;

export interface Crew {
  admin: Caller;
  member: Caller;
  teamId: TeamId;
  spaceId: SpaceId;
  roomId: RoomId;
}

interface Round {
  /** How many nodes make it at once. */
  nodes?: number;
  /** Without it the round fails with the first fault. */
  onFault?: (error: unknown) => void;
}

export const idOf = ({ accountId }: Caller): AccountId => must(accountId, "in a session");
export const said = (content: string) => ({ clientId: newId<ChatClientId>(), content });
export const fail = (error: unknown): never => {
  throw error;
};

export async function keepingStage() {
  const database = await createTestDatabase();
  const { db } = database;
  const [desk, arrange] = [createCallDesk(db), createArrange(db)];

  /** A team on a plan; on the free one it has been for long. */
  async function aCrew(plan: "free" | "custom" = "free"): Promise<Crew> {
    const [admin, member] = [await desk.account("en"), await desk.account("en")];
    const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
    await arrange.joinTeam(member, teamId, "MEMBER");
    const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
    const roomId = must((await desk.done(admin, "listRooms", { spaceId })).rooms[0], "a room").id;
    const freeSince = plan === "free" ? new Date(0) : null;
    await db.update(teams).set({ plan, freeSince }).where(eq(teams.id, teamId));
    const look = { name: "Somebody", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
    const at = { roomId, pos: null, speaking: false };
    desk.inside.set(
      spaceId,
      [admin, member].map((each) => ({ ...look, ...at, accountId: idOf(each) })),
    );
    return { admin, member, teamId, spaceId, roomId };
  }

  return {
    database,
    db,
    desk,
    arrange,
    aCrew,
    later: (days: number) => desk.clock.advance(days * DAY_MS),
    inTeam: async ({ teamId }: Crew, by: Caller, content: string) =>
      (await desk.done(by, "postTeamChatMessage", { teamId, ...said(content) })).messageId,
    /** From now on the teams that there are keep their messages for good. */
    keepOthers: () => db.update(teams).set({ plan: "custom", chatKeptDays: null }),
    /** Returns what is announced. */
    async round({ nodes = 1, onFault = fail }: Round = {}): Promise<ChatChange[]> {
      const [told, bus]: [ChatChange[], ReturnType<typeof createLocalBus>] = [[], createLocalBus()];
      bus.subscribe(chatChanged, (change) => void told.push(change));
      const needs = { db, bus, onFault };
      await Promise.all(Array.from({ length: nodes }, () => forgetOldMessages(needs, desk.clock.nowMs())));
      return told;
    },
  };
}
