import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildChannelOpen, channelAck, parseControl } from "./channelMessages.ts";

test.each([
  { label: "_reliable", ordered: true },
  { label: "_lossy", ordered: false, maxRetransmits: 0 },
  { label: "längst", ordered: true, maxRetransmits: 3 },
  { label: "", ordered: false, maxLifeMs: 500 },
])("an opened channel is understood again: $label", (open) => {
  expect(parseControl(buildChannelOpen(open))).toEqual({ type: "open", ...open });
});

test("an acknowledgement is understood, anything else is nothing", () => {
  expect(parseControl(channelAck)).toEqual({ type: "ack" });
  expect(parseControl(Buffer.from([9, 9]))).toBeNull();
  expect(parseControl(Buffer.from("030000000000000000ff0000", "hex"))).toBeNull();
});

test("random bytes are an opening whose label they hold, an acknowledgement or nothing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const read = parseControl(Buffer.from(bytes));
      if (read?.type === "open") expect(read.label.length).toBeLessThanOrEqual(bytes.length - 12);
      else expect([null, "ack"]).toContain(read?.type ?? null);
    }),
  );
});
