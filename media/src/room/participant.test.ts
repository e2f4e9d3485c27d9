import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { MemoryRoom } from "../trials/memoryRoom.ts";

function somebody() {
  const trial = new MemoryRoom();
  return { trial, participant: must(trial.join("a").participant, "a joined") };
}

test("a token is due for another at half its life, and where the clock is set back to before it was given", () => {
  const { trial, participant } = somebody();
  expect([-1, 0, 499_999, 500_000].map((ms) => participant.needsToken(trial.wallMs + ms))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("people and rooms are told with the time of day they began", () => {
  const { trial, participant } = somebody();
  expect(participant.info()).toMatchObject({ joinedAt: 1000n, joinedAtMs: BigInt(trial.wallMs) });
  expect(trial.room.info()).toMatchObject({ creationTime: 1000n, creationTimeMs: BigInt(trial.wallMs) });
});
