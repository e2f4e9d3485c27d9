import type { Handlers } from "../../platform/calls/handler.ts";
import { canJoinSpace } from "./canJoinSpace.ts";
import { kick } from "./kick.ts";
import type { LiveDoor } from "./liveDoor.ts";

/** Coming into a space and being sent out of it, with their needs filled in. */
export function doorOperations(needs: { door: LiveDoor }): Pick<Handlers, "canJoinSpace" | "kick"> {
  return {
    canJoinSpace: (context, input) => canJoinSpace(needs, context, input),
    kick: (context, input) => kick(needs, context, input),
  };
}
