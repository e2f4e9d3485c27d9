import { must, newId } from "@atrium/contract";
import type {
  AccountId,
  CursorShape,
  RoomMember,
  RoomPatch,
  RoomSnapshot,
  RoomType,
  SpaceRole,
  Stroke,
} from "@atrium/contract";
import { aMember, aParticipant, aRoom, aRoomSnapshot, aSpaceSnapshot } from "@atrium/testkit/liveBuilders";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyPatches } from "../live/applyPatches.ts";
import type { Decision, RoomRule } from "../live/decision.ts";
import { readTables } from "../live/records.ts";
import { boardLeft, boardOver, followersOn, leaderOn, presenterOn } from "./boardParts.ts";
import { decideDraw } from "./decideDraw.ts";
import { decideStartTranslation, decideStopTranslation, presentingRevoked } from "./decidePresenting.ts";
import { decideShowCursor } from "./decideShowCursor.ts";
import { decideUnwatchUser, decideWatchForUser } from "./decideWatching.ts";

const PEOPLE = 4;

/** A board with people in it, on which the rules act; they are numbers here. */
class Board {
  readonly #room;
  readonly #space;
  readonly #ids: readonly AccountId[];
  #records: RoomSnapshot["records"];

  constructor({
    type = "collaboration",
    pen = true,
    held = -1,
  }: { type?: RoomType; pen?: boolean; held?: number } = {}) {
    const room = aRoom({ type });
    this.#room = { ...room, permissions: { ...room.permissions, pen } };
    const people = Array.from({ length: PEOPLE }, (_none, at) =>
      aParticipant({ roomId: room.id, role: "PUBLIC_GUEST", ...(at === held && { heldSinceMs: 1 }) }),
    );
    this.#ids = people.map(({ accountId }) => accountId);
    this.#space = readTables(aSpaceSnapshot({ rooms: [room], people }).records);
    this.#records = aRoomSnapshot({ roomId: room.id, members: this.#ids.map(memberOf) }).records;
  }

  id = (at: number): AccountId => must(this.#ids[at], "one of them");
  get inRoom() {
    return readTables(this.#records);
  }
  isInside = (at: number): boolean => this.#records.member[this.id(at)] !== undefined;
  leader(at: number): number | null {
    const leader = leaderOn(this.inRoom, this.id(at));
    return leader === null ? null : this.#ids.indexOf(leader);
  }
  get presenter(): number | null {
    const presenter = presenterOn(this.inRoom);
    return presenter === null ? null : this.#ids.indexOf(presenter);
  }
  followers = (at: number): number[] => followersOn(this.inRoom, this.id(at)).map((id) => this.#ids.indexOf(id));
  cursor = (at: number): CursorShape | null => this.#records.boardPart[this.id(at)]?.cursor ?? null;
  get parts(): number {
    return Object.keys(this.#records.boardPart).length;
  }

  start = (at: number): string => this.#by(at, decideStartTranslation as RoomRule<object>, {});
  stop = (at: number): string => this.#by(at, decideStopTranslation as RoomRule<object>, {});
  watch = (at: number, whom: AccountId): string =>
    this.#by(at, decideWatchForUser as RoomRule<{ accountId: AccountId }>, { accountId: whom });
  unwatch = (at: number): string => this.#by(at, decideUnwatchUser as RoomRule<object>, {});
  show = (at: number, shape: CursorShape | null): string =>
    this.#by(at, decideShowCursor as RoomRule<{ shape: CursorShape | null }>, { shape });
  draw = (at: number): string =>
    this.#by(at, decideDraw as RoomRule<{ stroke: Stroke }>, {
      stroke: { ink: 0, width: 1, fadesMs: 6000, points: [0, 0, 5, 5] },
    });
  /** The changes after the room's flag, or everybody's role, is set to this. */
  revoked({ presentation = true, role = "PUBLIC_GUEST" }: { presentation?: boolean; role?: SpaceRole }): RoomPatch[] {
    const room = { ...this.#room, permissions: { ...this.#room.permissions, presentation } };
    const people = this.#ids.map((accountId) => aParticipant({ accountId, roomId: room.id, role }));
    return presentingRevoked({
      room,
      inSpace: readTables(aSpaceSnapshot({ rooms: [room], people }).records),
      inRoom: this.inRoom,
    });
  }
  leave(at: number): void {
    this.#apply([...boardLeft(this.inRoom, this.id(at)), { type: "gone", kind: "member", id: this.id(at) }]);
  }
  enter(at: number): void {
    this.#apply([{ type: "put", kind: "member", id: this.id(at), record: memberOf(this.id(at), at) }]);
  }
  end(): void {
    this.#apply(boardOver(this.inRoom));
  }

  #by<Input>(at: number, rule: RoomRule<Input, never>, input: Input): string {
    const member = must(this.#records.member[this.id(at)], "inside");
    const participant = must(this.#space.get("participant", this.id(at)), "in the space");
    const scene = { plan: "custom", room: this.#room, inSpace: this.#space, inRoom: this.inRoom } as const;
    const decision: Decision = rule(scene, { member, participant }, input);
    if (!decision.ok) return (decision as { code: string }).code;
    this.#apply(decision.patches as RoomPatch[]);
    return "done";
  }
  #apply(patches: readonly RoomPatch[]): void {
    this.#records = applyPatches(this.#records, patches);
  }
}
const memberOf = (accountId: AccountId, seat: number): RoomMember => aMember({ accountId, seat });
const [ANNA, BORIS, CLARA, DAVID] = [0, 1, 2, 3];

test("all follow a presenter, newcomers too, until they step out, and they may come back", () => {
  const board = new Board();
  board.leave(DAVID);
  expect(board.start(ANNA)).toBe("done");
  expect(board.followers(ANNA)).toEqual([BORIS, CLARA]);
  board.enter(DAVID);
  expect(board.leader(DAVID)).toBe(ANNA);
  expect(board.unwatch(BORIS)).toBe("done");
  expect(board.leader(BORIS)).toBeNull();
  expect(board.unwatch(BORIS)).toBe("notWatching");
  expect(board.watch(BORIS, board.id(ANNA))).toBe("done");
  expect(board.leader(BORIS)).toBe(ANNA);
  expect(board.stop(ANNA)).toBe("done");
  expect([BORIS, CLARA, DAVID].map(board.leader, board)).toEqual([null, null, null]);
});

test("one person presents at a time, and says so once", () => {
  const board = new Board();
  expect(board.stop(ANNA)).toBe("notTranslating");
  board.start(ANNA);
  expect(board.start(ANNA)).toBe("alreadyTranslating");
  expect(board.start(BORIS)).toBe("anotherAccountIsTranslating");
  expect(board.stop(BORIS)).toBe("notTranslating");
  expect(board.watch(ANNA, board.id(BORIS))).toBe("alreadyTranslating");
});

test("who stepped out of one presenting follows the next one", () => {
  const board = new Board();
  board.start(ANNA);
  board.unwatch(BORIS);
  board.stop(ANNA);
  board.start(CLARA);
  expect(board.leader(BORIS)).toBe(CLARA);
});

test("one follows whom one likes in the room, but not in a circle", () => {
  const board = new Board();
  expect(board.watch(ANNA, board.id(BORIS))).toBe("done");
  expect(board.watch(BORIS, board.id(CLARA))).toBe("done");
  expect(board.watch(CLARA, board.id(ANNA))).toBe("forbidden");
  expect(board.watch(ANNA, board.id(ANNA))).toBe("participantNotFound");
  expect(board.watch(ANNA, newId<AccountId>())).toBe("participantNotFound");
  expect(board.followers(BORIS)).toEqual([ANNA]);
});

test("following ends as one of the two leaves, and so does what somebody presents", () => {
  const board = new Board();
  board.watch(ANNA, board.id(BORIS));
  board.leave(BORIS);
  expect(board.leader(ANNA)).toBeNull();
  board.start(CLARA);
  board.unwatch(ANNA);
  board.leave(CLARA);
  expect(board.presenter).toBeNull();
  board.start(DAVID);
  expect(board.leader(ANNA)).toBe(DAVID);
});

test("nothing is left once the room is no board any more, and elsewhere nothing of it is possible", () => {
  const board = new Board();
  board.start(ANNA);
  board.show(BORIS, "hand");
  board.end();
  expect(board.parts).toBe(0);
  const floor = new Board({ type: "spatial" });
  const answers = [floor.start(ANNA), floor.stop(ANNA), floor.watch(ANNA, floor.id(BORIS)), floor.unwatch(ANNA)];
  expect([...answers, floor.show(ANNA, "hand")]).toEqual(Array.from({ length: 5 }, () => "invalidRoomType"));
});

test("whoever waits at the shield presents nothing", () => {
  expect(new Board({ held: ANNA }).start(ANNA)).toBe("forbidden");
});

test("what is presented ends as the room or a role lets it no longer, and only then", () => {
  const board = new Board();
  board.start(ANNA);
  expect(board.revoked({ presentation: true })).toEqual([]);
  const ends = expect.objectContaining({ id: board.id(ANNA), kind: "boardPart" });
  expect(board.revoked({ presentation: false })).toEqual([ends]);
  expect(board.revoked({ role: "SUPPORT" })).toEqual([ends]);
  expect(new Board().revoked({ presentation: false })).toEqual([]);
});

test("a pen is for those who may draw here, and is put down at any time", () => {
  const board = new Board();
  expect(board.show(ANNA, "pen")).toBe("done");
  expect(board.cursor(ANNA)).toBe("pen");
  expect(board.show(ANNA, null)).toBe("done");
  expect(board.cursor(ANNA)).toBeNull();
  const dry = new Board({ pen: false });
  expect(dry.show(ANNA, "pen")).toBe("forbidden");
  expect(dry.show(ANNA, "hand")).toBe("done");
  expect(new Board({ held: ANNA }).show(ANNA, "pen")).toBe("forbidden");
});

test("a line is drawn by those who may, wherever they stand, and leaves nothing behind", () => {
  expect(new Board().draw(ANNA)).toBe("done");
  expect(new Board({ pen: false }).draw(ANNA)).toBe("forbidden");
  expect(new Board({ held: ANNA }).draw(ANNA)).toBe("forbidden");
  expect(new Board({ type: "spatial" }).draw(ANNA)).toBe("invalidRoomType");
});

/** The same, as simply as possible: everybody has a leader or none. */
class Model {
  presenter: number | null = null;
  readonly leader = new Map<number, number | null>(Array.from({ length: PEOPLE }, (_none, at) => [at, null]));

  start(at: number): void {
    if (this.presenter !== null) return;
    this.presenter = at;
    for (const each of this.leader.keys()) this.leader.set(each, each === at ? null : at);
  }
  stop(at: number): void {
    if (this.presenter === at) this.#endPresenting();
  }
  watch(at: number, whom: number): void {
    if (at === whom || !this.leader.has(whom) || this.presenter === at) return;
    for (let next: number | null = whom; next !== null; next = this.leader.get(next) ?? null) if (next === at) return;
    this.leader.set(at, whom);
  }
  unwatch(at: number): void {
    this.leader.set(at, null);
  }
  leave(at: number): void {
    if (this.presenter === at) this.#endPresenting();
    this.leader.delete(at);
    for (const [each, leader] of this.leader) if (leader === at) this.leader.set(each, null);
  }
  enter(at: number): void {
    this.leader.set(at, this.presenter);
  }
  #endPresenting(): void {
    for (const [each, leader] of this.leader) if (leader === this.presenter) this.leader.set(each, null);
    this.presenter = null;
  }
}

const person = fc.nat({ max: PEOPLE - 1 });
const step = fc.record({
  act: fc.constantFrom("start", "stop", "watch", "unwatch", "leave", "enter", "show"),
  at: person,
  whom: person,
});

test("whatever people do, everybody follows whom the simple model says", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: "max" }), (steps) => {
      const board = new Board();
      const model = new Model();
      for (const { act, at, whom } of steps) {
        if (board.isInside(at) === (act === "enter")) continue;
        if (act === "watch") {
          board.watch(at, board.id(whom));
          model.watch(at, whom);
        } else if (act === "show") board.show(at, "hand");
        else {
          board[act](at);
          model[act](at);
        }
        expect(board.presenter).toBe(model.presenter);
        for (const [each, leader] of model.leader) expect(board.leader(each)).toBe(leader);
      }
    }),
    { numRuns: 120 },
  );
});
