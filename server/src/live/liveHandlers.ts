import { boardOperations } from "../board/index.ts";
import { broadcastOperations } from "../broadcast/index.ts";
import type { LiveAir } from "../broadcast/index.ts";
import { captionOperations } from "../captions/index.ts";
import type { Captioning } from "../captions/index.ts";
import { liveElementOperations } from "../element/index.ts";
import type { EmbedNeeds } from "../element/index.ts";
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
  ReturnType<typeof boardOperations> &
  ReturnType<typeof broadcastOperations> &
  ReturnType<typeof captionOperations>);
type DoorOperation = keyof ReturnType<typeof doorOperations>;

interface LiveHandlersNeeds extends EmbedNeeds {
  people: LivePeople;
  air: LiveAir;
  door: LiveDoor;
  bus: Bus;
  captioning: Captioning | null;
}

/** The operations that need a live space, bound to it. */
export function liveHandlers({
  people,
  air,
  door,
  bus,
  captioning,
  isOwnHost,
}: LiveHandlersNeeds): Pick<Handlers, PeopleOperation | DoorOperation> {
  return {
    ...peopleOperations({ people }),
    ...liveElementOperations({ people }),
    ...stageOperations({ people, isOwnHost }),
    ...boardOperations({ people }),
    ...broadcastOperations({ people, air }),
    ...captionOperations({ people, captioning }),
    ...doorOperations({ door, bus }),
  };
}
