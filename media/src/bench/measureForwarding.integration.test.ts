import { expect, test } from "vitest";
import { measureForwarding } from "./measureForwarding.ts";

test.each(["audio", "video"] as const)(
  "%s of two publishers reaches four encrypted peers over real sockets",
  async (kind) => {
    const results = await measureForwarding({ kind, peers: 4, publishers: 2, everyMs: 20, forMs: 1000 });
    expect(results.forwardedPackets).toBeGreaterThan(0);
    expect(results.receivedShare).toBeGreaterThan(0.9);
    expect(results.receivedShare).toBeLessThanOrEqual(1);
  },
);
