import { constants, DEFAULT_PALETTE, must, newId } from "@atrium/contract";
import type { ElementId, OperationName, RoomElement, RoomId, SpaceId, StoredElement } from "@atrium/contract";
import { createArrange } from "@atrium/testkit/arrange";
import { createCallDesk } from "@atrium/testkit/callDesk";
import { createTestDatabase } from "@atrium/testkit/database";
import { createFakeClock } from "@atrium/testkit/fakeClock";
import { aRoom } from "@atrium/testkit/liveBuilders";
import { createLiveOutlet } from "@atrium/testkit/liveOutlet";
import { sql } from "drizzle-orm";
import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { elementsRevised, loadElements, removeLeft } from "../element/index.ts";
import { RoomSet } from "../live/actors/roomSet.ts";
import type { Caller } from "../platform/calls/context.ts";
import type { Topic } from "../platform/bus.ts";
import { ElementModel } from "./elementModel.ts";
import type { ModelElement, ModelPerson } from "./elementModel.ts";

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const desk = createCallDesk(db);
const arrange = createArrange(db);

interface Person extends ModelPerson {
  caller: Caller;
}
interface House {
  spaceId: SpaceId;
  roomId: RoomId;
  people: readonly Person[];
}
type Revised = typeof elementsRevised extends Topic<infer News> ? News : never;

/** A space with a room, and an admin, a moderator, a member and a guest. */
async function house(): Promise<House> {
  const admin = await desk.account("en");
  const { id: teamId } = await desk.done(admin, "createTeam", { name: "Crew" });
  const { spaceId } = await desk.done(admin, "createSpace", { teamId, name: "Home" });
  const { rooms } = await desk.done(admin, "listRooms", { spaceId });
  const people: Person[] = [{ caller: admin, role: "TEAM_ADMIN", accountId: idOf(admin) }];
  for (const role of ["SPACE_MODERATOR", "SPACE_MEMBER", "SPACE_GUEST"] as const) {
    const caller = await desk.account("en");
    await arrange.joinSpace(caller, spaceId, role);
    people.push({ caller, role, accountId: idOf(caller) });
  }
  return { spaceId, roomId: must(rooms[0], "a room").id, people };
}
const idOf = ({ accountId }: Caller) => must(accountId, "in a session");

/** The server's handlers and a live room on one side, the model on the other. */
class Trial {
  readonly #house: House;
  readonly model: ElementModel;
  readonly #clock = createFakeClock();
  readonly #rooms: RoomSet;
  /** Changes that the live room has not received yet. */
  #untold: Revised[] = [];
  #heard = desk.news.length;
  readonly #busy = new Set<Promise<unknown>>();

  constructor(at: House) {
    this.#house = at;
    this.model = new ElementModel(at.people);
    const room = aRoom({ id: at.roomId });
    const publish = (_topic: unknown, news: unknown) => void this.#untold.push(news as Revised);
    const bus = { publish, subscribe: () => () => {} };
    const { spaceId } = at;
    this.#rooms = new RoomSet({
      clock: this.#clock,
      random: () => 0.5,
      wake: () => {},
      viewerOf: (accountId) => ({ accountId, role: "SPACE_MEMBER", roomId: room.id }),
      record: () => room,
      newMediaRoom: () => "media",
      onMediaOver: () => {},
      onShown: () => {},
      onLive: () => {},
      shelf: {
        read: (roomId) => this.#waitFor(loadElements(db, roomId)),
        removeLeft: (roomId, ids) => this.#waitFor(removeLeft({ db, bus }, { spaceId, roomId, ids })),
        onFault(error) {
          throw error;
        },
      },
    });
  }

  person = (index: number): Person => must(this.#house.people[index % this.#house.people.length], "within");

  /** One of the elements, or one that is not there. */
  target(index: number): ElementId {
    const { elements } = this.model;
    return elements[index % (elements.length + 1)]?.id ?? newId<ElementId>();
  }

  async call({ caller }: Person, name: OperationName, input: object): Promise<string> {
    const answer = await desk.call(caller, name, { roomId: this.#house.roomId, ...input });
    for (const { topic, news } of desk.news.slice(this.#heard))
      if (topic === elementsRevised.name) this.#untold.push(news as Revised);
    this.#heard = desk.news.length;
    return answer.code;
  }

  async enter(person: Person): Promise<void> {
    if (this.model.isInside(person)) return;
    this.model.enter(person);
    this.#rooms.open(this.#house.roomId, null).actor.join(person.accountId, createLiveOutlet());
    this.#stand();
    await this.settle();
  }

  async leave(person: Person): Promise<void> {
    const open = this.#rooms.find(this.#house.roomId);
    if (open === null || !this.model.isInside(person)) return;
    await this.settle();
    this.#rooms.leave(open, person.accountId);
    this.model.leave(person);
    this.#stand();
    await this.settle();
  }

  /** Delivers some changes to the live room, in any order; others are lost. */
  tell({ isLast, isLost }: { isLast: boolean; isLost: boolean }): void {
    const change = isLast ? this.#untold.pop() : this.#untold.shift();
    const open = this.#rooms.find(this.#house.roomId);
    if (change !== undefined && !isLost) open?.elements.revise(change);
  }

  /** Lets everything pending finish, and delivers one more change. */
  async settle(): Promise<void> {
    const { roomId } = this.#house;
    this.#clock.advance(constants.element.awaitCreatorsMs);
    do {
      for (const change of this.#untold.splice(0)) this.#rooms.find(roomId)?.elements.revise(change);
      await Promise.all(this.#busy);
      await new Promise<void>((done) => void setImmediate(done));
    } while (this.#busy.size > 0 || this.#untold.length > 0);
    const revision = must(await loadElements(db, roomId), "it is there").revision;
    this.#rooms.find(roomId)?.elements.revise({ revision, patches: null });
    await Promise.all(this.#busy);
    await new Promise<void>((done) => void setImmediate(done));
  }

  async compare(): Promise<void> {
    await this.settle();
    const { roomId } = this.#house;
    const stored = must(await loadElements(db, roomId), "it is there").elements;
    expect(modelOf(stored)).toEqual(this.model.elements);
    const live = this.#rooms.find(roomId)?.actor.records.all("element");
    if (live !== undefined) expect(byId(Array.from(live, withoutUsers))).toEqual(byId(stored));
  }

  async clear(): Promise<void> {
    const { people, roomId } = this.#house;
    for (const person of people) await this.leave(person);
    await db.execute(sql`delete from elements where room_id = ${roomId}`);
  }

  async #waitFor<Value>(work: Promise<Value>): Promise<Value> {
    this.#busy.add(work);
    try {
      return await work;
    } finally {
      this.#busy.delete(work);
    }
  }

  /** The guard is told who is inside as well. */
  #stand(): void {
    const { spaceId, roomId, people } = this.#house;
    const look = { name: "Hana", avatarUrl: null, avatarAppearance: "letter", palette: DEFAULT_PALETTE } as const;
    const inside = people.filter((each) => this.model.isInside(each));
    desk.inside.set(
      spaceId,
      inside.map(({ accountId }) => ({ ...look, accountId, roomId, pos: null, speaking: false })),
    );
  }
}

const byId = <Element extends { id: string }>(elements: readonly Element[]) =>
  elements.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const withoutUsers = ({ collaboratorsIds: _users, ...element }: RoomElement): StoredElement => element;
const modelOf = (stored: readonly StoredElement[]): ModelElement[] =>
  byId(stored).map(({ id, creatorId, data, pos, order, lockerId, didPersist }) => ({
    id,
    creatorId: must(creatorId, "nobody is deleted"),
    x: pos.x,
    order,
    lockerId,
    didPersist,
    content: data.type === "text" ? data.content : "",
  }));

interface Step {
  do: "add" | "addAgain" | "move" | "write" | "lift" | "delete" | "lock" | "unlock" | "pin" | "unpin" | "pinOwn";
  who: number;
  which: number;
  isLast: boolean;
  isLost: boolean;
}
const step = record<Step>({
  do: constantFrom(
    "add",
    "add",
    "add",
    "addAgain",
    "move",
    "write",
    "lift",
    "delete",
    "lock",
    "unlock",
    "pin",
    "unpin",
    "pinOwn",
  ),
  who: nat(3),
  which: nat(20),
  isLast: boolean(),
  isLost: boolean(),
});
const coming = record({ goes: nat(3), comes: nat(3) });

async function take(trial: Trial, next: Step): Promise<void> {
  const { model } = trial;
  const by = trial.person(next.who);
  const id = next.do === "add" ? newId<ElementId>() : trial.target(next.which);
  const { which } = next;
  const change = async (name: OperationName, input: object, changes: Partial<ModelElement>) =>
    expect(await trial.call(by, name, { id, ...input })).toBe(model.change(by, id, changes));
  switch (next.do) {
    case "add":
    case "addAgain": {
      const place = { id, pos: { x: which, y: 0 }, width: 200, height: 80, content: `Words ${which}` };
      const expected = model.add(by, { id, content: `Words ${which}`, x: which });
      return expect(await trial.call(by, "addTextElement", place)).toBe(expected);
    }
    case "move":
      return change("updateTextElement", { pos: { x: which * 10, y: 5 } }, { x: which * 10 });
    case "write":
      return change("updateTextElement", { content: `More ${which}` }, { content: `More ${which}` });
    case "lift":
      return change("updateTextElement", { order: which + 100 }, { order: which + 100 });
    case "lock":
      return change("lockElement", {}, { lockerId: by.accountId });
    case "unlock":
      return change("unlockElement", {}, { lockerId: null });
    case "unpin":
      await change("unpinElement", {}, { didPersist: false });
      return trial.settle();
    case "delete":
      return expect(await trial.call(by, "deleteElement", { id })).toBe(model.remove(by, id));
    case "pin":
      return expect(await trial.call(by, "pinElement", { id })).toBe(model.pin(by, id));
    case "pinOwn":
      return expect(await trial.call(by, "pinOwnElements", {})).toBe(model.pinOwn(by));
  }
}

test("whatever people do, stored elements, those of the live room and a simple model are the same", async () => {
  const at = await house();
  await assert(
    asyncProperty(array(record({ steps: array(step, { maxLength: 12 }), coming }), { maxLength: 6 }), async (acts) => {
      const trial = new Trial(at);
      try {
        for (const person of at.people) await trial.enter(person);
        for (const { steps, coming: move } of acts) {
          for (const next of steps) {
            await take(trial, next);
            trial.tell(next);
          }
          await trial.leave(trial.person(move.goes));
          await trial.compare();
          await trial.enter(trial.person(move.comes));
        }
        await trial.compare();
      } finally {
        await trial.clear();
      }
    }),
    { numRuns: 12 },
  );
});
