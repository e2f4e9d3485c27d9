import { must } from "@atrium/contract";
import type { RoomSnapshot, SpaceRole } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, RoomScene } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { roomViews } from "../live/roomViews.ts";
import { decideAllowToStage, decideBringToStage, decideRejectHand } from "./decideOthersPart.ts";
import { decideGoOnStage, decideRaiseHand } from "./decideOwnPart.ts";

/** A host and somebody of the audience in a stage. */
function inHall() {
  const room = aRoom({ type: "stage" });
  const [host, guest] = (["SPACE_MODERATOR", "PUBLIC_GUEST"] as const).map((role) =>
    aParticipant({ roomId: room.id, role, name: role }),
  );
  const people = [must(host, "the first"), must(guest, "the second")] as const;
  const inSpace = readTables(aSpaceSnapshot({ rooms: [room], people: [...people] }).records);
  const members = people.map(({ accountId }, seat) => aMember({ accountId, seat }));
  let records: RoomSnapshot["records"] = aRoomSnapshot({ roomId: room.id, members }).records;
  const { accountId } = people[1];
  const scene = (): RoomScene => ({ plan: "custom", room, inSpace, inRoom: readTables(records) });
  const self = (at: 0 | 1) => ({
    participant: people[at],
    member: must(records.member[people[at].accountId], "inside"),
  });
  const done = (decision: Decision<never>) => {
    if (decision.ok) records = applyPatches(records, decision.patches);
  };
  return {
    part: () => records.stagePart[accountId],
    scene,
    ask: (nowMs: number, question?: string) => done(decideRaiseHand(scene(), self(1), { nowMs, question }) as never),
    isReady: () => done(decideGoOnStage(scene(), self(1), { nowMs: 3000 }) as never),
    allow: () => done(decideAllowToStage(scene(), self(0), { accountId, nowMs: 2000 }) as never),
    bring: () => done(decideBringToStage(scene(), self(0), { accountId, nowMs: 4000 }) as never),
    reject: () => done(decideRejectHand(scene(), self(0), { accountId, nowMs: 2000 }) as never),
  };
}

test("a question goes with a hand and the yes to it, and is over once they are on", () => {
  const hall = inHall();
  hall.ask(1000, "Which rooms?");
  hall.allow();
  expect(hall.part()).toMatchObject({ state: "allowed", question: "Which rooms?" });
  hall.isReady();
  expect(hall.part()).toMatchObject({ state: "ready", question: "Which rooms?" });
  hall.bring();
  expect(hall.part()?.state).toBe("on");
  expect(hall.part()).not.toHaveProperty("question");
});

test("a later question takes the place of the first, and the hand keeps its turn", () => {
  const hall = inHall();
  hall.ask(1000, "Which rooms?");
  hall.ask(1500);
  expect(hall.part()?.question).toBe("Which rooms?");
  hall.ask(1500, "Why those?");
  expect(hall.part()).toMatchObject({ question: "Why those?", sinceMs: 1000 });
  hall.allow();
  hall.ask(2500, "Too late");
  expect(hall.part()?.question).toBe("Why those?");
});

test("a host's no ends a question with its hand", () => {
  const hall = inHall();
  hall.ask(1000, "Which rooms?");
  hall.reject();
  hall.ask(3000);
  expect(hall.part()).not.toHaveProperty("question");
});

test("hosts and whoever asks read the question of a hand; others see the hand only", () => {
  const hall = inHall();
  hall.ask(1000, "Which rooms?");
  const part = must(hall.part(), "a hand");
  const { roomId } = must(hall.scene().inSpace.get("participant", part.accountId), "inside");
  const seenBy = (role: SpaceRole, accountId: typeof part.accountId | null) =>
    roomViews.stagePart(part, { accountId, role, roomId }, hall.scene().inRoom);
  expect(seenBy("SPACE_MODERATOR", null)?.question).toBe("Which rooms?");
  expect(seenBy("PUBLIC_GUEST", part.accountId)?.question).toBe("Which rooms?");
  expect(seenBy("SPACE_MEMBER", null)?.state).toBe("hand");
  expect(seenBy("SPACE_MEMBER", null)).not.toHaveProperty("question");
});
