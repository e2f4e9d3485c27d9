/**
 * Which section of a connection carries what. A released section is reused only after one full round (offer and answer)
 * had it inactive: browsers report a new track only when a section goes from inactive to active.
 */
export class SectionBook<Holder> {
  readonly #slots = new Map<string, Slot<Holder>>();

  /** Adds a section that may carry this kind; known ones keep their state. */
  open(mid: string, kind: "audio" | "video"): void {
    if (!this.#slots.has(mid)) this.#slots.set(mid, { kind, use: { state: "free" } });
  }

  /** The peer no longer offers this section. Returns its holder. */
  drop(mid: string): Holder | null {
    const holder = this.holderOf(mid);
    this.#slots.delete(mid);
    return holder;
  }

  /** Call at the start of each round. */
  beginRound(): void {
    for (const slot of this.#slots.values()) {
      if (slot.use.state === "cooling") slot.use = { state: "free" };
      if (slot.use.state === "released") slot.use = { state: "cooling" };
    }
  }

  /** Assigns a section; null if none is free. */
  place(holder: Holder, kind: "audio" | "video"): string | null {
    for (const [mid, slot] of this.#slots) {
      if (slot.kind !== kind || slot.use.state !== "free") continue;
      slot.use = { state: "held", holder };
      return mid;
    }
    return null;
  }

  release(holder: Holder): void {
    for (const slot of this.#slots.values()) {
      if (slot.use.state === "held" && slot.use.holder === holder) slot.use = { state: "released" };
    }
  }

  holderOf(mid: string): Holder | null {
    const use = this.#slots.get(mid)?.use;
    return use?.state === "held" ? use.holder : null;
  }

  /** Whether the peer still has a section active that was released. */
  get hasReleased(): boolean {
    return [...this.#slots.values()].some((slot) => slot.use.state === "released");
  }

  countFree(kind: "audio" | "video"): number {
    return [...this.#slots.values()].filter((slot) => slot.kind === kind && slot.use.state === "free").length;
  }

  /** In the order they were added. */
  get sections(): readonly { mid: string; kind: "audio" | "video"; holder: Holder | null }[] {
    return [...this.#slots].map(([mid, { kind }]) => ({ mid, kind, holder: this.holderOf(mid) }));
  }
}

interface Slot<Holder> {
  kind: "audio" | "video";
  use: { state: "free" } | { state: "held"; holder: Holder } | { state: "released" } | { state: "cooling" };
}
