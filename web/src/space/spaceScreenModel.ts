import type { ErrorCode, SpaceEntrance } from "@atrium/contract";
import { CLOSE_CODES } from "@atrium/contract";
import { isHost } from "@atrium/rules";
import type { LinkState, Queued, Tries } from "../live/index.ts";
import type { EntranceState, VisitState } from "./spaceVisit.ts";

/** Why a space cannot be entered. */
export type ClosedDoor =
  | "full"
  | "notStarted"
  | "hoursUsed"
  | "private"
  | "missing"
  | "kicked"
  | "banned"
  | "elsewhere"
  | "signedOut"
  | "broken";

/** What the page of a space shows. */
export type SpaceScreenModel =
  | { screen: "loading" }
  | { screen: "unreachable" }
  | {
      screen: "entrance";
      entrance: SpaceEntrance;
      isEntering: boolean;
      wrongPassword: boolean;
      /** Password attempts left: null if unknown, or if all are available again. */
      tries: Tries | null;
      /** Why the last attempt failed, if it was not the password. */
      problem: ErrorCode | null;
      /** Joining takes long: the server does not answer and is asked again. */
      keepsTrying: boolean;
    }
  | { screen: "queue"; queued: Queued; entrance: SpaceEntrance | null }
  | { screen: "door"; door: ClosedDoor; entrance: SpaceEntrance | null; startsAt: string | null }
  | { screen: "room"; entrance: SpaceEntrance | null }
  | { screen: "left"; entrance: SpaceEntrance | null; wasQuiet: boolean };

export interface SpaceScreenInput {
  entrance: EntranceState;
  visit: VisitState;
  link: LinkState;
  nowMs: number;
}

/** The pages of the close codes; codes that are not here lead back to the card. */
const DOORS: Readonly<Record<number, ClosedDoor>> = {
  [CLOSE_CODES.newConnection]: "elsewhere",
  [CLOSE_CODES.banned]: "banned",
  [CLOSE_CODES.kicked]: "kicked",
  [CLOSE_CODES.unauthorized]: "signedOut",
  [CLOSE_CODES.overCapacity]: "full",
  [CLOSE_CODES.notStarted]: "notStarted",
  [CLOSE_CODES.hoursUsed]: "hoursUsed",
  [CLOSE_CODES.notFound]: "missing",
  [CLOSE_CODES.private]: "private",
  1008: "broken",
};

export function spaceScreenModel({ entrance: state, visit, link, nowMs }: SpaceScreenInput): SpaceScreenModel {
  const entrance = state.state === "ready" ? state.entrance : null;
  if (visit.state === "inside") return { screen: "room", entrance };
  if (visit.state === "left") return { screen: "left", entrance, wasQuiet: visit.wasQuiet === true };
  const isEntering = visit.state === "entering";
  if (isEntering && link.state === "queued") return { screen: "queue", queued: link, entrance };
  const closeCode = link.state === "ended" && !isEntering ? link.closeCode : null;
  const door = closeCode === null ? undefined : DOORS[closeCode];
  const opensAt = door === "banned" || door === "hoursUsed" ? null : (entrance?.startsAt ?? null);
  const startsAt = link.state === "ended" ? (link.startsAt ?? opensAt) : null;
  const opensByTime = door === "notStarted" || door === "hoursUsed" || door === "banned";
  const hasOpened = opensByTime && startsAt !== null && Date.parse(startsAt) <= nowMs;
  if (door !== undefined && !hasOpened) return { screen: "door", door, entrance, startsAt };
  if (state.state === "loading") return { screen: "loading" };
  if (state.state === "unreachable") return { screen: "unreachable" };
  if (state.state === "missing") return { screen: "door", door: "missing", entrance: null, startsAt: null };
  const shut = isEntering ? null : shutDoor(state.entrance, nowMs);
  if (shut !== null) return { screen: "door", door: shut, entrance, startsAt: state.entrance.startsAt };
  const refusal = visit.state === "entrance" ? visit.refusal : null;
  const told = link.state === "ended" && !isEntering ? (link.tries ?? null) : null;
  const tries = told === null || told.renewAtMs <= nowMs ? null : told;
  const isRestOver = told?.left === 0 && tries === null;
  const wrongPassword = isRestOver ? false : closeCode === CLOSE_CODES.wrongPassword || refusal === "invalidPassword";
  const problem = refusal === "invalidPassword" ? null : refusal;
  const isUnanswered = visit.state === "entering" && visit.isUnanswered;
  const keepsTrying = isUnanswered || (isEntering && link.state === "reconnecting" && link.attempt > 1);
  return { screen: "entrance", entrance: state.entrance, isEntering, wrongPassword, tries, problem, keepsTrying };
}

/**
 * Known before asking for a ticket: whether a private space lets somebody in is for the server to decide, and a full
 * space has a queue.
 */
function shutDoor(entrance: SpaceEntrance, nowMs: number): ClosedDoor | null {
  const startsAtMs = entrance.startsAt === null ? 0 : Date.parse(entrance.startsAt);
  return startsAtMs > nowMs && !isHost(entrance.role) ? "notStarted" : null;
}
