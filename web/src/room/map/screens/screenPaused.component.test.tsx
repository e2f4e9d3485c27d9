import { must } from "@atrium/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { drawn } from "../../../testing/drawn.tsx";
import { fixtureRoom } from "../../fixtures/fixtureRoom.ts";
import { GridTile } from "../../grid/GridTile.tsx";
import { peopleOfRoom } from "../../people/personModel.ts";
import type { ScreenModel } from "../roomMapModel.ts";
import { ScreenStage } from "./ScreenStage.tsx";
import { ScreenTile } from "./ScreenTile.tsx";

const none = () => undefined;
const picture = { attach: () => none, size: null };
const port = fixtureRoom();
const tomas = must(
  peopleOfRoom(port.live.getState(), port.media.getState()).find((person) => person.sharesScreen),
  "somebody shares a screen in the fixture",
);

function shared(screenHeldBack: boolean): ScreenModel {
  const sharer = { ...tomas, screen: picture, screenHeldBack };
  return { accountId: sharer.accountId, sharer, picture };
}

const places = {
  floor: (screen: ScreenModel) => <ScreenTile screen={screen} hold={none} expand={none} />,
  window: (screen: ScreenModel) => <ScreenStage screen={screen} speakers={[]} close={none} />,
  tiles: ({ sharer }: ScreenModel) => (
    <GridTile person={sharer} isSpeaking={false} isLead isChosen={false} choose={none} showCard={none} />
  ),
};

for (const [place, draw] of Object.entries(places)) {
  test(`${place}: a screen that my network holds back says that it is paused, one that moves says nothing`, async () => {
    const framed = (screen: ScreenModel) => <div style={{ display: "grid", height: 300 }}>{draw(screen)}</div>;
    const held = await drawn(framed(shared(true)));
    await expect.element(page.getByText(/your connection is too slow/)).toBeVisible();
    await held.unmount();
    await drawn(framed(shared(false)));
    await expect.element(page.getByRole("button").first()).toBeVisible();
    expect(page.getByText(/your connection is too slow/).query()).toBeNull();
  });
}

test("over the whole window it lies on the picture: below that are the controls", async () => {
  await drawn(places.window(shared(true)));
  const note = page.getByText(/your connection is too slow/);
  await expect.element(note).toBeVisible();
  const shown = must(document.querySelector("section video"), "the picture is drawn").getBoundingClientRect();
  expect(note.element().getBoundingClientRect().bottom).toBeLessThan(shown.bottom);
});
