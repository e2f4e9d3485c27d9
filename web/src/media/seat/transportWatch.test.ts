import { expect, test } from "vitest";
import { TransportWatch } from "./transportWatch.ts";

class Transport extends EventTarget {
  state: RTCIceTransportState = "connected";
  turn(state: RTCIceTransportState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
const endOf = (iceTransport: Transport) => ({ transport: { iceTransport } }) as unknown as RTCRtpReceiver;

function watch() {
  let times = 0;
  return { transports: new TransportWatch(() => (times += 1)), mended: () => times };
}

test("packets that come again after they had stopped are told, each time", () => {
  const { transports, mended } = watch();
  const transport = new Transport();
  transports.follow(endOf(transport));
  transport.turn("disconnected");
  expect(mended()).toBe(0);
  transport.turn("connected");
  transport.turn("disconnected");
  transport.turn("completed");
  expect(mended()).toBe(2);
});

test("a transport that becomes connected for the first time is no news", () => {
  const { transports, mended } = watch();
  const transport = new Transport();
  transports.follow(endOf(transport));
  for (const state of ["checking", "connected", "completed"] as const) transport.turn(state);
  expect(mended()).toBe(0);
});

test("two tracks over one transport tell it once", () => {
  const { transports, mended } = watch();
  const transport = new Transport();
  for (const end of [endOf(transport), endOf(transport), undefined]) transports.follow(end);
  transport.turn("disconnected");
  transport.turn("connected");
  expect(mended()).toBe(1);
});
