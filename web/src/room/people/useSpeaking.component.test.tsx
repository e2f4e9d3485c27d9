import type { AccountId } from "@atrium/contract";
import { must } from "@atrium/contract";
import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../testing/drawn.tsx";
import { fixtureRoom } from "../fixtures/fixtureRoom.ts";
import { peopleOfRoom, type PersonModel } from "./personModel.ts";
import { useSpeaking } from "./useSpeaking.ts";

/** Somebody who talks without a pause, in a list that is new with each frame, as in a lively room. */
function Lively({ people, speaker }: { people: readonly PersonModel[]; speaker: AccountId }) {
  const levels = { own: () => 0, level: (id: AccountId) => (id === speaker ? 1 : 0) };
  const [, drawAgain] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(function next() {
      drawAgain((times) => times + 1);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const speaking = useSpeaking(levels, [...people]);
  return (
    <ul>
      {[...speaking].map((id) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}

test("whoever talks is seen to, although the list of people is a new one with each frame", async () => {
  const port = fixtureRoom();
  const people = peopleOfRoom(port.live.getState(), port.media.getState());
  const speaker = must(
    people.find(({ isMe, audioMuted }) => !isMe && !audioMuted),
    "somebody has their microphone on",
  ).accountId;
  await drawn(<Lively people={people} speaker={speaker} />);
  await expect.element(page.getByRole("listitem")).toHaveTextContent(speaker);
});
