import { SctpAssociation } from "../sctpAssociation.ts";
import type { Message } from "../receiver.ts";

export type Way = "toServer" | "toClient";

/** Two associations over a line that loses, repeats and reorders as the test says, on a manual clock. */
export class SctpPair {
  nowMs = 0;
  readonly heard: Message[] = [];
  readonly resets: number[] = [];
  readonly over: string[] = [];
  /** Whether the client may send. */
  isUp = false;
  /** Delays of a packet in ticks; it arrives once for each number. */
  onWay: (packet: Buffer, way: Way) => readonly number[] = () => [0];
  readonly server: SctpAssociation;
  readonly client: SctpAssociation;
  #underWay: { packet: Buffer; way: Way; atTick: number }[] = [];
  #ticks = 0;

  constructor() {
    this.server = this.#newSide("server", "toClient");
    this.client = this.#newSide("client", "toServer");
  }

  /** Advances time in ticks of 100 ms; packets in flight arrive. */
  pass(ticks: number): void {
    for (let passed = 0; passed < ticks; passed++) {
      this.#ticks++;
      this.nowMs += 100;
      for (const side of [this.server, this.client]) side.tick(this.nowMs);
      this.deliver();
    }
  }

  /** Delivers what is due now, and what is sent in reply. */
  deliver(): void {
    for (let rounds = 0; rounds < 10_000; rounds++) {
      const due = this.#underWay.filter(({ atTick }) => atTick <= this.#ticks);
      if (due.length === 0) return;
      this.#underWay = this.#underWay.filter(({ atTick }) => atTick > this.#ticks);
      for (const { packet, way } of due) (way === "toServer" ? this.server : this.client).receive(packet);
    }
    throw new Error("The two never come to rest");
  }

  #newSide(role: "server" | "client", way: Way): SctpAssociation {
    return new SctpAssociation({
      role,
      nowMs: () => this.nowMs,
      sendPacket: (packet) => {
        for (const later of this.onWay(packet, way)) this.#underWay.push({ packet, way, atTick: this.#ticks + later });
      },
      onUp: () => void (this.isUp ||= role === "client"),
      onMessage: (message) => void (role === "server" && this.heard.push(message)),
      onReset: (streams) => void (role === "server" && this.resets.push(...streams)),
      onOver: () => void this.over.push(role),
    });
  }
}
