import { expect, test } from "vitest";
import { createCall } from "../../platform/call.ts";
import { FakeClock } from "../../testing/fakeClock.ts";
import { IceServers } from "./iceServers.ts";

const RELAY = { urls: ["turn:relay"], username: "ada", credential: "secret" };

/** A server that answers from its second request on, and the relays asked of it. */
function deafAtFirst() {
  const clock = new FakeClock();
  let asked = 0;
  const call = createCall({
    fetch: (_path, { signal }) => {
      asked += 1;
      if (asked > 1) return Promise.resolve(Response.json({ success: { iceServers: [RELAY] } }));
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
    },
    clock,
    newRequestId: () => "request",
    clientVersion: "test",
  });
  return { clock, ice: new IceServers(call, clock), asked: () => asked };
}

test("a question for relays that hangs ends without them", async () => {
  const { clock, ice } = deafAtFirst();
  const servers = ice.get();
  await clock.pass(3_000);
  expect(await servers).toEqual([]);
});

test("what came to nothing is asked again for the next seat, what was answered is kept", async () => {
  const { clock, ice, asked } = deafAtFirst();
  void ice.get();
  await clock.pass(3_000);
  expect(await ice.get()).toEqual([RELAY]);
  expect(await ice.get()).toEqual([RELAY]);
  expect(asked()).toBe(2);
});
