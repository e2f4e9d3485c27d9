// The only way rules change a live space: `inRoom`, `onRoom`, `inSpace`. A rule reads the current state, and its patches,
// events and asks are carried out before anything else happens.

import { ok, refuse, spaceKinds } from "@atrium/contract";
import type { AccountId, ErrorCode, Result, RoomId, RoomPatch, SpacePatch } from "@atrium/contract";
import type { Decided, Decision, OutsideRule, RoomRule, RoomScene, Said, SpaceRule } from "@atrium/rules";
import type { OpenRoom } from "./roomSet.ts";
import type { SpaceActor } from "./spaceActor.ts";

type Done<Code extends ErrorCode> = Result<Record<string, never>, Code>;

/** Runs the rule for somebody who is connected and in that room. */
export function inRoom<Input, Code extends ErrorCode>(
  { space, roomId, accountId }: { space: SpaceActor | null; roomId: RoomId; accountId: AccountId },
  rule: RoomRule<Input, Code>,
  input: Input,
): Done<Code | "notConnectedToRoom"> {
  const open = space?.roomOf(accountId) ?? null;
  if (space?.isConnected(accountId) !== true || open?.actor.roomId !== roomId) return refuse("notConnectedToRoom");
  const [participant, member] = [space.participant(accountId), open.actor.member(accountId)];
  const scene = sceneOf(space, open);
  if (participant === null || member === null || scene === null) return refuse("notConnectedToRoom");
  return carriedOut(space, open, rule(scene, { participant, member }, input));
}

/** Runs the rule on a room for any caller; a room without people has no state to change. */
export function onRoom<Input, Code extends ErrorCode>(
  { space, roomId }: { space: SpaceActor | null; roomId: RoomId },
  rule: OutsideRule<Input, Code>,
  input: Input,
): Done<Code | "participantNotFound"> {
  const open = space?.rooms.find(roomId) ?? null;
  const scene = space === null || open === null ? null : sceneOf(space, open);
  if (space === null || scene === null) return refuse("participantNotFound");
  return carriedOut(space, open, rule(scene, input));
}

/** Runs the rule for somebody who is connected to the space. */
export function inSpace<Input, Code extends ErrorCode>(
  { space, accountId }: { space: SpaceActor | null; accountId: AccountId },
  rule: SpaceRule<Input, Code>,
  input: Input,
): Done<Code | "notConnectedToSpace"> {
  const participant = space?.isConnected(accountId) === true ? space.participant(accountId) : null;
  if (space === null || participant === null) return refuse("notConnectedToSpace");
  const decision = rule({ inSpace: space.records, plan: space.plan }, { participant }, input);
  return carriedOut(space, space.roomOf(accountId), decision);
}

function sceneOf(space: SpaceActor, { actor }: OpenRoom): RoomScene | null {
  const room = space.room(actor.roomId);
  return room === null ? null : { inSpace: space.records, plan: space.plan, room, inRoom: actor.records };
}

function carriedOut<Code extends ErrorCode>(
  space: SpaceActor,
  open: OpenRoom | null,
  decision: Decision<Code>,
): Done<Code> {
  if (!decision.ok) return decision;
  carryOut(space, open, decision);
  return ok({});
}

function carryOut(space: SpaceActor, open: OpenRoom | null, { patches, events, asks }: Decided): void {
  const ofSpace = patches.filter(isOfSpace);
  if (ofSpace.length > 0) space.change(ofSpace);
  open?.actor.change(patches.filter((patch): patch is RoomPatch => !isOfSpace(patch)));
  open?.heldPlaces.watch();
  for (const said of events) say(space, open, said);
  for (const ask of asks) {
    if (ask.ask === "letPast") space.rooms.find(ask.roomId)?.actor.letPast(ask.accountId, ask);
    else if (open !== null) space.ask(open, ask);
  }
}

/** An event for one person is sent with the id of their own room: a page skips those of other rooms. */
function say(space: SpaceActor, open: OpenRoom | null, { to, event }: Said): void {
  if (to === "room") open?.actor.tell("room", event);
  else if (typeof to !== "string") open?.actor.tell(to, event);
  else space.say(to, { type: "events", roomId: space.roomOf(to)?.actor.roomId ?? null, events: [event] });
}

const isOfSpace = (patch: SpacePatch | RoomPatch): patch is SpacePatch => Object.hasOwn(spaceKinds, patch.kind);
