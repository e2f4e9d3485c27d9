import type { broadcastOperations } from "../broadcast/index.ts";
import type { AccountId, Operation } from "@atrium/contract";
import type { CountHoursLive } from "../billing/index.ts";
import type { boardOperations } from "../board/index.ts";
import type { captionOperations } from "../captions/index.ts";
import type { liveElementOperations } from "../element/index.ts";
import type { ChangingCall } from "../platform/calls/outcome.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { Handlers } from "../platform/calls/handler.ts";
import type { OnUpgrade } from "../platform/http/createHttpServer.ts";
import type { RecordedRooms } from "../recording/index.ts";
import type { peopleOperations } from "../room/index.ts";
import type { doorOperations, Inside, PeopleInside } from "../space/index.ts";
import type { stageOperations } from "../stage/index.ts";

type LiveOperation = keyof (ReturnType<typeof doorOperations> &
  ReturnType<typeof peopleOperations> &
  ReturnType<typeof liveElementOperations> &
  ReturnType<typeof stageOperations> &
  ReturnType<typeof boardOperations> &
  ReturnType<typeof broadcastOperations> &
  ReturnType<typeof captionOperations>);

/** What the live half provides to the rest of the program. */
export interface LiveParts extends CountHoursLive {
  handlers: Pick<Handlers, LiveOperation>;
  peopleInside: PeopleInside;
  inside: Inside;
  recordedRooms: RecordedRooms;
  /** Takes over a socket at the live path; its Origin has been checked. */
  onUpgrade: OnUpgrade;
  /** Address of the node that owns a call's space, or null if it is this one. */
  locate(operation: Operation, input: unknown, accountId: AccountId | null): Promise<string | null>;
  /** The guard, extended to block commits to a space that has moved elsewhere meanwhile. */
  fenced(guard: Guard): Guard;
  /** This moment, comparable with those of changes that own links are told of. */
  mark(): string;
  /** Notifies listeners of what a call has changed. */
  changed(change: ChangingCall): void;
  counts(): { connections: number; spaces: number; people: number };
  /** Sends everybody to another node or this one's next start, and releases its spaces. */
  drain(): Promise<void>;
}
