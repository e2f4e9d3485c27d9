import { constants, type AccountId, type Typing } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

const { typingShownMs, typingEveryMs } = constants.chat;

interface TypistsNeeds {
  clock: Pick<Clock, "after">;
  show: (names: readonly string[]) => void;
  /** Tells the others that I am typing. */
  tell: () => void;
}

/** Who else is typing in a chat, each for a while after their last sign of it; and throttles my own. */
export class Typists {
  readonly #needs: TypistsNeeds;
  readonly #others = new Map<AccountId, { name: string; cancel: () => void }>();
  #rest: (() => void) | null = null;

  constructor(needs: TypistsNeeds) {
    this.#needs = needs;
  }

  heard({ accountId, name }: Typing): void {
    this.#others.get(accountId)?.cancel();
    const cancel = this.#needs.clock.after(typingShownMs, () => this.wrote(accountId));
    this.#others.set(accountId, { name, cancel });
    this.#show();
  }

  /** Their message has arrived, or they have stopped. */
  wrote(accountId: AccountId): void {
    this.#others.get(accountId)?.cancel();
    if (this.#others.delete(accountId)) this.#show();
  }

  /** I am typing. */
  write(): void {
    if (this.#rest !== null) return;
    this.#rest = this.#needs.clock.after(typingEveryMs, () => {
      this.#rest = null;
    });
    this.#needs.tell();
  }

  stop(): void {
    this.#rest?.();
    this.#rest = null;
    for (const { cancel } of this.#others.values()) cancel();
    this.#others.clear();
    this.#show();
  }

  #show(): void {
    this.#needs.show([...this.#others.values()].map(({ name }) => name));
  }
}
