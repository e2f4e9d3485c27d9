import { constants, must, newId } from "@atrium/contract";
import type { AccountId, RoomSnapshot, SpaceRole, StageState } from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, RoomRule, RoomScene } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { roomViews } from "../live/roomViews.ts";
import { decideMuteSelf } from "../room/decide/decideMuteSelf.ts";
import { decideShareScreen } from "../room/decide/decideShareScreen.ts";
import { decideAllowToStage, decideBringToStage, decideKickFromStage, decideRejectHand } from "./decideOthersPart.ts";
import { decideGoOnStage, decideLeaveStage, decideLowerHand, decideRaiseHand } from "./decideOwnPart.ts";
import { decideUpdatePublication } from "./decideUpdatePublication.ts";
import { isOnStage, lapsedParts, placesTaken } from "./stageParts.ts";

const { handsAtOnce, peopleAtOnce, placeHeldForMs } = constants.stage;
const owns = {
  raiseHand: decideRaiseHand,
  lowerHand: decideLowerHand,
  goOnStage: decideGoOnStage,
  leaveStage: decideLeaveStage,
} as const;
const others = {
  rejectHand: decideRejectHand,
  allowToStage: decideAllowToStage,
  bringToStage: decideBringToStage,
  kickFromStage: decideKickFromStage,
} as const;
type Own = keyof typeof owns;
type Other = keyof typeof others;

/** A stage with people of these roles, on which the rules act. */
class Hall {
  readonly people: readonly AccountId[];
  readonly #room = aRoom({ type: "stage" });
  readonly #space;
  #records: RoomSnapshot["records"];
  nowMs = 1000;

  constructor(roles: readonly SpaceRole[], type: "stage" | "spatial" = "stage") {
    this.#room = aRoom({ type });
    const people = roles.map((role) => aParticipant({ roomId: this.#room.id, role, name: role }));
    this.people = people.map(({ accountId }) => accountId);
    this.#space = readTables(aSpaceSnapshot({ rooms: [this.#room], people }).records);
    const members = this.people.map((accountId, seat) => aMember({ accountId, seat }));
    this.#records = aRoomSnapshot({ roomId: this.#room.id, members }).records;
  }

  id = (at: number): AccountId => must(this.people[at], "one of them");
  get scene(): RoomScene {
    return { plan: "custom", room: this.#room, inSpace: this.#space, inRoom: readTables(this.#records) };
  }
  member = (at: number) => must(this.#records.member[this.id(at)], "inside");
  state = (at: number): StageState | null => this.#records.stagePart[this.id(at)]?.state ?? null;
  by<Input>(at: number, rule: RoomRule<Input, never>, input: Input): string {
    const self = {
      member: this.member(at),
      participant: must(this.#space.get("participant", this.id(at)), "in the space"),
    };
    const decision: Decision = rule(this.scene, self, input);
    if (!decision.ok) return (decision as { code: string }).code;
    this.#records = applyPatches(this.#records, decision.patches);
    return "done";
  }
  own = (at: number, name: Own): string =>
    this.by(at, owns[name] as RoomRule<{ nowMs: number }>, { nowMs: this.nowMs });
  about = (at: number, name: Other, whom: number): string =>
    this.by(at, others[name] as RoomRule<{ nowMs: number; accountId: AccountId }>, {
      nowMs: this.nowMs,
      accountId: this.id(whom),
    });
  publish = (at: number, what: { audio?: boolean; video?: boolean; screen?: boolean }): string =>
    this.by(at, decideUpdatePublication as RoomRule<typeof what>, what);
  speak = (at: number): string => this.by(at, decideMuteSelf as RoomRule<object>, { audioMuted: false });
  pass(ms: number): void {
    this.nowMs += ms;
    this.#records = applyPatches(this.#records, lapsedParts(this.scene.inRoom, this.nowMs));
  }
}
const HOST = 0;
const GUEST = 1;
const hall = () => new Hall(["SPACE_MODERATOR", "PUBLIC_GUEST", "SPACE_MEMBER"]);

test("a hand becomes a presenter by a host's yes, by being ready and by being brought on", () => {
  const stage = hall();
  expect(stage.own(GUEST, "goOnStage")).toBe("forbidden");
  stage.own(GUEST, "raiseHand");
  expect(stage.own(GUEST, "goOnStage")).toBe("forbidden");
  stage.about(HOST, "allowToStage", GUEST);
  expect(stage.state(GUEST)).toBe("allowed");
  expect(stage.publish(GUEST, { audio: true })).toBe("alreadyNotOnStage");
  stage.own(GUEST, "goOnStage");
  expect(stage.state(GUEST)).toBe("ready");
  expect(stage.publish(GUEST, { audio: true })).toBe("alreadyNotOnStage");
  stage.about(HOST, "bringToStage", GUEST);
  expect(stage.publish(GUEST, { audio: true, video: true })).toBe("done");
  expect(stage.member(GUEST)).toMatchObject({ audioMuted: false, videoMuted: false });
});

test("who is brought up without a hand is asked first, and may say no", () => {
  const stage = hall();
  stage.about(HOST, "bringToStage", GUEST);
  expect(stage.state(GUEST)).toBe("invited");
  stage.about(HOST, "bringToStage", GUEST);
  expect(stage.state(GUEST)).toBe("invited");
  stage.own(GUEST, "lowerHand");
  expect(stage.state(GUEST)).toBeNull();
});

test("where every place is taken or kept, no hand is allowed, nobody is invited and no host goes on", () => {
  const more = Array.from({ length: peopleAtOnce + 1 }, () => "SPACE_MEMBER" as const);
  const stage = new Hall(["SPACE_MODERATOR", ...more]);
  for (let at = 1; at <= peopleAtOnce; at++) expect(stage.about(HOST, "bringToStage", at)).toBe("done");
  const last = peopleAtOnce + 1;
  expect(stage.about(HOST, "bringToStage", last)).toBe("stageIsFull");
  stage.own(last, "raiseHand");
  expect(stage.about(HOST, "allowToStage", last)).toBe("stageIsFull");
  expect(stage.own(HOST, "goOnStage")).toBe("stageIsFull");
  stage.own(GUEST, "lowerHand");
  expect(stage.about(HOST, "allowToStage", last)).toBe("done");
});

test("where as many hands are up as a stage takes, a further one waits until another is answered or lowered", () => {
  const audience = Array.from({ length: handsAtOnce + 1 }, () => "PUBLIC_GUEST" as const);
  const stage = new Hall(["SPACE_MODERATOR", ...audience]);
  stage.about(HOST, "bringToStage", GUEST);
  stage.own(GUEST, "goOnStage");
  const last = handsAtOnce + 1;
  for (let at = 2; at <= last; at++) expect(stage.own(at, "raiseHand")).toBe("done");
  expect(stage.own(HOST, "raiseHand")).toBe("roomCapacityReached");
  expect(stage.state(HOST)).toBeNull();
  expect([stage.own(last, "raiseHand"), stage.own(GUEST, "raiseHand")]).toEqual(["done", "done"]);
  stage.about(HOST, "rejectHand", last);
  expect(stage.own(last, "raiseHand")).toBe("done");
  stage.about(HOST, "allowToStage", 2);
  expect(stage.own(HOST, "raiseHand")).toBe("done");
});

test("a kept place lapses, also for whoever comes in the moment before it is cleared away", () => {
  const stage = hall();
  stage.about(HOST, "bringToStage", GUEST);
  stage.nowMs += placeHeldForMs;
  expect(stage.own(GUEST, "goOnStage")).toBe("forbidden");
  stage.pass(0);
  expect(stage.state(GUEST)).toBeNull();
});

test("the audience sends nothing, hosts no more than guests", () => {
  const stage = hall();
  expect([stage.speak(GUEST), stage.speak(HOST)]).toEqual(["forbidden", "forbidden"]);
  expect(stage.by(HOST, decideShareScreen as RoomRule<{ screen: boolean }>, { screen: true })).toBe("forbidden");
  stage.own(HOST, "goOnStage");
  expect([stage.speak(GUEST), stage.speak(HOST)]).toEqual(["forbidden", "done"]);
});

test("whoever steps down or is put down sends nothing any more", () => {
  const stage = new Hall(["SPACE_MODERATOR", "SPACE_ADMIN", "SPACE_MODERATOR"]);
  for (const who of [0, 1, 2]) stage.own(who, "goOnStage");
  stage.publish(2, { audio: true, video: true, screen: true });
  expect(stage.about(0, "kickFromStage", 1)).toBe("forbidden");
  stage.about(1, "kickFromStage", 2);
  expect(stage.member(2)).toMatchObject({ audioMuted: true, videoMuted: true, sharingScreen: false });
  expect(stage.own(2, "leaveStage")).toBe("alreadyNotOnStage");
  expect(stage.own(1, "leaveStage")).toBe("done");
});

test("one presenter at a time shares a screen", () => {
  const stage = new Hall(["SPACE_MODERATOR", "SPACE_ADMIN"]);
  stage.own(0, "goOnStage");
  stage.own(1, "goOnStage");
  expect(stage.publish(0, { screen: true })).toBe("done");
  expect(stage.publish(1, { screen: true })).toBe("anotherAccountIsTranslating");
  expect(stage.by(1, decideShareScreen as RoomRule<{ screen: boolean }>, { screen: true })).toBe("forbidden");
  expect(stage.publish(0, { screen: true })).toBe("done");
  stage.publish(0, { screen: false });
  expect(stage.publish(1, { screen: true })).toBe("done");
});

test("no act is for a room of another kind", () => {
  const room = new Hall(["SPACE_MODERATOR", "PUBLIC_GUEST"], "spatial");
  for (const name of Object.keys(owns) as Own[]) expect(room.own(HOST, name)).toBe("invalidRoomType");
  for (const name of Object.keys(others) as Other[]) expect(room.about(HOST, name, GUEST)).toBe("invalidRoomType");
  expect(room.publish(HOST, { audio: true })).toBe("invalidRoomType");
});

test("a hand from beyond the people who are shown is seen by its owner and by hosts; a presenter by all", () => {
  const accountId = newId<AccountId>();
  const [stage, roomId] = [hall(), null];
  stage.own(GUEST, "raiseHand");
  const hand = { ...must(stage.scene.inRoom.get("stagePart", stage.id(GUEST)), "a hand"), isShown: false };
  const see = (part: typeof hand, role: SpaceRole, who: AccountId | null = accountId) =>
    roomViews.stagePart(part, { accountId: who, role, roomId }, stage.scene.inRoom) !== null;
  expect(see(hand, "SPACE_MEMBER")).toBe(false);
  expect(see(hand, "SPACE_MODERATOR")).toBe(true);
  expect(see(hand, "PUBLIC_GUEST", stage.id(GUEST))).toBe(true);
  expect(see({ ...hand, state: "on" }, "PUBLIC_GUEST")).toBe(true);
  expect(see({ ...hand, isShown: true }, "PUBLIC_GUEST")).toBe(true);
});

/** A stage in the simplest implementation. */
class Model {
  readonly states = new Map<number, StageState>();
  readonly until = new Map<number, number>();

  get taken(): number {
    return [...this.states.values()].filter((state) => state !== "hand").length;
  }
  set(who: number, state: StageState | null, untilMs: number | null = null): void {
    this.until.delete(who);
    if (state === null) this.states.delete(who);
    else this.states.set(who, state);
    if (untilMs !== null) this.until.set(who, untilMs);
  }
  own(who: number, name: Own, { isHost, nowMs }: { isHost: boolean; nowMs: number }): void {
    const state = this.states.get(who);
    if (name === "raiseHand" && state === undefined) this.set(who, "hand");
    if (name === "lowerHand" && state !== "on") this.set(who, null);
    if (name === "leaveStage" && state === "on") this.set(who, null);
    if (name !== "goOnStage") return;
    const hasPlace = state !== undefined && state !== "hand";
    if (isHost && (hasPlace || this.taken < peopleAtOnce)) this.set(who, "on");
    if (!isHost && (this.until.get(who) ?? 0) > nowMs) this.set(who, "ready");
  }
  about(whom: number, name: Other, nowMs: number): void {
    const state = this.states.get(whom);
    const keep = (as: StageState) => {
      if (this.taken < peopleAtOnce) this.set(whom, as, nowMs + placeHeldForMs);
    };
    if (name === "rejectHand" && state !== "on") this.set(whom, null);
    if (name === "allowToStage" && state === "hand") keep("allowed");
    if (name === "kickFromStage" && state === "on") this.set(whom, null);
    if (name !== "bringToStage") return;
    if (state === undefined) keep("invited");
    if (state === "hand") keep("allowed");
    if (state === "ready") this.set(whom, "on");
  }
  pass(nowMs: number): void {
    for (const [who, untilMs] of this.until) if (untilMs <= nowMs) this.set(who, null);
  }
}

const ROLES: SpaceRole[] = ["TEAM_ADMIN", "TEAM_ADMIN", ...Array.from({ length: 14 }, () => "PUBLIC_GUEST" as const)];
const anybody = fc.nat({ max: ROLES.length - 1 });
const act = fc.oneof(
  fc.record({ who: anybody, name: fc.constantFrom(...(Object.keys(owns) as Own[])) }),
  fc.record({ host: fc.nat({ max: 1 }), whom: anybody, other: fc.constantFrom(...(Object.keys(others) as Other[])) }),
  fc.record({ who: anybody, speaks: fc.constant(true) }),
  fc.record({ who: anybody, shows: fc.constant(true) }),
  fc.record({ passes: fc.nat({ max: placeHeldForMs }) }),
);

test("whatever people do, a stage is what a simple model says, never overfull, and only presenters are heard", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 120 }), (acts) => {
      const [stage, model] = [new Hall(ROLES), new Model()];
      for (const each of acts) {
        const { nowMs } = stage;
        if ("name" in each) {
          stage.own(each.who, each.name);
          model.own(each.who, each.name, { isHost: each.who < 2, nowMs });
        } else if ("other" in each) {
          stage.about(each.host, each.other, each.whom);
          model.about(each.whom, each.other, nowMs);
        } else if ("speaks" in each) stage.speak(each.who);
        else if ("shows" in each) stage.publish(each.who, { video: true, screen: true });
        else {
          stage.pass(each.passes);
          model.pass(stage.nowMs);
        }
        expect(stage.people.map((_id, at) => stage.state(at))).toEqual(
          stage.people.map((_id, at) => model.states.get(at) ?? null),
        );
        const { inRoom } = stage.scene;
        expect(placesTaken(inRoom)).toBeLessThanOrEqual(peopleAtOnce);
        const members = Array.from(inRoom.all("member"));
        expect(members.filter(({ sharingScreen }) => sharingScreen).length).toBeLessThanOrEqual(1);
        const heard = members.filter((member) => !member.audioMuted || !member.videoMuted);
        expect(heard.filter(({ accountId }) => !isOnStage(inRoom, accountId))).toEqual([]);
      }
    }),
  );
});
