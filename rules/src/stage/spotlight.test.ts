import { must } from "@atrium/contract";
import type { AccountId, RoomSnapshot, StageState } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, RoomRule, RoomScene } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { decideLeaveStage } from "./decideOwnPart.ts";
import { decideSetSpotlight, spotlightAgain } from "./spotlight.ts";
import { becomes } from "./stageParts.ts";

/** A stage with a host, who is on, two other presenters, and somebody with a hand up. */
function aStage(type: "stage" | "spatial" = "stage") {
  const room = aRoom({ type });
  const people = (["SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_MEMBER", "SPACE_MEMBER"] as const).map((role) =>
    aParticipant({ roomId: room.id, role, name: role }),
  );
  const idOf = (at: number): AccountId => must(people[at], "one of them").accountId;
  const inSpace = readTables(aSpaceSnapshot({ rooms: [room], people }).records);
  const members = people.map(({ accountId }, seat) => aMember({ accountId, seat }));
  let records: RoomSnapshot["records"] = aRoomSnapshot({ roomId: room.id, members }).records;
  const scene = (): RoomScene => ({ plan: "custom", room, inSpace, inRoom: readTables(records) });
  const put = (at: number, state: StageState) => {
    records = applyPatches(records, [becomes(scene(), idOf(at), { state, nowMs: at })]);
  };
  for (const at of [HOST, ONE, OTHER]) put(at, "on");
  put(HAND, "hand");
  function by<Input>(at: number, rule: RoomRule<Input, never>, input: Input): string {
    const self = { participant: must(people[at], "one of them"), member: must(records.member[idOf(at)], "inside") };
    const decision: Decision = rule(scene(), self, input);
    if (!decision.ok) return (decision as { code: string }).code;
    records = applyPatches(records, decision.patches);
    return "done";
  }
  type Whom = { accountId: AccountId | null };
  return {
    put,
    light: (whom: number | null) =>
      by(HOST, decideSetSpotlight as RoomRule<Whom>, { accountId: whom === null ? null : idOf(whom) }),
    leave: (at: number) => by(at, decideLeaveStage as RoomRule<object>, {}),
    again: (at: number) => {
      records = applyPatches(records, spotlightAgain(scene().inRoom, idOf(at)));
    },
    lit: () => [HOST, ONE, OTHER, HAND].filter((at) => records.stagePart[idOf(at)]?.isSpotlit === true),
  };
}
const [HOST, ONE, OTHER, HAND] = [0, 1, 2, 3];

test("one presenter at a time is in the spotlight, until it ends", () => {
  const stage = aStage();
  expect(stage.light(ONE)).toBe("done");
  expect(stage.lit()).toEqual([ONE]);
  stage.light(OTHER);
  stage.light(OTHER);
  expect(stage.lit()).toEqual([OTHER]);
  stage.light(HOST);
  expect(stage.lit()).toEqual([HOST]);
  expect(stage.light(null)).toBe("done");
  expect(stage.lit()).toEqual([]);
});

test("whoever is not on is not put in it, and there is none where no stage is", () => {
  const stage = aStage();
  stage.light(ONE);
  expect(stage.light(HAND)).toBe("alreadyNotOnStage");
  expect(stage.lit()).toEqual([ONE]);
  expect(aStage("spatial").light(ONE)).toBe("invalidRoomType");
});

test("whoever steps down leaves it, and does not find it again", () => {
  const stage = aStage();
  stage.light(ONE);
  stage.leave(ONE);
  expect(stage.lit()).toEqual([]);
  stage.put(ONE, "on");
  expect(stage.lit()).toEqual([]);
});

test("it is there again after a restart, unless a host has set another meanwhile, or ended it", () => {
  const stage = aStage();
  stage.again(ONE);
  expect(stage.lit()).toEqual([ONE]);
  stage.again(OTHER);
  expect(stage.lit()).toEqual([ONE]);
  const another = aStage();
  another.light(OTHER);
  another.light(null);
  another.again(ONE);
  expect(another.lit()).toEqual([]);
});
