import { gzipSync } from "node:zlib";
import {
  ConnectionSettings,
  JoinRequest,
  SessionDescription,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression as Compression,
} from "@livekit/protocol";
import { expect, test } from "vitest";
import { readJoinParameters, readToken } from "./joinParameters.ts";

const read = (path: string, budget = Infinity) => {
  let left = budget;
  const spend = (work: number): boolean => left >= work && ((left -= work), true);
  return readJoinParameters(new URL(path, "http://x"), spend);
};

function wrapped(request: JoinRequest, compression: Compression): string {
  const bytes = request.toBinary();
  const joinRequest = compression === Compression.GZIP ? gzipSync(bytes) : bytes;
  return Buffer.from(new WrappedJoinRequest({ compression, joinRequest }).toBinary()).toString("base64url");
}

test.each([Compression.NONE, Compression.GZIP])("the join request is read, plain or packed (%i)", (compression) => {
  const request = new JoinRequest({
    connectionSettings: new ConnectionSettings({ autoSubscribe: false }),
    publisherOffer: new SessionDescription({ type: "offer", sdp: "v=0" }),
  });
  const parameters = read(`/rtc/v1?access_token=t&join_request=${wrapped(request, compression)}`);
  expect(parameters).toMatchObject({ connections: "one", autoSubscribe: false, resumeSid: null });
  expect(parameters).toMatchObject({ offer: { sdp: "v=0" } });
});

test("the older path says everything in its address", () => {
  expect(read("/rtc?access_token=t&auto_subscribe=0&reconnect=1&sid=PA_x")).toMatchObject({
    connections: "two",
    autoSubscribe: false,
    resumeSid: "PA_x",
  });
  expect(read("/rtc")).toMatchObject({ autoSubscribe: true, resumeSid: null });
});

test("the token is in the address or in a header", () => {
  expect(readToken(new URL("http://x/rtc?access_token=t"), "Bearer header")).toBe("t");
  expect(readToken(new URL("http://x/rtc"), "Bearer header")).toBe("header");
});

test("what cannot be read is refused, also a bomb", () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
  const packed = Buffer.from(new WrappedJoinRequest({ compression: Compression.GZIP, joinRequest: bomb }).toBinary());
  expect(read(`/rtc/v1?join_request=${packed.toString("base64url")}`)).toBe("unreadable");
  expect(read("/rtc/v1?join_request=____")).toBe("unreadable");
  expect(read("/elsewhere")).toBe("unreadable");
});

const manyTracks = (count: number): string =>
  wrapped(new JoinRequest({ addTrackRequests: Array.from({ length: count }, () => ({})) }), Compression.GZIP);

test("few bytes that unpack to very many parts are not read, whatever is left to spend", () => {
  const encoded = manyTracks(100_000);
  expect(encoded.length).toBeLessThan(1000);
  expect(read(`/rtc/v1?join_request=${encoded}`)).toBe("unreadable");
});

test("what unpacks to more than is left to spend is not read", () => {
  const path = `/rtc/v1?join_request=${manyTracks(15_000)}`;
  expect(read(path)).toMatchObject({ connections: "one" });
  expect(read(path, 1000)).toBe("spent");
});

test("whoever has nothing left to spend has nothing unpacked", () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
  const packed = Buffer.from(new WrappedJoinRequest({ compression: Compression.GZIP, joinRequest: bomb }).toBinary());
  expect(read(`/rtc/v1?join_request=${packed.toString("base64url")}`, 1)).toBe("spent");
  expect(read("/rtc", 1)).toBe("spent");
});
