import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawn } from "../testing/drawn.tsx";
import { fixtureRoom, noAddress } from "./fixtures/fixtureRoom.ts";
import { cast } from "./fixtures/people.ts";
import { RoomScreen } from "./RoomScreen.tsx";

afterEach(() => page.viewport(1024, 768));

/** More than the room has tab stops. */
const TABS = 60;

/** Something else covers its centre, so that the focus cannot be seen. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !element.contains(top) && !top.contains(element);
}

/** The tab stops, and which of them are covered at that moment. */
async function stops() {
  const found = new Set<Element>();
  const covered = new Set<Element>();
  for (let tab = 0; tab < TABS; tab++) {
    await userEvent.tab();
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) continue;
    found.add(activeElement);
    if (isCovered(activeElement)) covered.add(activeElement);
  }
  return { found, covered };
}

const enlarge = page.getByRole("button", { name: /^Enlarge/ });
const shrink = page.getByRole("button", { name: "Back to the room" });

for (const [where, width, height] of [
  ["a desk", 1024, 768],
  ["a phone", 390, 844],
] as const)
  test(`an enlarged screen on ${where} keeps Tab out of the room that it covers until it closes`, async () => {
    await page.viewport(width, height);
    await drawn(
      <RoomScreen port={fixtureRoom()} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />,
    );
    await expect.element(enlarge).toBeVisible();
    const button = enlarge.element() as HTMLElement;
    expect((await stops()).found).toContain(button);
    // By keyboard: on this floor the shared screen may be outside the window.
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(shrink).toBeVisible();
    const { found, covered } = await stops();
    expect(found).toContain(shrink.element());
    expect(found).not.toContain(button);
    expect([...covered]).toEqual([]);
    // Tab has moved on to the controls; closing returns the focus to the button that enlarged the screen.
    (shrink.element() as HTMLElement).focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(shrink).not.toBeInTheDocument();
    await expect.element(enlarge).toHaveFocus();
    expect((await stops()).found).toContain(button);
  });

test("who speaks is named over an enlarged screen: it covers their bubble", async () => {
  const people = cast.map((person) => (person.key === "arina" ? { ...person, level: 0 } : person));
  const port = fixtureRoom({ people });
  await drawn(<RoomScreen port={port} address={noAddress} inviteUrl="" retryNow={null} openProfile={null} />);
  await expect.element(enlarge).toBeVisible();
  (enlarge.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByTestId("stage-speakers").getByText("Marina Sokolova")).toBeVisible();
});
