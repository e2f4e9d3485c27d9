import type { AccountId, Operation } from "@atrium/contract";
import type { ChangingCall } from "../platform/calls/outcome.ts";
import type { Guard } from "../platform/calls/guard.ts";
import type { Handlers } from "../platform/calls/handler.ts";
import type { OnUpgrade } from "../platform/http/createHttpServer.ts";
import type { peopleOperations } from "../room/index.ts";
import type { doorOperations, Inside, PeopleInside } from "../space/index.ts";

/** What the live half of the program gives to the rest. */
export interface LiveParts {
  handlers: Pick<Handlers, keyof ReturnType<typeof doorOperations> | keyof ReturnType<typeof peopleOperations>>;
  peopleInside: PeopleInside;
  inside: Inside;
  /** Takes over a socket at the live path; its Origin is checked already. */
  onUpgrade: OnUpgrade;
  /** Address of the node that owns the space of a call, or null when it is this one. */
  locate(operation: Operation, input: unknown, accountId: AccountId | null): Promise<string | null>;
  /** The guard, which also keeps a change of a space from committing when the space lives elsewhere by then. */
  fenced(guard: Guard): Guard;
  /** Tells those who listen what a call has changed. */
  changed(change: ChangingCall): void;
  counts(): { connections: number; spaces: number; people: number };
  /** Sends everybody to another node or to this one's next start, and gives its spaces back. */
  drain(): Promise<void>;
}
