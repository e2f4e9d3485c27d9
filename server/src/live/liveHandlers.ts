import { boardOperations } from "../board/index.ts";
import { liveElementOperations } from "../element/index.ts";
import type { Bus } from "../platform/bus.ts";
import type { Handlers } from "../platform/calls/handler.ts";
import { peopleOperations } from "../room/index.ts";
import type { LivePeople } from "../room/index.ts";
import { doorOperations } from "../space/index.ts";
import { stageOperations } from "../stage/index.ts";
import type { LiveDoor } from "../space/index.ts";

type PeopleOperation = keyof (ReturnType<typeof peopleOperations> &
  ReturnType<typeof liveElementOperations> &
  ReturnType<typeof stageOperations> &
  ReturnType<typeof boardOperations>);
type DoorOperation = keyof ReturnType<typeof doorOperations>;

/** The operations that need a live space, bound to it. */
export function liveHandlers(
  people: LivePeople,
  door: LiveDoor,
  bus: Bus,
): Pick<Handlers, PeopleOperation | DoorOperation> {
  return {
    ...peopleOperations({ people }),
    ...liveElementOperations({ people }),
    ...stageOperations({ people }),
    ...boardOperations({ people }),
    ...doorOperations({ door, bus }),
  };
}
