import { AccessToken } from "livekit-server-sdk";
import { expect, test } from "vitest";
import { roomOfSignal, workerOfRoom } from "./roomShare.ts";

const roomNames = Array.from({ length: 4000 }, (_, index) => `room-${index}`);

test("rooms spread over the workers evenly, and each stays on its own", () => {
  const counts = [0, 0, 0, 0];
  for (const name of roomNames) counts[workerOfRoom(name, 4)] = (counts[workerOfRoom(name, 4)] ?? 0) + 1;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  expect(workerOfRoom("any", 1)).toBe(0);
});

test("the room of a signalling address is that of its token, in the address or in the header", async () => {
  const token = new AccessToken("key", "a secret of at least thirty-two symbols", { identity: "a" });
  token.addGrant({ roomJoin: true, room: "Küche" });
  const jwt = await token.toJwt();
  expect(roomOfSignal(`/rtc/v1?access_token=${jwt}&join_request=x`, "")).toBe("Küche");
  expect(roomOfSignal("/rtc", `Bearer ${jwt}`)).toBe("Küche");
});

test.each(["/rtc", "/rtc?access_token=a.b.c", "/rtc?access_token=a.bnVsbA.c", "http://", "//["])(
  "an address that names no room is nobody's in particular: %s",
  (address) => {
    expect(roomOfSignal(address, "")).toBe("");
  },
);
