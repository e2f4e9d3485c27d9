import { expect, test } from "vitest";
import { measureForwarding } from "./measureForwarding.ts";

test.each(["audio", "video"] as const)(
  "%s of two publishers reaches four encrypted peers over real sockets",
  async (kind) => {
    const figures = await measureForwarding({ kind, peers: 4, publishers: 2, everyMs: 20, forMs: 1000 });
    expect(figures.forwardedPackets).toBeGreaterThan(0);
    expect(figures.receivedShare).toBeGreaterThan(0.9);
    expect(figures.receivedShare).toBeLessThanOrEqual(1);
  },
);
