import { constants, type AccountId, type Typing } from "@atrium/contract";
import type { Clock } from "../../platform/clock.ts";

const { typingShownMs, typingEveryMs } = constants.chat;

interface TypistsNeeds {
  clock: Pick<Clock, "after">;
  show: (names: readonly string[]) => void;
  /** Tells the others that I am writing. */
  tell: () => void;
}

/** Who else is writing in a chat, each until a while after the last word of it; and my own word to them, not too often. */
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

  /** What they have written is there, or they have stopped. */
  wrote(accountId: AccountId): void {
    this.#others.get(accountId)?.cancel();
    if (this.#others.delete(accountId)) this.#show();
  }

  /** I am writing. */
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
