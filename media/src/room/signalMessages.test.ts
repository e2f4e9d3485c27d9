import { SignalRequest, SignalResponse } from "@livekit/protocol";
import { expect, test } from "vitest";
import { MemoryRoom } from "../trials/memoryRoom.ts";
import { CLIENT_MESSAGES } from "./handleSignal.ts";
import { SERVER_MESSAGES } from "./serverMessages.ts";

test("every message of the protocol has its place in the tables, and no other", () => {
  const namesOf = (type: typeof SignalRequest | typeof SignalResponse) =>
    type.fields.list().map(({ localName }) => localName);
  expect(Object.keys(CLIENT_MESSAGES)).toEqual(namesOf(SignalRequest));
  expect(Object.keys(SERVER_MESSAGES)).toEqual(namesOf(SignalResponse));
});

test.each(Object.entries(CLIENT_MESSAGES).filter(([, { use }]) => use !== "supported"))(
  "%s does as the table says",
  (name, { use }) => {
    const trial = new MemoryRoom();
    const a = trial.join("a");
    const before = a.signal.sent.length;
    a.say(SignalRequest.fromJson({ [name]: {} }).message);
    const told = a.signal.sent.slice(before).map(({ case: kind }) => kind);
    expect(told).toEqual(use === "refused" ? ["requestResponse"] : []);
    expect(trial.faults).toEqual([]);
  },
);
