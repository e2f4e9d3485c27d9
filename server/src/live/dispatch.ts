import { unreachable } from "@atrium/contract";
import type { AccountId, UpMessage } from "@atrium/contract";
import { decideDraw, decideShareScreen, decideShowCursor, followersOn } from "@atrium/rules";
import type { Caller } from "../platform/calls/context.ts";
import { inRoom } from "./actors/decideHere.ts";
import type { SpaceActor } from "./actors/spaceActor.ts";

/** Somebody's presence in a space over one connection. */
export interface Visit {
  space: SpaceActor;
  accountId: AccountId;
  caller: Caller;
}

/** A one-way message: it gets no answer, and may have no effect. */
export type Signal = Exclude<UpMessage, { type: "hello" | "call" | "leave" | "ask" | "voice" }>;

export function dispatch({ space, accountId }: Visit, signal: Signal): void {
  switch (signal.type) {
    case "move":
      return space.roomOf(accountId)?.actor.move(accountId, signal.x, signal.y);
    case "speaking":
      return space.roomOf(accountId)?.actor.speak(accountId, signal.level);
    case "cursor":
      return pointWith(space, accountId, signal);
    case "draw":
      return draw(space, accountId, signal);
    case "view":
      return see(space, accountId, signal);
    case "sharing":
      return share(space, accountId, signal.screen);
    case "resync":
      if (signal.scope === "space") return space.resync(accountId, signal.since);
      return resyncRoom(space, accountId, signal);
    case "pong":
      return;
    default:
      unreachable(signal);
  }
}

function share(space: SpaceActor, accountId: AccountId, screen: boolean): void {
  const open = space.roomOf(accountId);
  if (open !== null) inRoom({ space, roomId: open.actor.roomId, accountId }, decideShareScreen, { screen });
}

function pointWith(space: SpaceActor, accountId: AccountId, { shape }: Extract<Signal, { type: "cursor" }>): void {
  const open = space.roomOf(accountId);
  if (open !== null) inRoom({ space, roomId: open.actor.roomId, accountId }, decideShowCursor, { shape });
}

function draw(space: SpaceActor, accountId: AccountId, { stroke }: Extract<Signal, { type: "draw" }>): void {
  const open = space.roomOf(accountId);
  if (open !== null) inRoom({ space, roomId: open.actor.roomId, accountId }, decideDraw, { stroke });
}

/** Sent to the room only while somebody follows. */
function see(space: SpaceActor, accountId: AccountId, { x, y, w, h }: Extract<Signal, { type: "view" }>): void {
  const open = space.roomOf(accountId);
  if (open === null || followersOn(open.actor.records, accountId).length === 0) return;
  open.actor.see(accountId, [x, y, w, h]);
}

function resyncRoom(space: SpaceActor, accountId: AccountId, signal: Extract<Signal, { type: "resync" }>): void {
  const open = space.roomOf(accountId);
  if (open !== null && open.actor.roomId === signal.roomId) open.actor.resync(accountId, signal.since);
}
