import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { peopleOfRoom } from "../../people/personModel.ts";
import { Bubble } from "./Bubble.tsx";

const waiting = { state: "waiting", deviceId: "airpods", label: "AirPods" } as const;

test("my microphone on its way is said in my name, not marked as muted", async () => {
  const port = fixtureRoom({ media: { microphone: waiting } });
  const me = peopleOfRoom(port.live.getState(), port.media.getState()).find((person) => person.isMe);
  if (me === undefined) throw new Error("the fixture has me in it");
  await drawn(<Bubble person={{ ...me, audioMuted: true }} youText="Not through yet" hold={() => undefined} />);
  const name = page.getByText("Not through yet");
  await expect.element(name).toBeInTheDocument();
  const signs = name.element().querySelectorAll("svg");
  expect(signs).toHaveLength(1);
  // On one line with the words: the name is as high as a line.
  expect([...signs].map((sign) => getComputedStyle(sign).display)).toEqual(["inline-block"]);
  expect(document.querySelectorAll("[data-self] svg")).toHaveLength(1);
});
