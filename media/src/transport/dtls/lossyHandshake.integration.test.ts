import { expect, test } from "vitest";
import { shakeHands, type Side } from "./testing/shakeHands.ts";

/** The outcome of a handshake in which the given packets of one side (counted from 0) never arrive. */
async function withLost(lost: { from: Side; packets: readonly number[] }): Promise<string[]> {
  const sent = { server: 0, client: 0 };
  const { outcomes, close } = await shakeHands({
    onWay: (packet, from) => (lost.packets.includes(sent[from]++) && from === lost.from ? null : packet),
  });
  const results = await Promise.all(outcomes);
  close();
  return results.map((result) => result.split(" ")[0] ?? "");
}

const each = (from: Side, count: number) =>
  Array.from({ length: count }, (_, packet) => ({ from, packets: [packet] as readonly number[] }));

test.concurrent.each([
  ...each("client", 7),
  ...each("server", 8),
  { from: "client", packets: [2, 4] },
  { from: "client", packets: [3, 6, 8] },
  { from: "server", packets: [1, 3, 7] },
] as { from: Side; packets: readonly number[] }[])(
  "it succeeds without packets $packets of the $from",
  async (lost) => {
    expect(await withLost(lost)).toEqual(["connected", "connected"]);
  },
);
