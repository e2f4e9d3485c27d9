import { must, newId } from "@atrium/contract";
import type { Operation, OperationName } from "@atrium/contract";
import { attemptOf, makeCall } from "../makeCall.ts";
import type { Transport } from "../makeCall.ts";
import type { Attempt, Person, World } from "../world.ts";
import { expectedOf, principalAt } from "./expected.ts";
import { placeOf } from "./place.ts";
import type { Place } from "./place.ts";
import { KINDS } from "./ties.ts";
import type { Tie } from "./ties.ts";

/** A valid call of an operation, and people of every kind who may make it. */
export interface Setting {
  operation: Operation;
  input: Attempt<OperationName>["input"];
  place: Place | null;
  people: ReadonlyMap<string, Person>;
  /** Whether those who may enter have done so. */
  isInside: boolean;
}

export type Crowd = ReadonlyMap<string, Person>;

/** One person of each kind, tied to nothing yet. */
export async function gather(world: World, kinds = KINDS): Promise<Crowd> {
  const crowd = new Map<string, Person>();
  for (const [kind, { session }] of kinds) crowd.set(kind, await newPerson(world, session));
  return crowd;
}

async function newPerson(world: World, session: Tie["session"]): Promise<Person> {
  if (session === "none") return world.nobody();
  if (session === "guest") return world.guest();
  const person = await world.account();
  // Nobody enters a space without a name.
  await person.browser.call("updateAccount", { name: "Anna" });
  return person;
}

/** The kinds that can be told apart where a subject is in no team. */
const UNTIED = KINDS.filter(([, { team, space }]) => team === undefined && space === undefined);

/**
 * A world in which the operation would succeed. The crowd is tied to its team and space; for calls about the callers
 * themselves, which may end their session or account, everybody is new.
 */
export async function setUp(world: World, crowd: Crowd, operation: Operation): Promise<Setting> {
  const attempt = await attemptOf(world, operation.name as OperationName, "success");
  const place = await placeOf(world, operation, attempt.input);
  const people = place === null ? await gather(world, UNTIED) : crowd;
  if (place !== null) await tieAll(world, place, crowd);
  return { operation, input: attempt.input, place, people, isInside: false };
}

async function tieAll(world: World, place: Place, crowd: Crowd): Promise<void> {
  // Some plans have no room for everybody at once.
  await world.arrange.team(place.teamId, { boughtCapacity: 2 * KINDS.length });
  for (const [kind, tie] of KINDS) await tieTo(world, place, { tie, person: personOf(crowd, kind) });
}

async function tieTo(
  { arrange }: World,
  { teamId, spaceId }: Place,
  { tie: { team, space }, person }: { tie: Tie; person: Person },
): Promise<void> {
  if (team !== undefined) await arrange.joinTeam(person, teamId, team);
  if (space === "SUPPORT") await arrange.support(person, spaceId);
  else if (space !== undefined) await arrange.joinSpace(person, spaceId, space);
}

/** These people enter the space, and the room that the call is about or another. */
export async function enter(world: World, setting: Setting, kinds: readonly string[]): Promise<Setting> {
  const { people } = setting;
  const { spaceId, roomId } = must(setting.place, "a space to enter");
  const entering = kinds.map(async (kind) => {
    const person = personOf(people, kind);
    const live = await world.visits(person, spaceId);
    await live.join(roomId ?? undefined);
    return [kind, { ...person, live }] as const;
  });
  return { ...setting, people: new Map([...people, ...(await Promise.all(entering))]), isInside: true };
}

export const personOf = (people: Crowd, kind: string): Person => must(people.get(kind), kind);

/** One kind of caller, what they are to the subject, and the answer that the permission table has for them. */
export interface Cell {
  kind: string;
  role: ReturnType<typeof principalAt>;
  expected: ReturnType<typeof expectedOf>;
}

export function cellsOf({ operation, input, place, people, isInside }: Setting): Cell[] {
  return KINDS.filter(([kind]) => people.has(kind)).map(([kind, tie]) => {
    const situation = { tie, place, isInside: isInside && personOf(people, kind).live !== null };
    return { kind, role: principalAt(operation, situation), expected: expectedOf(operation, input, situation) };
  });
}

/** How somebody can make the call: over HTTP, and over their live connection if they have one. */
export function transportsOf({ operation: { transport }, people }: Setting, kind: string): Transport[] {
  const isConnected = personOf(people, kind).live !== null;
  if (transport === "both") return isConnected ? ["http", "live"] : ["http"];
  return transport === "http" ? ["http"] : isConnected ? ["live"] : [];
}

/** Somebody makes the call; the code of the answer. */
export async function answerTo({ operation, input, people }: Setting, kind: string, transport: Transport) {
  const by = personOf(people, kind);
  const name = operation.name as OperationName;
  const reply = await makeCall({ by, input }, { name, transport, requestId: newId() });
  return Object.keys(reply)[0] ?? "nothing";
}
