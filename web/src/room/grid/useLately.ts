import type { AccountId } from "@atrium/contract";
import { useEffect, useState } from "react";
import type { RoomPort } from "../roomPort.ts";
import { useLook } from "../useLook.ts";

/** How long a tile keeps the place it got by speaking or writing: tiles that jump at each pause are hard to watch. */
const SPOKE_FOR_MS = 10_000;
const WROTE_FOR_MS = 60_000;

/** Who did something recently. */
class Lately {
  readonly #until = new Map<AccountId, number>();
  readonly #forMs: number;

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  note(accountId: AccountId): void {
    this.#until.set(accountId, Date.now() + this.#forMs);
  }

  now(): ReadonlySet<AccountId> {
    const nowMs = Date.now();
    for (const [accountId, untilMs] of this.#until) if (untilMs <= nowMs) this.#until.delete(accountId);
    return new Set(this.#until.keys());
  }
}

export function useSpokeLately(speaking: ReadonlySet<AccountId>): ReadonlySet<AccountId> {
  const [lately] = useState(() => new Lately(SPOKE_FOR_MS));
  return useLook(() => {
    for (const accountId of speaking) lately.note(accountId);
    return lately.now();
  }, isSameSet);
}

export function useWroteLately(port: RoomPort): ReadonlySet<AccountId> {
  const [lately] = useState(() => new Lately(WROTE_FOR_MS));
  useEffect(
    () =>
      port.onLiveEvent((event) => {
        if (event.type === "chatMessage" && event.message.author !== null) lately.note(event.message.author.accountId);
      }),
    [port, lately],
  );
  return useLook(() => lately.now(), isSameSet);
}

const isSameSet = (before: ReadonlySet<AccountId>, now: ReadonlySet<AccountId>): boolean =>
  before.size === now.size && [...now].every((id) => before.has(id));
