/**
 * Which section of a connection carries what. A released section is used again only after one whole round
 * (offer and answer) had it inactive: browsers tell of a new track only when a section turns from inactive to active.
 */
export class SectionBook<Holder> {
  readonly #slots = new Map<string, Slot<Holder>>();

  /** A section that may carry something of this kind; known ones keep their state. */
  open(mid: string, kind: "audio" | "video"): void {
    if (!this.#slots.has(mid)) this.#slots.set(mid, { kind, use: { state: "free" } });
  }

  /** The peer no longer offers this section. Gives back who held it. */
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

  /** The section that carries it from now on; null where none is free. */
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

  /** Whether the peer still believes in something that has ended. */
  get hasReleased(): boolean {
    return [...this.#slots.values()].some((slot) => slot.use.state === "released");
  }

  countFree(kind: "audio" | "video"): number {
    return [...this.#slots.values()].filter((slot) => slot.kind === kind && slot.use.state === "free").length;
  }

  /** In the order they were opened. */
  get sections(): readonly { mid: string; kind: "audio" | "video"; holder: Holder | null }[] {
    return [...this.#slots].map(([mid, { kind }]) => ({ mid, kind, holder: this.holderOf(mid) }));
  }
}

interface Slot<Holder> {
  kind: "audio" | "video";
  use: { state: "free" } | { state: "held"; holder: Holder } | { state: "released" } | { state: "cooling" };
}
