import type { Handlers } from "../platform/calls/handler.ts";
import type { Clock } from "../platform/clock.ts";
import { createLocalLimiter } from "../platform/rateLimit.ts";
import { peopleOperations } from "../room/index.ts";
import type { LivePeople } from "../room/index.ts";
import { doorOperations } from "../space/index.ts";
import type { LiveDoor } from "../space/index.ts";

type PeopleOperation = keyof ReturnType<typeof peopleOperations>;
type DoorOperation = keyof ReturnType<typeof doorOperations>;

/** Reactions of one person. */
const EMOTIONS = { name: "emotions", count: 15, withinMs: 10_000 };

/** The operations that need a live space, bound to it. */
export function liveHandlers(
  people: LivePeople,
  door: LiveDoor,
  clock: Clock,
): Pick<Handlers, PeopleOperation | DoorOperation> {
  return {
    ...peopleOperations({ people, emotions: createLocalLimiter(EMOTIONS, clock) }),
    ...doorOperations({ door }),
  };
}
