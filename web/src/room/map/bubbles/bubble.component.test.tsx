import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { peopleOfRoom } from "../../people/personModel.ts";
import { Bubble } from "./Bubble.tsx";
import { drawZoom } from "./drawZoom.ts";

const waiting = { state: "waiting", deviceId: "airpods", label: "AirPods" } as const;

test("my microphone on its way is said in my name, not marked as muted", async () => {
  const port = fixtureRoom({ media: { microphone: waiting } });
  const me = peopleOfRoom(port.live.getState(), port.media.getState()).find((person) => person.isMe);
  if (me === undefined) throw new Error("the fixture has me in it");
  await drawn(
    <Bubble person={{ ...me, audioMuted: true }} youText="Not through yet" firstName="" hold={() => undefined} />,
  );
  const name = page.getByText("Not through yet");
  await expect.element(name).toBeInTheDocument();
  const signs = name.element().querySelectorAll("svg");
  expect(signs).toHaveLength(1);
  // On one line with the words: the name is as high as a line.
  expect([...signs].map((sign) => getComputedStyle(sign).display)).toEqual(["inline-block"]);
  expect(document.querySelectorAll("[data-self] svg")).toHaveLength(1);
});

test("in a room seen from further away a bubble has the first name, and the whole one under the pointer", async () => {
  const port = fixtureRoom({});
  const marina = peopleOfRoom(port.live.getState(), port.media.getState()).find(({ name }) =>
    name.startsWith("Marina"),
  );
  if (marina === undefined) throw new Error("the fixture has Marina in it");
  await drawn(
    <div data-testid="map" style={{ padding: 200, ["--heard" as string]: "60px" }}>
      <div style={{ position: "relative" }}>
        <Bubble person={marina} youText="You" firstName="Marina" hold={() => undefined} />
      </div>
    </div>,
  );
  const [whole, first] = [
    page.getByText("Marina Sokolova", { exact: true }),
    page.getByText("Marina", { exact: true }),
  ];
  const map = page.getByTestId("map").element();
  if (!(map instanceof HTMLElement)) throw new Error("the map is an element");
  drawZoom(map, 1);
  await expect.element(whole).toBeVisible();
  await expect.element(first).not.toBeVisible();
  drawZoom(map, 0.5);
  await expect.element(first).toBeVisible();
  await expect.element(whole).not.toBeVisible();
  const bubble = document.querySelector("[data-person]");
  if (bubble !== null) await userEvent.hover(bubble);
  await expect.element(whole).toBeVisible();
  await expect.element(first).not.toBeVisible();
});
