import { expect, test } from "vitest";
import { Sender } from "./sender.ts";

test("of what a peer acknowledges in pieces, all but the first, so much is sent and no more until the first has arrived", () => {
  const sender = new Sender(1, () => undefined);
  sender.setPeerWindow(1_000_000);
  const windowBytes = 1_000_000;
  for (let round = 1; round <= 4000; round++) {
    sender.send({ stream: 1, protocol: 53, data: Buffer.alloc(100), ordered: true }, round);
    const end = round + 1 - sender.queued - 1;
    sender.onSack({ cumulative: 0, windowBytes, gaps: end > 1 ? [{ start: 2, end }] : [] }, round);
  }
  expect(4000 - sender.queued).toBe(1024);
  sender.onSack({ cumulative: 1024, windowBytes, gaps: [] }, 5000);
  expect(4000 - sender.queued).toBeGreaterThan(1024);
});
