import { constants } from "@atrium/contract";
import type { AccountId, StagePart } from "@atrium/contract";
import type { PersonModel } from "../people/personModel.ts";

/** What one person in the room sees of its stage. */
export interface StageModel {
  /** My own part; its times are by this machine's clock. */
  mine: StagePart | null;
  /** Who is on, in the order in which they came. */
  presenters: readonly PersonModel[];
  /** Whose screen is shown; null while nobody shares one. */
  sharer: PersonModel | null;
  /** The web page that is shown in the place of a screen, and who shows it; null for none. */
  page: { owner: PersonModel; url: string } | null;
  /** Whom a host has put in the spotlight; null for nobody. */
  spotlit: AccountId | null;
  /** Whoever is in the spotlight, else the first of several presenters; null if all tiles are equal. */
  lead: AccountId | null;
  /** The first to ask comes first. */
  hands: readonly StagePart[];
  /** Allowed or invited, but not ready yet. */
  coming: readonly StagePart[];
  backstage: readonly StagePart[];
  /** The part of the audience that everybody has records of. */
  seats: readonly PersonModel[];
  handsUp: ReadonlySet<AccountId>;
  /** Since when each presenter is on, by the server's clock. */
  onSinceMs: ReadonlyMap<AccountId, number>;
  watching: number;
  /** How far the server's clock is ahead of this one. */
  clockOffsetMs: number;
  freePlaces: number;
}

function pageOn(parts: StageInput["parts"], presenters: readonly PersonModel[]): StageModel["page"] {
  for (const owner of presenters) {
    const url = parts[owner.accountId]?.iframeUrl ?? null;
    if (url !== null) return { owner, url };
  }
  return null;
}

interface StageInput {
  parts: Readonly<Record<string, StagePart>>;
  people: readonly PersonModel[];
  selfId: AccountId | null;
  /** The number of people who are counted but not shown. */
  unshown: number;
  /** How far the server's clock is ahead of this one. */
  clockOffsetMs: number;
}

/** With this many presenters or more, the first one's tile is larger. */
const LEAD_FROM = 3;

export function stageModel({ parts, people, selfId, unshown, clockOffsetMs }: StageInput): StageModel {
  const all = Object.values(parts).toSorted((one, other) => one.sinceMs - other.sinceMs);
  const of = (...states: readonly StagePart["state"][]) => all.filter(({ state }) => states.includes(state));
  const byId = new Map(people.map((person) => [person.accountId, person]));
  const presenters = of("on").flatMap(({ accountId }) => byId.get(accountId) ?? []);
  const on = new Set(presenters.map(({ accountId }) => accountId));
  const seats = people.filter(({ accountId }) => !on.has(accountId));
  const sharer = presenters.find(({ screen }) => screen !== null) ?? null;
  const first = presenters.length >= LEAD_FROM ? presenters[0] : undefined;
  const spotlit = presenters.find(({ accountId }) => parts[accountId]?.isSpotlit === true)?.accountId ?? null;
  const mine = all.find(({ accountId }) => accountId === selfId) ?? null;
  const hands = of("hand");
  const taken = all.length - hands.length;
  return {
    mine: mine && { ...mine, heldUntilMs: mine.heldUntilMs === null ? null : mine.heldUntilMs - clockOffsetMs },
    presenters,
    sharer,
    page: pageOn(parts, presenters),
    spotlit,
    lead: presenters.length < 2 ? null : (spotlit ?? first?.accountId ?? null),
    hands,
    coming: of("allowed", "invited"),
    backstage: of("ready"),
    seats,
    handsUp: new Set(hands.map(({ accountId }) => accountId)),
    onSinceMs: new Map(of("on").map(({ accountId, sinceMs }) => [accountId, sinceMs])),
    clockOffsetMs,
    watching: seats.length + unshown,
    freePlaces: Math.max(0, constants.stage.peopleAtOnce - taken),
  };
}
